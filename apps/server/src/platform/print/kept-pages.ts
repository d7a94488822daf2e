import { createHash } from 'node:crypto';

/** So many papers, and so much of them, are kept; a paper that takes a large part of it is not. */
const mostPages = 32;
const mostBytesOfPage = 1_000_000;

/**
 * What was printed of a page, for who asks for the very same again: a notice is printed by every supplier who reads it,
 * and a browser works a second for each. Those who ask while it is printed wait for the one print. What was printed
 * longest ago is forgotten first.
 */
export function keepPages(print: (html: string) => Promise<Buffer | undefined>) {
  const kept = new Map<string, Promise<Buffer | undefined>>();
  return (html: string): Promise<Buffer | undefined> => {
    const key = createHash('sha256').update(html).digest('base64');
    const known = kept.get(key);
    if (known) return known;
    const printing = print(html);
    kept.set(key, printing);
    const forget = () => void (kept.get(key) === printing && kept.delete(key));
    printing.then((bytes) => {
      if (!bytes || bytes.length > mostBytesOfPage) forget();
    }, forget);
    const [oldest] = kept.keys();
    if (kept.size > mostPages && oldest !== undefined) kept.delete(oldest);
    return printing;
  };
}

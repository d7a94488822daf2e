import { escaped, helpAddress } from './help-markdown.ts';

/** A page of help that another leads to; one that is kept elsewhere has its own address. */
export interface LinkedHelp {
  readonly id: string;
  readonly place: string;
  readonly url: string | null;
}

// oxlint-disable-next-line house/linear-patterns -- an address of ours; the text is one that was cleaned, whose links are closed
const link = new RegExp(`<a href="${helpAddress.replace('?', '\\?')}([^"]+)"[^>]*>([\\s\\S]*?)</a>`, 'g');

/** The menus and routes that a text leads to. */
export function placesIn(content: string): string[] {
  return Array.from(content.matchAll(link), ([, place = '']) => decodeURIComponent(place));
}

/** Its links lead to the pages themselves, for a frame has no session; a link to nothing is plain text. */
export function linkHelp(content: string, linked: readonly LinkedHelp[], addressOf: (id: string) => string): string {
  const pages = new Map(linked.map((page) => [page.place, page]));
  return content.replace(link, (_, place: string, label: string) => {
    const page = pages.get(decodeURIComponent(place));
    if (!page) return label;
    if (page.url) return `<a href="${escaped(page.url)}" target="_blank" rel="noopener noreferrer">${label}</a>`;
    return `<a href="${escaped(addressOf(page.id))}">${label}</a>`;
  });
}

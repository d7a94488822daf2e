import { withoutTail } from '@zhaocai/model';

/**
 * A name as a file may bear it on every system: no path, no sign that a spreadsheet would take for a formula, not
 * longer than so many characters.
 */
export function safeName(name: string, maxLength: number): string {
  const plain = [...name.normalize('NFC')]
    .map((sign) => (/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Surrogate}]/u.test(sign) ? '_' : sign))
    .join('')
    .trim()
    .replace(/^[=+\-@.]+/, (signs) => '_'.repeat(signs.length));
  return withoutTail([...plain].slice(0, maxLength).join(''), '. ') || '_';
}

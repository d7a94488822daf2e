import { escapeMarkup } from '@zhaocai/model';

/** Text as it may stand in a notice. */
export function escapeHtml(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>');
}

export type Line = readonly [label: string, value: string | number | null | undefined];

/** One paragraph per line; a line without a value is left out. */
export function paragraphs(lines: readonly Line[]): string {
  const shown = lines.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return shown.map(([label, value]) => `<p>${label}：${escapeHtml(String(value))}</p>`).join('');
}

/** A heading and its lines; nothing where no line has a value. */
export function section(title: string, lines: readonly Line[]): string {
  const text = paragraphs(lines);
  return text && `<h3>${title}</h3>${text}`;
}

/** Sections one after the other, those that say nothing left out and the rest numbered in Chinese (一 to 十). */
export function numbered(sections: readonly (readonly [title: string, lines: string | readonly Line[]])[]): string {
  return sections
    .map(([title, lines]) => [title, typeof lines === 'string' ? lines : paragraphs(lines)] as const)
    .filter(([, text]) => text !== '')
    .map(([title, text], place) => `<h3>${'一二三四五六七八九十'.charAt(place)}、${title}</h3>${text}`)
    .join('');
}

export function table(headings: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const head = headings.map((heading) => `<th>${heading}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(String(cell ?? ''))}</td>`).join('')}</tr>`)
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

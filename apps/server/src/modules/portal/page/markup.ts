import { escapeMarkup } from '@zhaocai/model';

/** Text that may stand in a page or a feed as it is. */
export interface Markup {
  readonly markup: string;
}

/** What a template takes: everything but markup is escaped, lists stand one after the other, nothing is nothing. */
export type Piece = Markup | string | number | null | undefined | false | readonly Piece[];

/** A page or a feed, or a part of it. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return { markup: parts.map((part, index) => part + (index < pieces.length ? textOf(pieces[index]) : '')).join('') };
}

/** Markup that was judged already. */
export function trusted(markup: string): Markup {
  return { markup };
}

function textOf(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (isList(piece)) return piece.map(textOf).join('');
  return typeof piece === 'object' ? piece.markup : escaped(String(piece));
}

// Array.isArray knows no readonly lists.
function isList(piece: Piece): piece is readonly Piece[] {
  return Array.isArray(piece);
}

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const telling = /[&<>"'\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;

/** For HTML and XML alike; what XML has no place for, control characters and halves of characters, is left out. */
function escaped(text: string): string {
  // Most pieces of a page are plain: one look is all that they cost.
  if (!telling.test(text)) return text;
  return escapeMarkup(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}

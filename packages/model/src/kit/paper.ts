/** A piece of a document as it is told to whoever draws it: a printer, a screen or a word processor. */
export type PaperBlock =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly columns?: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** In two lines: a printer breaks what is this long at a hyphen of it, and whoever copies a signature then loses that. */
export function halved(text: string): string {
  const half = Math.ceil(text.length / 2);
  return `${text.slice(0, half)}\n${text.slice(half)}`;
}

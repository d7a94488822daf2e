import { Parser } from 'htmlparser2';
import type { SheetBlock } from './sheet.ts';

const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Each is a paragraph of its own. */
const lines: ReadonlySet<string> = new Set(['p', 'li', 'pre', ...headings]);
/** What stands before and behind one is no part of the same paragraph. */
const holders: ReadonlySet<string> = new Set(['div', 'section', 'blockquote', 'ul', 'ol', 'figure', 'hr']);
const cells: ReadonlySet<string> = new Set(['td', 'th']);
/** Nobody reads what stands within. */
const unread: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'option', 'title']);

/**
 * The text of an HTML that people wrote, as blocks of a sheet: headings, paragraphs, items and tables. It is read in one go, however
 * deeply it is nested.
 */
export function htmlBlocks(html: string): SheetBlock[] {
  const writer = new BlockWriter();
  const parser = new Parser({
    onopentag: (name, { alt }) => writer.open(name, alt),
    onclosetag: (name) => writer.close(name),
    ontext: (text) => writer.say(text.replace(/\s+/g, ' ')),
  });
  parser.end(html);
  return writer.finish();
}

/** Takes in tags and words in the order in which they stand. */
class BlockWriter {
  readonly #blocks: SheetBlock[] = [];
  /** What has been said since the last block was settled. */
  #words: string[] = [];
  /** The line or cell whose words are taken together, by how deep it stands. */
  #whole: { readonly name: string; readonly depth: number } | undefined;
  #table: { readonly rows: string[][]; readonly depth: number } | undefined;
  #unreadFrom: number | undefined;
  #depth = 0;

  open(name: string, alt = ''): void {
    this.#depth += 1;
    if (unread.has(name)) this.#unreadFrom ??= this.#depth;
    if (name === 'br') this.say('\n');
    if (name === 'img') this.say(alt);
    if (this.#whole) return;
    if (this.#table) this.#openInTable(name, this.#table.rows);
    else this.#openOutside(name);
  }

  close(name: string): void {
    if (this.#whole?.depth === this.#depth) this.#closeWhole(this.#whole.name);
    else if (this.#whole) this.#endLineWithin(name);
    else if (this.#table?.depth === this.#depth) this.#closeTable(this.#table.rows);
    else if (holders.has(name)) this.#settle();
    if (this.#unreadFrom === this.#depth) this.#unreadFrom = undefined;
    this.#depth -= 1;
  }

  /** Between the cells of a table nothing is said. */
  say(text: string): void {
    const isRead = this.#unreadFrom === undefined && (this.#whole || !this.#table);
    if (isRead) this.#words.push(text);
  }

  finish(): SheetBlock[] {
    this.#settle();
    return this.#blocks;
  }

  #openInTable(name: string, rows: string[][]): void {
    if (name === 'tr') rows.push([]);
    if (cells.has(name)) this.#whole = { name, depth: this.#depth };
  }

  #openOutside(name: string): void {
    if (name === 'table' || lines.has(name) || holders.has(name)) this.#settle();
    if (name === 'table') this.#table = { rows: [], depth: this.#depth };
    if (lines.has(name)) this.#whole = { name, depth: this.#depth };
  }

  #closeWhole(name: string): void {
    const text = this.#taken();
    this.#whole = undefined;
    if (cells.has(name)) this.#table?.rows.at(-1)?.push(text);
    else if (headings.has(name)) this.#add('heading', text);
    else this.#add('text', name === 'li' && text !== '' ? `· ${text}` : text);
  }

  #endLineWithin(name: string): void {
    if (name === 'p' || name === 'li' || name === 'div' || name === 'tr') this.say('\n');
  }

  #closeTable(rows: string[][]): void {
    this.#blocks.push({ kind: 'table', rows });
    this.#table = undefined;
  }

  /** Loose words and marks between the blocks make a paragraph of their own. */
  #settle(): void {
    this.#add('text', this.#taken());
  }

  #add(kind: 'heading' | 'text', text: string): void {
    if (text !== '') this.#blocks.push({ kind, text });
  }

  #taken(): string {
    const text = this.#words.join('').trim();
    this.#words = [];
    return text;
  }
}

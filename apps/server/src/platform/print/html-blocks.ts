import { DOMParser, type Element } from '@xmldom/xmldom';
import { sanitizeHtml } from '../crud/index.ts';
import type { SheetBlock } from './sheet.ts';

/** The text of an HTML that people wrote, as blocks of a sheet: headings, paragraphs, items and tables. */
export function htmlBlocks(html: string): SheetBlock[] {
  const xml = `<body>${sanitizeHtml(html)}</body>`;
  const root = new DOMParser({ onError: () => undefined }).parseFromString(xml, 'text/xml').documentElement;
  return root ? blocksIn(root) : [];
}

const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const holders: ReadonlySet<string> = new Set(['div', 'section', 'blockquote', 'ul', 'ol', 'figure', 'body']);

/** Loose words and marks between the blocks make a paragraph of their own. */
function blocksIn(parent: Element): SheetBlock[] {
  const blocks: SheetBlock[] = [];
  let loose = '';
  const settle = () => {
    if (loose.trim() !== '') blocks.push({ kind: 'text', text: loose.trim() });
    loose = '';
  };
  for (const node of parent.childNodes) {
    const element = node.nodeType === 1 ? (node as Element) : undefined;
    const made = element && blocksOf(element);
    if (!made) loose += element ? wordsOf(element) : (node.nodeValue ?? '').replace(/\s+/g, ' ');
    else {
      settle();
      blocks.push(...made);
    }
  }
  settle();
  return blocks;
}

/** Undefined of what stands within a line. */
function blocksOf(element: Element): SheetBlock[] | undefined {
  const name = element.tagName.toLowerCase();
  if (name === 'table') return [{ kind: 'table', rows: rowsOf(element) }];
  if (holders.has(name)) return blocksIn(element);
  if (name === 'hr') return [];
  if (name !== 'p' && name !== 'li' && name !== 'pre' && !headings.has(name)) return undefined;
  const text = wordsOf(element).trim();
  if (text === '') return [];
  return [headings.has(name) ? { kind: 'heading', text } : { kind: 'text', text: name === 'li' ? `· ${text}` : text }];
}

function rowsOf(table: Element): string[][] {
  return [...table.getElementsByTagName('tr')].map((row) =>
    [...row.childNodes].filter((node): node is Element => node.nodeType === 1).map((cell) => wordsOf(cell).trim()),
  );
}

function wordsOf(node: Element): string {
  const name = node.tagName.toLowerCase();
  if (name === 'br') return '\n';
  if (name === 'img') return node.getAttribute('alt') ?? '';
  const inner = [...node.childNodes]
    .map((child) => (child.nodeType === 1 ? wordsOf(child as Element) : (child.nodeValue ?? '').replace(/\s+/g, ' ')))
    .join('');
  return name === 'p' || name === 'li' || name === 'div' ? `${inner}\n` : inner;
}

/**
 * A notice as it is edited: headed sections of plain paragraphs. What plain text cannot hold (tables, pictures, bold
 * words) is kept as it is, so that nothing is lost by opening a notice and saving it.
 */
export interface NoticeSection {
  /** For the list on the screen only. */
  readonly key: string;
  readonly title: string;
  readonly blocks: readonly NoticeBlock[];
}

export type NoticeBlock =
  | { readonly key: string; readonly kind: 'text'; readonly text: string }
  | { readonly key: string; readonly kind: 'kept'; readonly html: string };

let lastKey = 0;

function newKey(): string {
  lastKey += 1;
  return `n${lastKey}`;
}

export function textBlock(text = ''): NoticeBlock {
  return { key: newKey(), kind: 'text', text };
}

export function newSection(title = ''): NoticeSection {
  return { key: newKey(), title, blocks: [textBlock()] };
}

/** Reads sanitised HTML. */
export function readNotice(html: string): NoticeSection[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const sections: { key: string; title: string; blocks: NoticeBlock[] }[] = [];
  const current = () => {
    const last = sections.at(-1);
    if (last) return last;
    const first = { key: newKey(), title: '', blocks: [] };
    sections.push(first);
    return first;
  };
  for (const node of body.childNodes) {
    if (isHeading(node)) sections.push({ key: newKey(), title: textOf(node).trim(), blocks: [] });
    else if (isPlain(node)) addText(current().blocks, textOf(node));
    else current().blocks.push({ key: newKey(), kind: 'kept', html: outerHtml(node) });
  }
  return sections;
}

function addText(blocks: NoticeBlock[], text: string): void {
  if (text.trim() === '') return;
  const last = blocks.at(-1);
  if (last?.kind === 'text') blocks[blocks.length - 1] = { ...last, text: `${last.text}\n${text.trim()}` };
  else blocks.push(textBlock(text.trim()));
}

function isHeading(node: Node): boolean {
  return /^H[1-6]$/.test(node.nodeName) && isPlainInside(node);
}

/** Loose text, or a paragraph of nothing but text and line breaks, without any look of its own. */
function isPlain(node: Node): boolean {
  if (node.nodeName === '#text' || node.nodeName === 'BR') return true;
  return node instanceof Element && node.nodeName === 'P' && node.attributes.length === 0 && isPlainInside(node);
}

function isPlainInside(node: Node): boolean {
  return [...node.childNodes].every(({ nodeName }) => nodeName === '#text' || nodeName === 'BR');
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return node.textContent ?? '';
  if (node.nodeName === 'BR') return '\n';
  return [...node.childNodes].map(textOf).join('');
}

function outerHtml(node: Node): string {
  return node instanceof Element ? node.outerHTML : '';
}

/** The HTML that is stored; every line is a paragraph, empty ones are left out. */
export function writeNotice(sections: readonly NoticeSection[]): string {
  return sections
    .map(({ title, blocks }) => {
      const heading = title.trim() && `<h3>${escapeHtml(title.trim())}</h3>`;
      return heading + blocks.map((block) => (block.kind === 'kept' ? block.html : paragraphs(block.text))).join('');
    })
    .join('');
}

function paragraphs(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${escapeHtml(line.trimEnd())}</p>`).join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Moves the section one place up or down; at the end of the list it stays. */
export function moveSection(sections: readonly NoticeSection[], key: string, by: -1 | 1): readonly NoticeSection[] {
  const from = sections.findIndex((section) => section.key === key);
  const to = from + by;
  const moved = sections[from];
  if (!moved || to < 0 || to >= sections.length) return sections;
  return sections.toSpliced(from, 1).toSpliced(to, 0, moved);
}

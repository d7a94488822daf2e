import { DOMParser, type Element } from '@xmldom/xmldom';
import { sanitizeHtml } from '../../../platform/crud/sanitize.ts';
import { openDocx, xmlOf } from './open-docx.ts';

/** The text of a Word document as a notice may carry it: headings, paragraphs and tables, without its dress; called in a thread (docx-html.ts). */
export async function blocksOfDocx(bytes: Buffer): Promise<string> {
  const parts = await openDocx(bytes);
  const xml = xmlOf(parts['word/document.xml'] ?? new Uint8Array());
  const [body] = new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName('w:body');
  return body ? sanitizeHtml(blocksOf(body)) : '';
}

function blocksOf(parent: Element): string {
  return childrenOf(parent).map(blockOf).join('');
}

function blockOf(element: Element): string {
  if (element.tagName === 'w:p') return paragraphOf(element);
  if (element.tagName === 'w:tbl') return tableOf(element);
  if (element.tagName === 'w:sdt' || element.tagName === 'w:sdtContent') return blocksOf(element);
  return '';
}

function paragraphOf(element: Element): string {
  const text = textOf(element);
  if (text.trim() === '') return '';
  const isHeading =
    element.getElementsByTagName('w:outlineLvl').length > 0 || /^(heading|[1-6])/i.test(styleOf(element));
  const isTitle = attributeOf(element, 'w:jc') === 'center';
  const tag = isHeading ? 'h3' : isTitle ? 'h2' : 'p';
  return `<${tag}>${text}</${tag}>`;
}

function styleOf(element: Element): string {
  return attributeOf(element, 'w:pStyle');
}

function attributeOf(element: Element, tagName: string): string {
  return element.getElementsByTagName(tagName)[0]?.getAttribute('w:val') ?? '';
}

function tableOf(element: Element): string {
  const rows = childrenOf(element).filter(({ tagName }) => tagName === 'w:tr');
  const shown = rows.map((row) => {
    const cells = childrenOf(row).filter(({ tagName }) => tagName === 'w:tc');
    return `<tr>${cells.map((cell) => `<td>${blocksOf(cell)}</td>`).join('')}</tr>`;
  });
  return `<table><tbody>${shown.join('')}</tbody></table>`;
}

function textOf(element: Element): string {
  return childrenOf(element)
    .map((child) => {
      if (child.tagName === 'w:t') return escaped(child.textContent ?? '');
      if (child.tagName === 'w:br') return '<br>';
      if (child.tagName === 'w:tab') return ' ';
      return /^w:(r|hyperlink|ins|smartTag)$/.test(child.tagName) ? textOf(child) : '';
    })
    .join('');
}

function childrenOf(parent: Element): Element[] {
  return [...parent.childNodes].filter((node): node is Element => node.nodeType === 1);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

import type { Sheet, SheetBlock } from './sheet.ts';

const style = `
  @page { size: A4; margin: 20mm 18mm 18mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 9pt } }
  @page wide { size: A4 landscape }
  body { font: 10.5pt/1.6 "Noto Serif CJK SC", "Source Han Serif SC", SimSun, "Songti SC", "Noto Sans CJK SC", serif }
  body.wide { page: wide }
  h1 { font-size: 18pt; text-align: center; margin: 0 0 6pt }
  h2 { font-size: 13pt; margin: 14pt 0 6pt; break-after: avoid }
  .note { text-align: center; color: #444; margin: 0 0 12pt }
  p { margin: 0 0 6pt; white-space: pre-wrap; overflow-wrap: anywhere }
  table { width: 100%; border-collapse: collapse; margin: 0 0 8pt }
  th, td { border: 0.5pt solid #808080; padding: 3pt 5pt; text-align: left; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere }
  th { background: #f2f2f2; overflow-wrap: break-word } tr { break-inside: avoid } thead { display: table-header-group }
  .foot { color: #666; font-size: 9pt; margin-top: 12pt }`;

/** A page for a browser to print; nothing in it runs, and nothing is fetched for it. */
export function sheetHtml({ title, note, blocks, foot }: Sheet, isWide: boolean): string {
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
  const head = `<meta charset="utf-8">${policy}<title>${escaped(title)}</title><style>${style}</style>`;
  const told = note ? `<p class="note">${escaped(note)}</p>` : '';
  const end = foot ? `<p class="foot">${escaped(foot)}</p>` : '';
  const body = `<h1>${escaped(title)}</h1>${told}${blocks.map(blockHtml).join('')}${end}`;
  return `<!doctype html><html lang="zh-CN"><head>${head}</head><body class="${isWide ? 'wide' : ''}">${body}</body></html>`;
}

function blockHtml(block: SheetBlock): string {
  if (block.kind !== 'table') {
    const tag = block.kind === 'heading' ? 'h2' : 'p';
    return `<${tag}>${escaped(block.text)}</${tag}>`;
  }
  const cells = (row: readonly string[], tag: string) =>
    row.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('');
  const head = block.columns ? `<thead><tr>${cells(block.columns, 'th')}</tr></thead>` : '';
  return `<table>${head}<tbody>${block.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

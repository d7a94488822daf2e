import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { missingIn, wordsOfDrawn } from '../../../test/words-of-pdf.ts';
import { breakLines } from './break-lines.ts';
import { findBrowser } from './browser-pdf.ts';
import { sheetFonts } from './chinese-font.ts';
import { htmlBlocks } from './html-blocks.ts';
import { penOf } from './pen.ts';
import { createPrinter } from './print-sheet.ts';
import type { Sheet } from './sheet.ts';

const sheet: Sheet = {
  title: '激光投影机采购项目成交结果公告',
  note: '项目编号：CG-2026-001',
  blocks: [
    { kind: 'heading', text: '一、成交信息' },
    { kind: 'text', text: '光通量不低于 5000 流明（含安装）。<script>alert(1)</script>' },
    { kind: 'table', columns: ['包号', '成交供应商', '金额（元）'], rows: [['1', '博雅科技有限公司', '8,200.00']] },
  ],
  foot: '2026-11-25 打印',
};
const shown = ['激光投影机采购项目成交结果公告', '不低于5000流明', '博雅科技有限公司', '8,200.00', '<script>alert(1)'];

const browser = findBrowser();
const drawing = createPrinter(null);

describe('a sheet that is drawn without a browser', () => {
  test('holds every word, Chinese and Latin, as it was written', async () => {
    const [page = ''] = await wordsOfDrawn(await drawing.pdfOf(sheet));
    for (const text of shown) expect(page).toContain(text);
  });

  test('of 3,000 rows has all of them, and the heads of its columns on every page', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => [`第${at + 1}号`, '课桌（可升降）', '120.00']);
    const table = { kind: 'table', columns: ['序号', '品名', '单价'], rows } as const;
    const pages = await wordsOfDrawn(await drawing.pdfOf({ title: '清单', blocks: [table] }));
    expect(pages.length).toBeGreaterThan(40);
    for (const page of pages) expect(page).toContain('序号品名单价');
    const words = pages.join('');
    for (const row of rows) expect(words).toContain(row[0]);
  });

  test('goes on on the next page where a cell is longer than one', async () => {
    const long = '投标人应当具备独立承担民事责任的能力。'.repeat(300);
    const table = { kind: 'table', rows: [['资格要求', long]] } as const;
    const pages = await wordsOfDrawn(await drawing.pdfOf({ title: '要求', blocks: [table] }));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.join('').split('民事责任').length - 1).toBe(300);
  });

  test('breaks no line before what closes, nor behind what opens', async () => {
    const { fonts } = penOf(await PDFDocument.create(), await sheetFonts(await PDFDocument.create()), false);
    const lines = breakLines(fonts, '预算（含税）共计九千元，不含运费。'.repeat(20), { size: 10, width: 63 });
    expect(lines.length).toBeGreaterThan(40);
    for (const line of lines) expect(line).not.toMatch(/^[，。）]|（$/);
  });

  test('is what comes of it where the browser does not start', async () => {
    const [page = ''] = await wordsOfDrawn(await createPrinter('/nowhere/chromium').pdfOf(sheet));
    for (const text of shown) expect(page).toContain(text);
  });
});

test.skipIf(!browser)('a sheet that the browser draws carries its fonts, and the same words', async () => {
  const bytes = await createPrinter(browser ?? null).pdfOf(sheet);
  // Glyphs as drawings or as a font file, as the browser likes: none is left to the reader's machine.
  expect((await PDFDocument.load(bytes)).getCreator()).toContain('Chrom');
  expect(await missingIn(bytes, shown)).toEqual([]);
});

test.each([
  ['marks within a line', '<b>', '</b>'],
  ['holders of paragraphs', '<div>', '</div>'],
  ['items of lists', '<ul><li>', '</li></ul>'],
  ['tables', '<table><tr><td>', '</td></tr></table>'],
])('words within %s nested fifteen thousand deep are still read', (_what, open, close) => {
  const blocks = htmlBlocks(`${open.repeat(15_000)}词${close.repeat(15_000)}`);
  expect(JSON.stringify(blocks)).toContain('词');
});

test('what stands beside the cells of a table is not read, nor what nobody sees', () => {
  const html =
    '<table>旁<caption>题</caption><tr>旁<td>甲<style>b{}</style><img alt="图"></td><td></td></tr></table>末';
  expect(htmlBlocks(html)).toEqual([
    { kind: 'table', rows: [['甲图', '']] },
    { kind: 'text', text: '末' },
  ]);
});

test('the words of a notice become headings, paragraphs, items and tables', () => {
  const html =
    '<h2>一、项目概况</h2><p>预算 <b>9,000.00</b>&nbsp;元<br>含税</p><div>散落<ul><li>甲</li></ul></div>' +
    '<table><tbody><tr><td><p>包 1</p></td><td>课桌</td></tr></tbody></table><script>x</script>';
  expect(htmlBlocks(html)).toEqual([
    { kind: 'heading', text: '一、项目概况' },
    { kind: 'text', text: '预算 9,000.00 元\n含税' },
    { kind: 'text', text: '散落' },
    { kind: 'text', text: '· 甲' },
    { kind: 'table', rows: [['包 1', '课桌']] },
  ]);
});

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { moveSection, readNotice, textBlock, writeNotice } from './notice-document.ts';

const template =
  '<h3>一、项目基本情况</h3><p>项目编号：DEMO-001</p><p>预算金额（元）：96000.00</p>' +
  '<h3>二、采购内容</h3><p>第1包：办公家具</p><table><tbody><tr><td>办公桌</td></tr></tbody></table><p>技术要求：见附件</p>';

describe('a notice in sections', () => {
  it('is written back as it was read', () => {
    expect(writeNotice(readNotice(template))).toBe(template);
  });

  it('shows paragraphs as lines and keeps a table between them', () => {
    const [, goods] = readNotice(template);
    expect(goods?.title).toBe('二、采购内容');
    expect(goods?.blocks.map((block) => (block.kind === 'text' ? block.text : block.kind))).toEqual([
      '第1包：办公家具',
      'kept',
      '技术要求：见附件',
    ]);
  });

  it('keeps a paragraph with a look of its own instead of flattening it', () => {
    const html = '<p>甲<strong>乙</strong></p><p style="text-align:center">丙</p>';
    expect(readNotice(html)[0]?.blocks.map(({ kind }) => kind)).toEqual(['kept', 'kept']);
    expect(writeNotice(readNotice(html))).toBe(html);
  });

  it('takes what is typed as text, never as markup', () => {
    const section = { key: 'a', title: '<b>', blocks: [textBlock('1 < 2 & <script>alert(1)</script>')] };
    expect(writeNotice([section])).toBe(
      '<h3>&lt;b&gt;</h3><p>1 &lt; 2 &amp; &lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
  });

  it('leaves empty lines and empty headings out', () => {
    expect(writeNotice([{ key: 'a', title: ' ', blocks: [textBlock('一\n\n二\n')] }])).toBe('<p>一</p><p>二</p>');
  });

  it('moves a section and stays at the ends', () => {
    const sections = readNotice(template);
    const [first, second] = sections.map(({ key }) => key);
    expect(moveSection(sections, second ?? '', -1).map(({ key }) => key)).toEqual([second, first]);
    expect(moveSection(sections, first ?? '', -1)).toBe(sections);
  });
});

import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { longestStallMs } from '../../../../test/longest-stall.ts';
import { steadyMeasure } from '../../../../test/steady-measure.ts';
import { Refusal } from '../../../platform/http/index.ts';
import { sampleNotice } from '../template/sample-template.ts';
import { docxHtml } from './docx-html.ts';
import { fillTemplate, judgeTemplate, tryTemplate } from './fill-template.ts';
import { writeDocx } from './write-docx.ts';

const data = {
  project: { projectName: '学生公寓<床>\n二期', projectNo: '=HYPERLINK("http://x")', ceilingMoney: '', remark: '' },
  packages: [
    { no: '1', packageName: '单人床', remark: '第一包备注', items: [{ no: '1', name: '床', remark: '' }] },
    { no: '2', packageName: '床垫', remark: '', items: [{ no: '1', name: '垫', remark: '' }] },
  ],
  winners: [],
  buyer: { name: '甲方', operator: '张三' },
  today: '2026年11月21日',
};

const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.catch((caught: unknown) => caught);
  return error instanceof Refusal ? error.text('zh') : error;
};
const textOf = (docx: Buffer) => Buffer.from(unzipSync(docx)['word/document.xml'] ?? []).toString('utf8');

/** Word cuts a text into runs wherever it likes. */
const inRuns = (texts: readonly string[]) => texts.join('</w:t></w:r><w:r><w:t xml:space="preserve">');
const cut = (docx: Buffer, whole: string, pieces: readonly string[]) =>
  writeDocx([], { 'word/document.xml': textOf(docx).replace(whole, inRuns(pieces)) });

describe('a template', () => {
  test('is filled, also where Word has cut a variable into pieces', async () => {
    const docx = cut(writeDocx(['项目：${project.projectName}']), '${project.projectName}', [
      '${pro',
      'ject.projec',
      'tName}',
    ]);
    expect(textOf(await fillTemplate(docx, data))).toContain('学生公寓&lt;床&gt;');
  });

  test('goes through lists within lists, and through the rows of a table', async () => {
    const docx = writeDocx([
      '${#packages}',
      '包${no}${packageName}',
      [['${#items}${no}', '${name}${/items}']],
      '${/packages}',
    ]);
    const html = await docxHtml(await fillTemplate(docx, data));
    expect(html).toBe(
      '<p>包1单人床</p><table><tbody><tr><td><p>1</p></td><td><p>床</p></td></tr></tbody></table>' +
        '<p>包2床垫</p><table><tbody><tr><td><p>1</p></td><td><p>垫</p></td></tr></tbody></table>',
    );
  });

  test('with a variable that has no value makes nothing and names every one of them', async () => {
    const docx = writeDocx([
      '${project.ceilingMoney} ${project.remark} ${today}',
      '${#winners}${supplierName}${/winners}',
    ]);
    expect(await refusalOf(fillTemplate(docx, data))).toBe(
      '模板变量{project.ceilingMoney}、{project.remark}、{winners}无值',
    );
  });

  test('never takes the value of the outer record for one that the inner record lacks', async () => {
    const docx = writeDocx(['${#packages}${#items}${remark}${/items}${/packages}']);
    expect(await refusalOf(fillTemplate(docx, data))).toBe('模板变量{remark}无值');
  });

  test('leaves a condition out that does not hold, and says what stands there instead', async () => {
    const docx = writeDocx([
      '${#project.ceilingMoney}限价${project.ceilingMoney}${/project.ceilingMoney}${^winners}暂无${/winners}',
      '${#winners}${supplierName}${/winners}',
    ]);
    expect(await docxHtml(await fillTemplate(docx, data))).toBe('<p>暂无</p>');
  });

  test('takes a formula in a value for text', async () => {
    const filled = await fillTemplate(writeDocx(['${project.projectNo}']), data);
    expect(textOf(filled)).toContain('=HYPERLINK(&quot;http://x&quot;)</w:t>');
    expect(textOf(filled)).not.toContain('w:instrText');
  });

  test('tells beforehand what it would find', async () => {
    const found = await tryTemplate(writeDocx(['${today} ${project.remark}']), data);
    expect([...found.values]).toEqual([['today', '2026年11月21日']]);
    expect([...found.missing]).toEqual(['project.remark']);
  });

  test('that the product offers as an example is a good one', async () => {
    expect(await judgeTemplate(sampleNotice())).toContain('packages');
  });
});

describe('refused with its reason is a template', () => {
  const judged = (...lines: string[]) => refusalOf(judgeTemplate(writeDocx(lines)));

  test('whose loop does not end, or does not begin', async () => {
    expect(await judged('${#packages}包')).toMatch(/^模板标记有误：「packages」循环未结束/);
    expect(await judged('包${/packages}')).toMatch(/^模板标记有误：「packages」循环未开始/);
    expect(await judged('${#packages}${/winners}')).toMatch(/^模板标记有误/);
    expect(await judged('${project.projectName')).toMatch(/^模板标记有误：.*变量缺少 }/);
  });
  test('that names something unknown', async () => {
    expect(await judged('${project.budget} ${nothing}')).toBe('模板变量{project.budget}、{nothing}不存在');
    expect(await judged('${constructor} ${project.__proto__}')).toMatch(/不存在|不合法/);
    expect(await judged('${packageName}')).toBe('模板变量{packageName}不存在');
  });
  test('with a formula or an expression in a name', async () => {
    for (const name of ['1+1', 'project.projectName.length()', '@project.projectName', 'today + 1', '']) {
      expect(await judged(`\${${name}}`)).toMatch(/^模板变量名称不合法|^模板标记有误/);
    }
    expect(await judged('${=1+1}')).toMatch(/^模板标记有误/);
  });
  test('that puts a list where a text belongs', async () => {
    expect(await judged('${packages}')).toMatch(/^模板变量{packages}是列表/);
  });
  test('with macros, whatever its extension says', async () => {
    expect(await refusalOf(judgeTemplate(writeDocx(['a'], { 'word/vbaProject.bin': 'x' })))).toBe('模板含有宏，已拒绝');
  });
  test('with a field that fetches, also in pieces, or a link to another template', async () => {
    const field = '<w:instrText>DDEA</w:instrText><w:instrText>UTO c:\\x</w:instrText>';
    const active = '模板含有外部链接、嵌入对象或动态域代码，已拒绝';
    const part = (xml: string) => ({ 'word/header1.xml': `<w:hdr>${xml}</w:hdr>` });
    expect(await refusalOf(judgeTemplate(writeDocx(['a'], part(field))))).toBe(active);
    expect(await refusalOf(judgeTemplate(writeDocx(['a'], part('<w:instrText> PAGE </w:instrText>'))))).toEqual([]);
    const rels =
      '<Relationships><Relationship Type="http://x/attachedTemplate" Target="http://x/t.dotm" TargetMode="External"/></Relationships>';
    expect(await refusalOf(judgeTemplate(writeDocx(['a'], { 'word/_rels/settings.xml.rels': rels })))).toBe(active);
  });
  test('with thousands of marks, or sections within sections without end', async () => {
    expect(await judged('${today}'.repeat(3_000))).toBe('模板标记过多，一个部分最多2000个');
    const deep = Array.from({ length: 40 }, (_, at) => `x${at}`);
    const sections = [...deep.map((name) => `\${#${name}}`), ...deep.toReversed().map((name) => `\${/${name}}`)];
    expect(await judged(sections.join(''))).toBe('模板循环嵌套过深，最多6层');
  });
  test('that is none', async () => {
    expect(await refusalOf(judgeTemplate(Buffer.from('no zip')))).toBe('模板只能是 .docx 文件');
  });
});

describe('a template made to take its time keeps nobody else waiting:', () => {
  test.each([
    ['300,000 marks', () => writeDocx(['${a}'.repeat(300_000)])],
    ['300,000 marks that do not end', () => writeDocx(['${'.repeat(300_000)])],
    ['loops in loops', () => writeDocx(['${#a}'.repeat(900) + '${/a}'.repeat(900)])],
    ['sections of the document in each other', () => writeDocx([], { 'word/document.xml': nested(20_000) })],
    ['runs without end', () => writeDocx([inRuns(Array.from({ length: 100_000 }, () => 'a'))])],
  ])('%s', async (_what, make) => {
    const docx = make();
    const stall = () => longestStallMs(Promise.allSettled([judgeTemplate(docx), docxHtml(docx)]));
    expect(await steadyMeasure(stall, (ms) => ms < 250)).toBeLessThan(250);
  });
});

function nested(depth: number): string {
  const [begin, end] = ['<w:sdt>'.repeat(depth), '</w:sdt>'.repeat(depth)];
  return `<w:document><w:body>${begin}<w:p/>${end}</w:body></w:document>`;
}

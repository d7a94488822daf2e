import { expect, test } from 'vitest';
import { manner } from './choices.ts';
import { methodNotice, noticeName } from './notice-name.ts';
import { entryChoices, resultWords } from './result-words.ts';

const names = [
  '单人床',
  '单人床采购',
  '单人床采购项目',
  '宿舍招标',
  '打印机询价采购',
  '食材直接采购',
  '离子源单一来源采购',
];
const kinds = [
  '采购流标公告',
  '采购终止公告',
  '采购暂停公告',
  '采购恢复公告',
  '采购结果公告',
  '变更公告',
  '招标公告',
  '单一来源采购公示',
  '中标候选人公示',
  ...manner.choices.map(({ label }) => methodNotice(label.zh)),
];

test('no title of a notice says twice in a row what is done, whatever the method, the notice and the name', () => {
  const titles = names.flatMap((name) => kinds.map((kind) => noticeName(name, kind)));
  expect(titles.filter((title) => /(..)\1/.test(title))).toEqual([]);
  expect(titles.filter((title) => /采购项目.*采购/.test(title))).toEqual([]);
});

test.each([
  ['单人床', '采购流标公告', '单人床采购流标公告'],
  ['单人床采购', '采购流标公告', '单人床采购流标公告'],
  ['单人床采购项目', '采购结果公告', '单人床采购项目结果公告'],
  ['单人床采购', '询价采购公告', '单人床采购询价公告'],
  ['打印机询价采购', '询价采购公告', '打印机询价采购公告'],
  ['宿舍招标', '招标公告', '宿舍招标公告'],
])('a notice of “%s” that is a %s is called %s', (name, kind, title) => {
  expect(noticeName(name, kind)).toBe(title);
});

test('who wins a tender 中标, a place in a framework 入围, and by every other method 成交', () => {
  const words = manner.choices.map(({ name, value }) => [name, resultWords(value).won.zh]);
  expect(Object.fromEntries(words)).toEqual({
    openTender: '中标',
    invitedTender: '中标',
    negotiation: '成交',
    consultation: '成交',
    inquiry: '成交',
    singleSource: '成交',
    reverseAuction: '成交',
    directPurchase: '成交',
    framework: '入围',
    comparison: '成交',
  });
});

test('a registration is won in the word of its project’s method', () => {
  const labels = entryChoices(manner.code.inquiry).map(({ label }) => label.zh);
  expect(labels).toContain('成交');
  expect(labels).toContain('未成交');
  expect(labels.join()).not.toContain('中标');
});

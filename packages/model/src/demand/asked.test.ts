import { expect, test } from 'vitest';
import { askedInPerson, countedAsked, missingOf } from './asked.ts';

const answer = (supplierName: string, scheme: string, files: unknown[] = []) => ({ supplierName, scheme, files });
const told = {
  supplierName: '甲公司',
  linkman: '李工',
  phone: '0571-88001234',
  askedDate: '2026-11-01',
  scheme: '电话报价18万元，供货期30天',
};

test('a supplier counts once, by an answer that says something in its text or in a file, or by what he said in person', () => {
  const answers = [
    answer('甲公司', '落地式机型，最高21000转'),
    answer('乙公司', '见附件', [{}]),
    answer('丙公司', '可供'),
  ];
  expect(countedAsked(answers, [told, { ...told, supplierName: '丁公司' }])).toEqual(['甲公司', '乙公司', '丁公司']);
});

test.each([
  ['甲公司', '甲公司 ', '甲 公司'],
  ['甲公司', '甲公司\u200B', '甲\u200B公司'],
  ['A公司', 'a公司', 'Ａ公司'],
  ['甲（杭州）公司', '甲(杭州)公司', '甲﹙杭州﹚公司。'],
])('%s counts once however its name is spelt', (...names) => {
  const asked = names.map((supplierName, index) => ({ ...told, supplierName, phone: `0571-8800123${index}` }));
  expect(countedAsked([], asked)).toEqual([names[0]]);
  expect(countedAsked([answer(names[1] ?? '', '落地式机型，最高21000转')], asked)).toHaveLength(1);
});

test('whoever answered one telephone on one day counts once', () => {
  const asked = ['甲公司', '乙公司', '丙公司'].map((supplierName) => ({ ...told, supplierName }));
  expect(countedAsked([], asked)).toEqual(['甲公司']);
  const spelt = ['13800000001', '138 0000 0001', '+86-138-0000-0001'];
  const mobile = asked.map((one, index) => ({ ...one, phone: spelt[index] }));
  expect(countedAsked([], mobile)).toEqual(['甲公司']);
  expect(
    countedAsked(
      [],
      asked.map((one, index) => ({ ...one, askedDate: `2026-11-0${index + 1}` })),
    ),
  ).toHaveLength(3);
});

test('of one who was asked in person it is said what is missing', () => {
  const missing = (less: object) =>
    askedInPerson([{ ...told, ...less }])
      .flatMap(missingOf)
      .map(({ zh }) => zh);
  expect(missing({})).toEqual([]);
  expect(missing({ linkman: undefined, phone: ' ', askedDate: null, scheme: '好好好好好好好好好好' })).toEqual([
    '联系人',
    '电话',
    '询问日期',
    '了解到的情况',
  ]);
  expect(askedInPerson('甲公司')).toEqual([]);
});

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

import { expect, test } from 'vitest';
import { roleText } from './permission/role-words.ts';
import { builtInParams, isBuiltInParam } from './tenancy/param.ts';
import { paramKeysNamed, paramWords } from './tenancy/param-words.ts';
import { holidayText, unitText } from './tendering/law-words.ts';

const han = /[\u4e00-\u9fff]/;

test('every parameter of the product has its English name and remark, and one of somebody’s own stays as it was written', () => {
  const keys = Object.keys(builtInParams).filter(isBuiltInParam);
  const said = keys.map((paramKey) => paramWords({ paramKey, paramName: '名', remark: '注' }, 'en'));
  // 无 is a value to type.
  expect(said.filter(({ name, remark }) => han.test(name) || han.test(remark.replaceAll('无', '')))).toEqual([]);
  expect(new Set(said.map(({ name }) => name)).size).toBe(keys.length);
  expect(paramWords({ paramKey: 'order.sandbox', paramName: '沙箱收款', remark: null }, 'zh')).toEqual({
    name: '沙箱收款',
    remark: '',
  });
  expect(paramWords({ paramKey: 'own.key', paramName: '页脚', remark: '自定' }, 'en').name).toBe('页脚');
  expect(paramKeysNamed(' exports in ')).toEqual(['export.perHour']);
  expect(paramKeysNamed(' ')).toEqual([]);
});

test('holidays, the days that are worked for them, and units of the law read in English; what nobody knows as it is', () => {
  expect(holidayText('春节', 'en')).toBe('Spring Festival');
  expect(holidayText('国庆节补班', 'en')).toBe('Worked for National Day');
  expect([holidayText('校庆', 'en'), holidayText('春节', 'zh')]).toEqual(['校庆', '春节']);
  expect([unitText('工作日', 'en'), unitText('工作日', 'zh'), unitText('学时', 'en')]).toEqual([
    'working days',
    '工作日',
    '学时',
  ]);
});

test('roles of the product read in English, several at once, between those that a tenant named itself', () => {
  expect(roleText('管理员,采购经办,后勤', 'en')).toBe('Administrator, Buyer, 后勤');
  expect(roleText('管理员,采购经办', 'zh')).toBe('管理员、采购经办');
  expect(roleText('', 'en')).toBe('');
});

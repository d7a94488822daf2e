import type { Envelope } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configurationLines, startPurchasingApp, type ConfigurationLine } from '../../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp();
});
afterAll(() => app.close());

const save = (path: string, body: object): Promise<Envelope> => app.as('manager').post(`/purchase/conf/${path}`, body);
const list = (path: string) => configurationLines(app, path);
const typeOf = (code: string) => one(list('type/queryTypeList'), ({ typeCode }) => typeCode === code);
const methodOf = async (type: string, manner: number) =>
  one(list(`manner/queryMannerList?typeId=${(await typeOf(type)).id}`), ({ mannerCode }) => mannerCode === manner);

async function one(
  lines: Promise<ConfigurationLine[]>,
  is: (line: ConfigurationLine) => boolean,
): Promise<ConfigurationLine> {
  const found = (await lines).find(is);
  if (!found) throw new Error('not there');
  return found;
}

describe('what the law demands of a method', () => {
  const openTender = 1;
  const negotiation = 3;
  const consultation = 4;
  test.each([
    ['a tender (R12)', 'ZTB-GC', openTender, { minSuppliers: 2 }, '最少供应商数不能低于法定的3家'],
    ['a government tender (R13)', 'ZFCG-HW', openTender, { minSuppliers: 1 }, '最少供应商数不能低于法定的3家'],
    ['a negotiation (R14)', 'ZFCG-HW', negotiation, { minSuppliersException: 1 }, '最少供应商数不能低于法定的2家'],
    ['a consultation (R14)', 'ZFCG-FW', consultation, { minSuppliersException: 1 }, '最少供应商数不能低于法定的2家'],
    [
      'a tender, which knows no exception,',
      'ZFCG-HW',
      openTender,
      { minSuppliersException: 2 },
      '该采购方式没有法定例外，请清空“例外情形的最少供应商数”',
    ],
    [
      'an exception above what it excepts from',
      'ZFCG-HW',
      negotiation,
      { minSuppliersException: 4 },
      '例外情形的最少供应商数不能超过最少供应商数3家',
    ],
    ['an open tender (R04)', 'ZFCG-HW', openTender, { needBulletin: 0 }, '该采购方式依法须发布公告，不能取消'],
  ])('%s is not made easier than the law has it', async (_, type, manner, change, msg) => {
    const { id, version } = await methodOf(type, manner);
    expect(await save('manner/saveOrUpdateSingle', { id, version, ...change })).toMatchObject({ code: 400, msg });
    expect((await methodOf(type, manner)).version).toBe(version);
  });

  test('of a negotiation may be two suppliers with approval (R14)', async () => {
    const { id, version } = await methodOf('ZFCG-HW', negotiation);
    const answer = await save('manner/saveOrUpdateSingle', { id, version, minSuppliersException: 2 });
    expect(answer).toMatchObject({ code: 200 });
  });
});

describe('a threshold that the buyer may set', () => {
  const threshold = () =>
    one(
      save('rule/queryList', {}).then(steps.dataOf<ConfigurationLine[]>),
      ({ ruleName }) => ruleName === '货物公开招标数额标准',
    );

  test('moves only with the source that moved it', async () => {
    const { id, version, sourceArticle } = await threshold();
    const moved = { id, version, amountFrom: '4000000.00' };
    const msg = '起点金额已改变，请在“依据条款”中写明新的依据';
    expect(await save('rule/saveOrUpdate', { ...moved, sourceArticle })).toMatchObject({ code: 400, msg });
    const named = await save('rule/saveOrUpdate', { ...moved, sourceArticle: '浙财采监〔2024〕8号' });
    expect(named).toMatchObject({ code: 200 });
  });

  test('is in force since the year of its source', async () => {
    expect((await threshold()).effectiveFrom).toBe('2020-01-01');
  });
});

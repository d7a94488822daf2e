import type { ExpertBankRow } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anExpert } from '../../../test/expert-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';

let app: OrganizationApp;
let buyer: Person;
let expertId: string;
beforeAll(async () => {
  app = await startOrganizationApp();
  buyer = await app.person('buyer');
  await (await app.person('manager')).post('/purchase/conf/type/loadDefaults', {});
  const { data } = await buyer.post('/expert/saveOrUpdateExpert', anExpert(1));
  expertId = String(data['id']);
});
afterAll(() => app.close());

const banks = async (query = '') =>
  (await buyer.get<ExpertBankRow[]>(`/expert/bank/queryBankList?expertId=${expertId}${query}`)).data;
const account = (cardNo: string, more: object = {}) =>
  buyer.post('/expert/bank/saveOrUpdateBank', { expertId, bankName: '中国银行杭州支行', cardNo, ...more });

describe('[R475] the bank accounts of an expert', () => {
  test('have numbers that add up, his name, and one default among them', async () => {
    expect((await account('6222021202010001')).msg).toBe('银行卡号格式不正确');
    expect((await account('123456')).msg).toBe('银行卡号格式不正确');
    expect(await account('4111111111111111')).toMatchObject({ code: 200 });
    expect(await account('6011111111111117')).toMatchObject({ code: 200 });
    expect((await banks()).map(({ cardNo, holder, isDefault }) => [cardNo, holder, isDefault])).toEqual([
      ['****1111', '沈一鸣', true],
      ['****1117', '沈一鸣', false],
    ]);
    expect(await account('5555555555554444', { isDefault: true })).toMatchObject({ code: 200 });
    expect((await banks('&isDefault=1')).map(({ cardNo }) => cardNo)).toEqual(['****4444']);
  });

  test('keep their number when the mask comes back, and hand the default on when it goes', async () => {
    const [held, ...others] = await banks();
    const { id, version, bankName, cardNo } = held ?? { id: '', version: 0, bankName: '', cardNo: '' };
    const kept = { id, version, expertId, bankName: `${bankName}营业部`, cardNo };
    expect(await buyer.post('/expert/bank/saveOrUpdateBank', { ...kept, isDefault: false })).toMatchObject({
      code: 400,
      msg: '请将其他账户设为默认账户，本账户随之取消',
    });
    expect(await buyer.post('/expert/bank/saveOrUpdateBank', { ...kept, isDefault: true })).toMatchObject({
      code: 200,
    });
    const [stored] = await app.asSuperuser('select card_no from expert_bank where id = $1', [id]);
    expect(stored).toEqual({ card_no: '5555555555554444' });
    expect(await buyer.get(`/expert/bank/deleteBank?id=${id}`)).toMatchObject({ code: 200 });
    const left = await banks();
    expect(left.map((one) => one.isDefault)).toEqual([true, false]);
    expect(left.map((one) => one.id).toSorted()).toEqual(others.map((one) => one.id).toSorted());
  });
});

describe('what else is kept of an expert', () => {
  const kinds = {
    title: { titleName: '研究员', titleLevel: 1, titleDate: '2015-12-01' },
    eduwork: { eduworkType: 2, org: '浙江省农业科学院', fromDay: '2005-07-01' },
    judgeinfo: { itemCode: 'E0101', judgeLevel: 1 },
    ca: { certSn: '5a3c9001', notBefore: '2025-01-01', notAfter: '2026-12-31' },
  };

  test.each(Object.entries(kinds))('%s is saved, listed and removed', async (kind, values) => {
    const saved = await buyer.post(`/expert/${kind}/save`, { expertId, ...values });
    expect(saved, saved.msg).toMatchObject({ code: 200 });
    const list = async () => (await buyer.get<unknown[]>(`/expert/${kind}/list?expertId=${expertId}`)).data;
    expect(await list()).toHaveLength(1);
    expect(await buyer.post(`/expert/${kind}/save`, { ...values, expertId: '99' })).toMatchObject({ code: 404 });
    expect(await buyer.get(`/expert/${kind}/delete?ids=${String(saved.data['id'])}`)).toMatchObject({ code: 200 });
    expect(await list()).toEqual([]);
  });

  test('has days in their order, fields that there are, and each certificate once', async () => {
    const { eduwork, judgeinfo, ca } = kinds;
    const save = (kind: string, values: object) => buyer.post(`/expert/${kind}/save`, { expertId, ...values });
    expect((await save('eduwork', { ...eduwork, toDay: '2001-01-01' })).msg).toBe('结束日期不能早于开始日期');
    expect((await save('ca', { ...ca, notAfter: '2024-01-01' })).msg).toBe('结束日期不能早于开始日期');
    expect((await save('judgeinfo', { ...judgeinfo, itemCode: 'A02' })).msg).toMatch(/^专业编码A02不在/);
    await save('judgeinfo', judgeinfo);
    expect((await save('judgeinfo', judgeinfo)).msg).toBe('该专业已登记');
    await save('ca', ca);
    expect((await save('ca', { ...ca, certSn: '5A3C9001' })).msg).toBe('该序列号的证书已登记');
  });
});

import type { OwnExpert } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anExpert } from '../../../test/expert-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';

let app: OrganizationApp;
let buyer: Person;
let mine: Person;
let other: Person;
const ids: string[] = [];
beforeAll(async () => {
  app = await startOrganizationApp();
  buyer = await app.person('buyer');
  await (await app.person('manager')).post('/purchase/conf/type/loadDefaults', {});
  for (const [place, account] of ['expert1', 'expert2'].entries()) {
    const wish = { name: `专家${place + 1}`, phone: `1395716000${place + 1}`, userId: await app.userId(account) };
    const { data } = await buyer.post('/expert/saveOrUpdateExpert', anExpert(place + 1, wish));
    ids.push(String(data['id']));
  }
  [mine, other] = [await app.person('expert1'), await app.person('expert2')];
});
afterAll(() => app.close());

const own = async (person = mine) => (await person.get<OwnExpert>('/expert/own/detail')).data;
const records = async (person = mine) =>
  (await person.get<Record<string, { id: string; version: number; cardNo?: string }[]>>('/expert/own/records')).data;
const save = (values: object, person = mine) => person.post('/expert/own/saveRecord', values);
const account = { kind: 'bank', bankName: '中国银行杭州支行', cardNo: '4111111111111111' };

describe('the work place of an expert', () => {
  test('shows his own file, his numbers whole, and nobody else’s', async () => {
    expect(await own()).toMatchObject({ id: ids[0], name: '专家1', phone: '13957160001', itemNames: '信息技术' });
    expect(await own(other)).toMatchObject({ id: ids[1], name: '专家2' });
    expect(await mine.get(`/expert/queryExpertById?id=${ids[1]}`)).toMatchObject({ code: 403 });
    expect(await mine.post('/expert/queryPage', { current: 1, size: 10 })).toMatchObject({ code: 403 });
    expect((await (await app.person('expert3')).get('/expert/own/detail')).data).toBeNull();
  });

  test('lets him change how he is reached and whom he has to avoid, and nothing of who he is', async () => {
    const { version } = await own();
    const change = (more: object) => mine.post('/expert/own/save', { version, phone: '13900000001', ...more });
    expect((await change({ phone: '123' })).msg).toMatch(/^手机号格式不正确/);
    expect(await change({ avoidUnits: '浙江某某公司', name: '改名', workYears: 40 })).toMatchObject({ code: 200 });
    expect(await own()).toMatchObject({
      name: '专家1',
      workYears: 12,
      phone: '13900000001',
      avoidUnits: '浙江某某公司',
    });
    expect((await change({})).code).toBe(400);
  });

  test('keeps his accounts, titles, posts and certificates by the library’s rules', async () => {
    expect((await save({ ...account, cardNo: '4111111111111112' })).msg).toBe('银行卡号格式不正确');
    expect(await save(account)).toMatchObject({ code: 200 });
    expect(await save({ kind: 'eduwork', eduworkType: 2, org: '浙江大学', fromDay: '2001-01-01' })).toMatchObject({
      code: 200,
    });
    expect((await save({ kind: 'judgeinfo', itemCode: 'E0101', judgeLevel: 1 })).code).toBe(400);
    const { bank, eduwork } = await records();
    expect(bank).toMatchObject([{ cardNo: '****1111', isDefault: true, holder: '专家1', expertId: ids[0] }]);
    expect(eduwork).toHaveLength(1);
    const listed = await buyer.get<unknown[]>(`/expert/bank/queryBankList?expertId=${ids[0]}`);
    expect(listed.data).toHaveLength(1);
  });

  test('touches no record of another expert, whatever id is named', async () => {
    const [held] = (await records())['bank'] ?? [];
    const { id, version } = held ?? { id: '0', version: 0 };
    expect(await save({ ...account, id, version }, other)).toMatchObject({ code: 404 });
    expect(await save({ ...account, expertId: ids[0] }, other)).toMatchObject({ code: 200 });
    expect((await records(other))['bank']).toMatchObject([{ expertId: ids[1] }]);
    expect(await other.post('/expert/own/removeRecord', { kind: 'bank', id })).toMatchObject({ code: 404 });
    expect((await records())['bank']).toHaveLength(1);
    expect(await mine.post('/expert/own/removeRecord', { kind: 'bank', id })).toMatchObject({ code: 200 });
    const stranger = await app.person('expert3');
    expect((await save(account, stranger)).msg).toBe('您的账号还没有关联专家档案，请联系采购人');
  });
});

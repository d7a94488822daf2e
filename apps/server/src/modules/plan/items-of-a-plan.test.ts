import type { ItemNode, PlanAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPlan, done } from '../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';

let app: OrganizationApp;
let buyer: Person;
let manager: Person;
let head: Record<string, unknown>;
beforeAll(async () => {
  app = await startOrganizationApp();
  buyer = await app.person('buyer');
  manager = await app.person('manager');
  await done(manager.post('/purchase/conf/type/loadDefaults', {}));
  head = aPlan(await app.deptId('采购一科'), { money: '9000.00' });
});
afterAll(() => app.close());

let made = 0;
const save = (itemCode: string, more: object = {}) =>
  buyer.post<{ id: string; version: number }>('/plan/save', {
    ...head,
    planName: `品目${(made += 1)}`,
    itemCode,
    ...more,
  });
async function storedItem(itemCode: string): Promise<string> {
  const { code, msg, data } = await save(itemCode);
  expect(code, msg).toBe(200);
  return ((await buyer.get(`/plan/queryPlanById?id=${data.id}`)).data as unknown as PlanAnswer).itemCode;
}

describe('what a plan buys', () => {
  test('is an item of the catalogue, whether its code, its name or both are typed, and is kept by both', async () => {
    const ways = ['A0501', 'A05010000', 'A05010000 家具', ' A0501  家具', '家具'];
    expect(await Promise.all(ways.map(storedItem))).toEqual(ways.map(() => 'A0501 家具'));
  });

  test('may be a finer class of the national catalogue than the buyer keeps', async () => {
    expect(await storedItem('A05010100 台、桌类')).toBe('A05010100 台、桌类');
  });

  test('is nothing that no catalogue knows', async () => {
    for (const text of ['服务器', 'ZZZ不存在', 'D01', 'A99010000 家具'])
      expect(await save(text)).toMatchObject({ code: 400, msg: expect.stringMatching(/不在品目目录中/) as string });
  });

  test('is no item that went out of use, but stays what it was in a plan that names it', async () => {
    const { id, version } = (await save('A0503')).data;
    const nodes = (await buyer.get('/purchase/item/tree')).data as unknown as ItemNode[];
    const item = nodes.flatMap(({ children = [] }) => children).find(({ itemCode }) => itemCode === 'A0503');
    expect(await manager.get(`/purchase/item/disableItem?id=${item?.id}`)).toMatchObject({ code: 200 });
    expect(await save('A0503')).toMatchObject({ code: 400, msg: '采购品目“A0503”已停用，请另选' });
    expect(await save('A05030100')).toMatchObject({ code: 400 });
    expect(await save('A0503 装具', { id, version, planName: '改名' })).toMatchObject({ code: 200 });
  });
});

import { entities, type Entity, type Envelope } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdReferences } from '../src/platform/rows/index.ts';
import { startRealApp, type RealApp } from './real-app.ts';

// Over real HTTP: two connections at once.

const buyer = '100001';

let app: RealApp;
let address: string;
let token: string;
let deptId: string;
beforeAll(async () => {
  app = await startRealApp({ max: 8 });
  address = await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  token = await app.signInWithEverything(buyer, 'buyer');
  const [dept] = await app.asSuperuser<{ id: string }>(
    `select id::text from dept where tenant_id = $1 and is_deleted = 0 and dept_name = '机械工程学院'`,
    [buyer],
  );
  deptId = dept?.id ?? '';
});
afterAll(() => app.close());

async function post<T = { id: string; version: number }>(path: string, body: object): Promise<Envelope<T>> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'blade-auth': `bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // What the server answers is the envelope of the endpoint that was asked.
  return (await answer.json()) as Envelope<T>;
}

async function made(path: string, body: object): Promise<string> {
  const { code, msg, data } = await post(path, body);
  expect(code, msg).toBe(200);
  return data.id;
}

let count = 0;
const name = () => `同时${(count += 1)}`;

const aPlan = (more: object = {}) => ({
  planName: name(),
  year: 2027,
  planType: 1,
  deptId,
  budgetMoney: '1000.00',
  noBudgetReason: '横向经费',
  purchaseType: 1,
  mannerId: 5,
  itemCode: 'A02100000 仪器仪表',
  planStartDate: '2027-03-01',
  planDemandDate: '2027-08-20',
  details: [{ name: '设备', unit: '套', qty: '1', price: '1000.00' }],
  ...more,
});
const aDemand = (more: object = {}) => ({
  demandName: name(),
  deptId,
  budget: '1000.00',
  purchaseType: 1,
  isResearch: false,
  details: [{ name: '离心机', unit: '台', qty: '1', price: '1000.00' }],
  ...more,
});
const anItem = (itemCode: string, parentCode: string) => ({ itemCode, itemName: itemCode, parentCode, itemType: 1 });

const plans = '/api/plan';
const demands = '/api/purchase/cus/demand';
const configuration = '/api/purchase/conf';

type Asked = () => Promise<Envelope>;
const removing =
  (path: string, ids: string): Asked =>
  () =>
    post(`${path}?ids=${ids}`, { ids });

/** What is deleted at the moment at which somebody hangs something on it. */
const pairs: Readonly<Record<string, () => Promise<readonly [hang: Asked, remove: Asked]>>> = {
  'a demand, and one that is made part of it': async () => {
    const parentId = await made(`${demands}/saveOrUpdateDemand`, aDemand());
    const id = await made(`${demands}/saveOrUpdateDemand`, aDemand());
    return [() => post(`${demands}/changeParent`, { id, parentId }), removing(`${demands}/delDemand`, parentId)];
  },
  'a demand, and one that is written as part of it': async () => {
    const parentId = await made(`${demands}/saveOrUpdateDemand`, aDemand());
    const part = aDemand({ parentId });
    return [() => post(`${demands}/saveOrUpdateDemand`, part), removing(`${demands}/delDemand`, parentId)];
  },
  'an item, and one below it': async () => {
    const code = `X${name().slice(2)}Y`;
    const id = await made('/api/purchase/item/saveItem', anItem(code, '0'));
    const below = anItem(`${code}1`, code);
    return [() => post('/api/purchase/item/saveItem', below), removing('/api/purchase/item/deleteItem', id)];
  },
  'a kind of projects, and a method of it': async () => {
    const typeName = name();
    const kind = { typeName, typeCode: typeName, purchaseType: 2, lawRegime: 3, sort: 99 };
    const typeId = await made(`${configuration}/type/saveOrUpdate`, kind);
    const method = { typeId, mannerCode: 10, mannerName: typeName, minSuppliers: 3 };
    return [
      () => post(`${configuration}/manner/saveOrUpdateSingle`, method),
      removing(`${configuration}/type/deleteType`, typeId),
    ];
  },
  'a department, and a plan of it': async () => {
    const dept = { deptName: name(), parentId: deptId, deptCategory: 1, sort: 1 };
    const id = await made('/api/blade-system/dept/submit', dept);
    return [() => post(`${plans}/save`, aPlan({ deptId: id })), removing('/api/blade-system/dept/remove', id)];
  },
  'a department, and a demand of it': async () => {
    const dept = { deptName: name(), parentId: deptId, deptCategory: 1, sort: 1 };
    const id = await made('/api/blade-system/dept/submit', dept);
    return [
      () => post(`${demands}/saveOrUpdateDemand`, aDemand({ deptId: id })),
      removing('/api/blade-system/dept/remove', id),
    ];
  },
};

describe.each(Object.entries(pairs))('%s', (_name, begin) => {
  test('at once: one of both is refused', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [hang, remove] = await begin();
      const answers = await Promise.all(round % 2 === 0 ? [hang(), remove()] : [remove(), hang()]);
      const codes = answers.map(({ code }) => code);
      expect(
        codes.filter((code) => code === 200),
        answers.map(({ msg }) => msg).join('|'),
      ).toHaveLength(1);
      expect(Math.max(...codes)).toBeLessThan(500);
    }
  });
});

test('a demand takes the research that nobody was asked by with it', async () => {
  const demandId = await made(`${demands}/saveOrUpdateDemand`, aDemand({ isResearch: true }));
  const research = { demandId, title: name(), content: '征集方案', endTime: '2099-12-20 00:00:00' };
  const id = await made(`${demands}/research/save`, research);
  expect((await removing(`${demands}/delDemand`, demandId)()).code).toBe(200);
  expect((await post(`${demands}/research/publish`, { id, version: 0 })).code).toBe(404);
});

test('whatever a row may refer to can be held', async () => {
  const referring: readonly Entity[] = entities;
  for (const { fields } of referring) {
    const refs = Object.entries(fields).filter(([, { kind }]) => kind === 'ref' || kind === 'refs' || kind === 'tree');
    const values = Object.fromEntries(refs.map(([field]) => [field, '1']));
    const hold = app.database.transaction(buyer, (db) =>
      holdReferences({ db, tenantId: buyer }, { fields }, [{ values }]),
    );
    await expect(hold).resolves.toBeUndefined();
  }
});

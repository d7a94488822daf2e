import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectCostRow } from '@zhaocai/model';
import * as contracts from '../../../../test/contract-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await contracts.startContractApp();
});
afterAll(() => app.close());

const base = '/purchase/cus/pro';
const costs = async (proId: string, more = '') =>
  steps.dataOf<ProjectCostRow[]>(await app.as('buyer').get(`${base}/proCost?proId=${proId}${more}`));

test('an expense of a project is planned, spent bit by bit, and gone only where nothing was spent of it', async () => {
  const { projectId } = await contracts.awarded(app);
  const cost = { proId: projectId, costName: '专家评审费', planMoney: '3000' };
  const { id } = steps.dataOf<{ id: string }>(await app.as('buyer').post(`${base}/saveProCost`, cost));
  const spent = { costId: id, costMoney: '800', costDay: '2026-11-23', payee: '专家库3人' };
  const saved = steps.dataOf<{ id: string }>(await app.as('buyer').post(`${base}/saveProCostDetail`, spent));
  steps.dataOf(await app.as('buyer').post(`${base}/saveProCostDetail`, { ...spent, costMoney: '400.50' }));
  expect(await app.as('buyer').post(`${base}/saveProCostDetail`, { ...spent, costDay: '2026-11-24' })).toMatchObject({
    code: 400,
    msg: '支出日期不能晚于今天',
  });
  expect(await costs(projectId)).toMatchObject([{ id, planMoney: '3000.00', spentMoney: '1200.50' }]);
  expect(steps.dataOf(await app.as('manager').get(`${base}/queryCostDetailList?costId=${id}`))).toHaveLength(2);
  expect(await app.as('buyer').get(`${base}/delProCost?id=${id}`)).toMatchObject({ code: 400 });
  const change = { ...spent, ...saved, costMoney: '900' };
  steps.dataOf(await app.as('buyer').post(`${base}/saveProCostDetail`, { ...change, version: 0 }));
  expect(await app.as('buyer').post(`${base}/saveProCostDetail`, { ...change, version: 0 })).toMatchObject({
    code: 400,
  });
  expect(steps.dataOf(await app.as('buyer').get(`${base}/queryCostDetailInfo?id=${saved.id}`))).toMatchObject({
    costMoney: '900.00',
    version: 1,
  });
  const all = steps.dataOf<{ id: string }[]>(await app.as('buyer').get(`${base}/queryCostDetailList?costId=${id}`));
  for (const one of all) steps.dataOf(await app.as('buyer').get(`${base}/delProCostDetail?id=${one.id}`));
  steps.dataOf(await app.as('buyer').post(`${base}/saveProCost`, { ...cost, id, version: 0, planMoney: '3500' }));
  expect(steps.dataOf(await app.as('buyer').get(`${base}/proCostInfo?id=${id}`))).toMatchObject({
    planMoney: '3500.00',
    spentMoney: '0.00',
  });
  steps.dataOf(await app.as('buyer').get(`${base}/delProCost?id=${id}`));
  expect(await costs(projectId)).toEqual([]);
});

test('[R472] expenses are told apart by package, and are nobody else’s to see or to write', async () => {
  const { projectId } = await contracts.awarded(app);
  const [pack] = await app.asSuperuser<{ id: string }>('select id::text from package where project_id = $1', [
    projectId,
  ]);
  const cost = { proId: projectId, costName: '场地费', planMoney: '100' };
  steps.dataOf(await app.as('buyer').post(`${base}/saveProCost`, cost));
  const { id } = steps.dataOf<{ id: string }>(
    await app.as('buyer').post(`${base}/saveProCost`, { ...cost, pacId: pack?.id }),
  );
  expect((await costs(projectId, `&pacId=${pack?.id}`)).map((row) => row.id)).toEqual([id]);
  expect(await costs(projectId)).toHaveLength(2);
  expect(await app.as('supplier2').get(`${base}/proCostInfo?id=${id}`)).toMatchObject({ code: 404 });
  expect(await app.as('finance').post(`${base}/saveProCost`, cost)).toMatchObject({ code: 403 });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemandAnswer, ProjectDetail } from '@zhaocai/model';
import * as demands from '../../../test/demand-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { demandModule } from './index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([demandModule]);
  app.clock.setTo(steps.publicationDay);
});
afterAll(() => app.close());

const base = '/purchase/cus/demand';
const of = (budget: string, more: object = {}) =>
  demands.confirmed(app, { budget, details: [demands.line({ qty: '1', price: budget })], ...more });
const shown = async (id: string) => (await demands.shown(app, id)) as DemandAnswer;
const join = async (id: string, parentId: string, more: object = {}) => {
  const { version } = await shown(id);
  return app.as('buyer').post(`${base}/changeParent`, { id, version, parentId, ...more });
};

test('a part that was closed is no part of what the whole comes to', async () => {
  const [whole, part] = [await of('3000.00'), await of('1000.00')];
  steps.dataOf(await join(part.id, whole.id));
  expect((await shown(whole.id)).wholeBudget).toBe('4000.00');
  const { version } = await shown(part.id);
  steps.dataOf(await app.as('manager').post(`${base}/closeDemand`, { id: part.id, version, reason: '不再需要' }));
  expect((await shown(whole.id)).wholeBudget).toBe('3000.00');
});

test('services under goods are put together once that was read, and not where they are worth more', async () => {
  const goods = await of('3000.00');
  const [small, large] = [await of('1000.00', { purchaseType: 2 }), await of('5000.00', { purchaseType: 2 })];
  expect(await join(large.id, goods.id, { isConfirmed: true })).toMatchObject({
    code: 400,
    msg: expect.stringMatching(/^合并后金额较大的部分是“服务”，整体应按“服务”采购，不能并入“货物”需求/),
  });
  expect(await join(small.id, goods.id)).toMatchObject({ code: 400, reason: 'demand.mixedConfirm' });
  steps.dataOf(await join(small.id, goods.id, { isConfirmed: true }));
  expect((await shown(goods.id)).wholeBudget).toBe('4000.00');
  // What was put together before is judged when it becomes a project.
  await app.asSuperuser('update purchase_demand set budget = 900000 where id = $1', [small.id]);
  const made = await demands.makeProject(app, { id: goods.id, version: (await shown(goods.id)).version });
  expect(made).toMatchObject({ code: 400, msg: expect.stringContaining('整体应按“服务”采购') });
  await app.asSuperuser('update purchase_demand set budget = 100000 where id = $1', [small.id]);
  const { id } = steps.dataOf<steps.Draft>(
    await demands.makeProject(app, { id: goods.id, version: (await shown(goods.id)).version }),
  );
  const project: ProjectDetail = await steps.detail(app, id);
  expect(project).toMatchObject({ purchaseType: 1, generalBudget: '4000.00' });
});

const requests = '/purchase/project/bidapply';
const request = (demandId: string, budget: string) => ({
  projectName: '仪器平台',
  budget,
  mannerId: 5,
  linkman: '周明',
  phone: '0571-88001001',
  demandId,
});
const stored = async (demandId: string, budget: string) =>
  steps.dataOf<steps.Draft>(await app.as('buyer').post(`${requests}/saveOrUpdateApply`, request(demandId, budget)));
const submitted = async (draft: steps.Draft) =>
  steps.dataOf<steps.Draft>(await app.as('buyer').post(`${requests}/submitApply`, draft));
const requestOf = async (id: string) =>
  steps.dataOf<steps.Draft & Record<string, unknown>>(await app.as('manager').get(`${requests}/queryById?id=${id}`));

test('a request asks for no more than its demand needs, and for none that has its project', async () => {
  const demand = await of('3000.00');
  const above = await stored(demand.id, '3000.01');
  expect(await app.as('buyer').post(`${requests}/submitApply`, above)).toMatchObject({
    code: 400,
    msg: '申请预算3,000.01元超出需求预算3,000.00元，请修改预算，或先调整需求',
  });
  const [first, late] = [await stored(demand.id, '3000.00'), await stored(demand.id, '1000.00')];
  const waiting = await submitted(late);
  steps.dataOf(await app.as('manager').post(`${requests}/approveApply`, await submitted(first)));
  const { id } = steps.dataOf<steps.Draft>(
    await demands.makeProject(app, { id: demand.id, version: (await shown(demand.id)).version }),
  );
  expect(await requestOf(first.id)).toMatchObject({ auditStatus: 4, resultProjectId: id });
  const taken = { code: 400, msg: expect.stringContaining('已立项或已归档，不再受理招标申请') };
  expect(await app.as('manager').post(`${requests}/approveApply`, waiting)).toMatchObject(taken);
  expect(await app.as('buyer').post(`${requests}/submitApply`, await stored(demand.id, '1.00'))).toMatchObject(taken);
  steps.dataOf(await app.as('manager').post(`${requests}/rejectApply`, { ...waiting, reason: '该需求已经立项' }));
});

test('a request about a part is answered by the project of the whole', async () => {
  const [whole, part] = [await of('3000.00'), await of('1000.00')];
  steps.dataOf(await join(part.id, whole.id));
  const draft = await stored(part.id, '1000.00');
  steps.dataOf(await app.as('manager').post(`${requests}/approveApply`, await submitted(draft)));
  const { id } = steps.dataOf<steps.Draft>(
    await demands.makeProject(app, { id: whole.id, version: (await shown(whole.id)).version }),
  );
  expect(await requestOf(draft.id)).toMatchObject({ auditStatus: 4, resultProjectId: id });
});

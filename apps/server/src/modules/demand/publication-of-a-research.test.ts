import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as approval from '../../../test/approval-steps.ts';
import * as steps from '../../../test/demand-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import { dataOf, publicationDay, publishedProject, register } from '../../../test/tendering-steps.ts';
import { demandModule } from './index.ts';

let app: TenderingApp;
let ids: Awaited<ReturnType<typeof approval.approvers>>;
const bindTo = (more: object = {}) =>
  approval.bind(app, 'demand_publish', [approval.asked('需求负责人', ids.finance, more)]);
beforeAll(async () => {
  app = await startTenderingApp([demandModule]);
  ids = await approval.approvers(app);
  // A company that has bid for the like: a new research is told to it.
  app.clock.setTo(publicationDay);
  dataOf(await register(app, 'supplier1', await publishedProject(app)));
});
beforeEach(async () => {
  app.clock.setTo('2026-11-20 10:00:00');
  await bindTo();
});
afterAll(() => app.close());

const base = '/purchase/cus/demand';
const inFlow = { code: 400, msg: '需求调研正在审批，审批结束或退回后才能修改' };
const told = (researchId: string) =>
  app.asSuperuser(`select 1 from flow_message where business_id = $1 and kind = 'researchOpened'`, [researchId]);

async function askedFor() {
  const { demandId, researchId } = await steps.inResearch(app);
  return { demandId, researchId, task: await approval.taskOf(app, ids.finance, researchId) };
}

describe('a research whose publication is approved', () => {
  test('goes out with the yes of somebody who may not publish, and is told to suppliers then', async () => {
    const { demandId, researchId, task } = await askedFor();
    expect((await steps.shown(app, demandId)).demandStatus).toBe(0);
    expect(await steps.onlyResearch(app, demandId)).toMatchObject({
      researchStatus: 4,
      actions: [],
      publishTime: null,
    });
    expect((await steps.notice(app, 'supplier2', researchId)).code).toBe(404);
    expect(await told(researchId)).toEqual([]);
    const { data } = await app.as('finance').get(`/process/flow/taskDetail?id=${task}`);
    expect(data).toMatchObject({ form: { title: '离心机需求调研', isBudgetShown: '否', lines: [{ name: '离心机' }] } });
    dataOf(await approval.agree(app, { who: 'finance', id: task }));
    expect((await steps.shown(app, demandId)).demandStatus).toBe(1);
    expect(await steps.onlyResearch(app, demandId)).toMatchObject({ researchStatus: 1 });
    expect((await steps.notice(app, 'supplier2', researchId)).code).toBe(200);
    expect((await told(researchId)).length).toBeGreaterThan(0);
  });

  test('stays as it is meanwhile, and with it the demand that it asks about', async () => {
    const { demandId, researchId } = await askedFor();
    const buyer = app.as('buyer');
    const { version } = await steps.onlyResearch(app, demandId);
    const shown = await steps.shown(app, demandId);
    expect(shown.actions).toEqual(['changeParent']);
    const again = { ...steps.research(demandId), id: researchId, version };
    const demand = { ...steps.aDemand(shown.deptId), id: demandId, version: shown.version };
    for (const [path, body] of [
      [`${base}/research/publish`, { id: researchId, version }],
      [`${base}/research/save`, again],
      [`${base}/saveOrUpdateDemand`, demand],
      [`${base}/submitDemand`, { id: demandId, version: shown.version }],
      [`${base}/closeDemand`, { id: demandId, version: shown.version, reason: '本年度不再采购这批设备' }],
    ] as const)
      expect([path, await buyer.post(path, body)]).toMatchObject([path, inFlow]);
    expect(await buyer.get(`${base}/delDemand?ids=${demandId}`)).toMatchObject(inFlow);
    expect(await buyer.post(`${base}/research/save`, steps.research(demandId))).toMatchObject({ code: 400 });
  });

  test('is a draft again with a no, to be changed and asked for once more', async () => {
    const { demandId, researchId, task } = await askedFor();
    dataOf(await approval.reject(app, { who: 'finance', id: task, remark: '请写明验收标准' }));
    const { version, ...row } = await steps.onlyResearch(app, demandId);
    expect(row).toMatchObject({ researchStatus: 0, actions: expect.arrayContaining(['edit', 'publish']) });
    expect((await steps.notice(app, 'supplier2', researchId)).code).toBe(404);
    const buyer = app.as('buyer');
    const changed = { ...steps.research(demandId, { content: '请按验收标准报方案。' }), id: researchId, version };
    const draft = dataOf<steps.Draft>(await buyer.post(`${base}/research/save`, changed));
    expect(dataOf(await buyer.post(`${base}/research/publish`, draft))).toMatchObject({ state: 4 });
  });

  test('that is sent back to its writer is changed, demand and all, and handed in again', async () => {
    await bindTo({ rejectHandle: '3' });
    const { demandId, researchId, task } = await askedFor();
    dataOf(await approval.reject(app, { who: 'finance', id: task, remark: '数量有误' }));
    const row = await steps.onlyResearch(app, demandId);
    expect(row).toMatchObject({ researchStatus: 4, actions: ['edit'] });
    const { deptId, version } = await steps.shown(app, demandId);
    const details = [steps.line({ qty: '1' })];
    dataOf(await steps.save(app, { ...steps.aDemand(deptId, { details, isResearch: true }), id: demandId, version }));
    const own = await approval.taskOf(app, ids.buyer, researchId);
    dataOf(await app.as('buyer').post('/process/flow/resubmit', { id: own }));
    const next = await approval.taskOf(app, ids.finance, researchId);
    const { data } = await app.as('finance').get(`/process/flow/taskDetail?id=${next}`);
    expect(data).toMatchObject({ form: { lines: [{ qty: '1.0000' }] } });
    dataOf(await approval.agree(app, { who: 'finance', id: next }));
    expect((await steps.shown(app, demandId)).demandStatus).toBe(1);
  });

  test('whose time for answers is over by then does not go out', async () => {
    const { demandId, task } = await askedFor();
    app.clock.setTo('2026-12-01 17:00:00');
    expect(await approval.agree(app, { who: 'finance', id: task })).toMatchObject({
      code: 400,
      msg: '答复截止时间应晚于当前时间',
    });
    expect(await steps.onlyResearch(app, demandId)).toMatchObject({ researchStatus: 4 });
  });
});

test('without a flow a research goes out at once', async () => {
  await approval.setBinding(app, 'demand_publish', null);
  const { demandId } = await steps.inResearch(app);
  expect(await steps.onlyResearch(app, demandId)).toMatchObject({ researchStatus: 1 });
});

import { fill } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';
import { agencyModule } from '../index.ts';

const agencyTenant = '200001';
const offered = 1;
const active = 2;
const ended = 4;
const completed = 5;

let app: TenderingApp;
let cooperation: steps.Draft;
beforeAll(async () => {
  app = await startTenderingApp([agencyModule]);
  await agencyModule.seed?.(app.database);
  app.clock.setTo(steps.publicationDay);
  const terms = { startDate: '2026-01-01', endDate: '2099-12-31', feePayer: 2, feeFloat: '-20', minFee: '100.00' };
  const invited = { agentName: '代理', agentTenantId: agencyTenant, ...terms };
  cooperation = steps.dataOf(await app.as('buyer').post('/purchase/cus/agent/saveAgent', invited));
  const answer = { ...cooperation, agree: true };
  steps.dataOf(await app.as('agent').post('/purchase/agent/cooperation/answer', answer));
});
beforeEach(() => app.clock.setTo(steps.publicationDay));
afterAll(() => app.close());

/** Offers a project of the buyer's own rules, for which no agreement is asked. */
async function offeredTo(projectId: string): Promise<steps.Draft> {
  const query = `proId=${projectId}&agentTenantId=${agencyTenant}`;
  const { id } = steps.dataOf<steps.Draft>(await app.as('buyer').get(`/purchase/agent/pro/chooseAgent?${query}`));
  return { id, version: 1 };
}
async function acceptedFor(projectId: string): Promise<steps.Draft> {
  const offer = await offeredTo(projectId);
  return steps.dataOf(await app.as('agent').post('/purchase/agent/pro/accept', offer));
}
const own = { lawRegime: 3 };
const publish = async (id: string) => steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id)));

/** From the notice to the published result, for the lowest of three. */
async function concluded(projectId: string): Promise<void> {
  await publish(projectId);
  for (const [index, account] of steps.suppliers.entries()) {
    steps.dataOf(await steps.register(app, account, projectId));
    steps.dataOf(await steps.quote(app, account, { projectId, price: ['880.50', '875', '890'][index] ?? '' }));
  }
  app.clock.setTo(steps.deadline);
  steps.dataOf(await steps.open(app, projectId));
  await result(projectId, 0);
}
async function result(projectId: string, winner: number): Promise<void> {
  await out.confirmedSelection(app, projectId, winner);
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 2)));
}

interface Shown {
  readonly entrustStatus: number;
  readonly finalFee: string | null;
  readonly endReason: string | null;
}
const shown = async (projectId: string) => {
  const path = `/purchase/cus/pro/lastAgentInfo?proId=${projectId}`;
  const { current, history } = steps.dataOf<{ current: Shown | null; history: Shown[] }>(
    await app.as('buyer').get(path),
  );
  return current ?? history[0];
};
const seen = (id: string) => app.as('agent').get(`/purchase/agent/pro/queryById?id=${id}`);
const told = (id: string) =>
  app.asSuperuser<{ kind: string; content: string }>(
    `select kind, content from flow_message where tenant_id = $1 and business_id = $2 order by create_time, id`,
    [agencyTenant, id],
  );

test('R69 a result completes what runs, with the fee for what was awarded, and both sides read it', async () => {
  const { id } = await steps.confirmedProject(app, own);
  const entrustment = await acceptedFor(id);
  await concluded(id);
  const { packages } = await steps.detail(app, id);
  const awarded = packages[0]?.winMoney ?? '';
  const { total } = steps.dataOf<{ total: string }>(
    await app
      .as('buyer')
      .get(`/purchase/cus/agent/fee/preview?amount=${awarded}&purchaseType=1&feeFloat=-20&minFee=100.00`),
  );
  expect(await shown(id)).toMatchObject({ entrustStatus: completed, finalFee: total });
  expect((await seen(entrustment.id)).data).toMatchObject({ entrustStatus: completed, finalFee: total, project: null });
  expect(await told(entrustment.id)).toMatchObject([
    { kind: 'finished', content: fill('成交金额{awarded:yuan}元，代理费{total:yuan}元', { awarded, total }) },
  ]);

  await out.agreedOn(app, id, 'undoResult');
  expect(await shown(id)).toMatchObject({ entrustStatus: active, finalFee: null });
  expect((await seen(entrustment.id)).data).toMatchObject({ entrustStatus: active, project: { stage: 45 } });
  await result(id, 1);
  const second = await shown(id);
  expect(second).toMatchObject({ entrustStatus: completed });
  expect(second?.finalFee).not.toBe(total);
});

test('the end of a project ends what runs for it, is told, and lets the cooperation end', async () => {
  const { id } = await steps.confirmedProject(app, own);
  const entrustment = await acceptedFor(id);
  await publish(id);
  await out.agreedOn(app, id, 'terminate');
  expect(await shown(id)).toMatchObject({ entrustStatus: ended, endReason: '项目已终止' });
  expect(await seen(entrustment.id)).toMatchObject({ code: 404 });
  expect(await told(entrustment.id)).toMatchObject([{ kind: 'terminated', content: '项目已终止' }]);
});

test('an offer that nobody accepted ends with the deletion of its draft, and keeps no cooperation from ending', async () => {
  const draft = await steps.savedProject(app, own);
  const offer = await offeredTo(draft.id);
  expect((await seen(offer.id)).data).toMatchObject({ entrustStatus: offered });
  steps.dataOf(await app.as('buyer').post('/purchase/project/deleteByIds', { ids: draft.id }));
  const rows = await app.asSuperuser(
    `select entrust_status as status, end_reason as reason from agency_entrustment where id = $1`,
    [offer.id],
  );
  expect(rows).toEqual([{ status: ended, reason: '项目已删除' }]);
  const end = { id: cooperation.id, version: cooperation.version + 1, reason: '更换机构' };
  steps.dataOf(await app.as('buyer').post('/purchase/cus/agent/endCooperation', end));
});

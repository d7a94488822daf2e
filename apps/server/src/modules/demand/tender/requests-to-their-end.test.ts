import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProjectDetail } from '@zhaocai/model';
import { startTenderingApp, type Person, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';
import { agencyModule } from '../../agency/index.ts';
import { demandModule } from '../index.ts';

const agencyTenant = '200001';
const base = '/purchase/project/bidapply';

let app: TenderingApp;
let cooperation: steps.Draft;
beforeAll(async () => {
  app = await startTenderingApp([demandModule, agencyModule]);
  app.clock.setTo(steps.publicationDay);
  const terms = { startDate: '2026-01-01', endDate: '2099-12-31', feePayer: 2, feeFloat: '0', minFee: '100.00' };
  const invited = { agentName: '代理', agentTenantId: agencyTenant, ...terms };
  cooperation = steps.dataOf(await app.as('buyer').post('/purchase/cus/agent/saveAgent', invited));
});
beforeEach(() => app.clock.setTo(steps.publicationDay));
afterAll(() => app.close());

const request = (more: object = {}) => ({
  projectName: '大型仪器共享平台',
  budget: '420000.00',
  mannerId: 5,
  purchaseType: 1,
  linkman: '周明',
  phone: '0571-88001001',
  requirement: '涉及进口产品，请组织专家论证。',
  ...more,
});
const save = (more: object = {}) => app.as('buyer').post(`${base}/saveOrUpdateApply`, request(more));
const act = async (person: Person, action: string, { id, version }: steps.Draft, more: object = {}) =>
  steps.dataOf<steps.Draft>(await person.post(`${base}/${action}Apply`, { id, version, ...more }));
async function accepted(more: object = {}): Promise<steps.Draft> {
  const asked = await act(app.as('buyer'), 'submit', steps.dataOf<steps.Draft>(await save(more)));
  return act(app.as('manager'), 'approve', asked);
}
const shown = async (id: string) =>
  steps.dataOf<steps.Draft & Record<string, unknown>>(await app.as('buyer').get(`${base}/queryById?id=${id}`));
const make = ({ id, version }: steps.Draft) => app.as('buyer').post('/purchase/project/makeOfApply', { id, version });
const dutiesOf = async (id: string) =>
  (await app.asSuperuser<{ kind: string }>(`select kind from duty where row_id = $1 order by kind`, [id])).map(
    ({ kind }) => kind,
  );
const seenByAgency = async () =>
  steps.dataOf<{ id: string }[]>(await app.as('agent').get('/purchase/agent/pro/requests')).map(({ id }) => id);

test('an accepted request waits for its project, and is made into a draft with what it says', async () => {
  const draft = await accepted();
  expect(await dutiesOf(draft.id)).toEqual(['bidApply.makeProject']);
  const { id } = steps.dataOf<steps.Draft>(await make(draft));
  expect(steps.dataOf<ProjectDetail>(await app.as('buyer').get(`/purchase/project/queryById?id=${id}`))).toMatchObject({
    projectName: '大型仪器共享平台',
    manner: 5,
    lawRegime: 2,
    generalBudget: '420000.00',
    linkman: '周明',
    remark: '涉及进口产品，请组织专家论证。',
    packages: [{ packageName: '大型仪器共享平台', budget: '420000.00' }],
  });
  expect(await shown(draft.id)).toMatchObject({ auditStatus: 4, resultProjectId: id });
  expect(await dutiesOf(draft.id)).toEqual([]);
  expect((await make({ ...draft, version: draft.version + 1 })).msg).toBe('申请已形成项目');
});

test('one whose project is deleted or terminated waits again', async () => {
  const draft = await accepted();
  const first = steps.dataOf<steps.Draft>(await make(draft));
  steps.dataOf(await app.as('buyer').post('/purchase/project/deleteByIds', { ids: first.id }));
  const free = await shown(draft.id);
  expect(free).toMatchObject({ auditStatus: 2, resultProjectId: null });
  const made = await steps.confirmedProject(app);
  const link = { id: draft.id, version: free.version, projectId: made.id };
  steps.dataOf(await app.as('manager').post(`${base}/linkProject`, link));
  expect(await shown(draft.id)).toMatchObject({ auditStatus: 4, resultProjectId: made.id });
  await out.agreedOn(app, made.id, 'terminate');
  expect(await shown(draft.id)).toMatchObject({ auditStatus: 2, resultProjectId: null });
  expect(await dutiesOf(draft.id)).toEqual(['bidApply.makeProject']);
});

test('one that is no longer wanted is voided with a reason, and waits for nobody', async () => {
  const draft = await accepted();
  const manager = app.as('manager');
  expect((await manager.post(`${base}/voidApply`, draft)).code).toBe(400);
  expect((await app.as('buyer').post(`${base}/voidApply`, { ...draft, reason: '不再需要' })).code).toBe(403);
  await act(manager, 'void', draft, { reason: '并入年度框架协议' });
  expect(await shown(draft.id)).toMatchObject({ auditStatus: 5, rejectReason: '并入年度框架协议' });
  expect(await dutiesOf(draft.id)).toEqual([]);
  expect((await make({ ...draft, version: draft.version + 1 })).msg).toBe('申请尚未受理');
});

test('the agency is one that the unit works with', async () => {
  expect((await save({ agentTenantId: '299999' })).msg).toMatch(/299999/);
  expect((await save({ cooperationId: cooperation.id })).code).toBe(400);
  const answer = { ...cooperation, agree: true };
  steps.dataOf(await app.as('agent').post('/purchase/agent/cooperation/answer', answer));
  const { id } = steps.dataOf<steps.Draft>(await save({ cooperationId: cooperation.id }));
  expect(await shown(id)).toMatchObject({ agentTenantId: agencyTenant, agentName: expect.stringContaining('正信') });
});

test('that agency reads it from its acceptance until its project, and nobody else does', async () => {
  const meant = { agentTenantId: agencyTenant };
  const draft = steps.dataOf<steps.Draft>(await save(meant));
  const asked = await act(app.as('buyer'), 'submit', draft);
  expect(await seenByAgency()).not.toContain(draft.id);
  const done = await act(app.as('manager'), 'approve', asked);
  expect(await seenByAgency()).toContain(draft.id);
  const told = await app.asSuperuser<{ kind: string }>(
    `select kind from flow_message where tenant_id = $1 and business_type = 'agencyRequest' and business_id = $2`,
    [agencyTenant, draft.id],
  );
  expect(told).toMatchObject([{ kind: 'confirmed' }]);
  expect((await app.as('buyer').get('/purchase/agent/pro/requests')).code).toBe(403);
  const other = await accepted();
  expect(await seenByAgency()).not.toContain(other.id);
  steps.dataOf(await make(done));
  expect(await seenByAgency()).not.toContain(draft.id);
});

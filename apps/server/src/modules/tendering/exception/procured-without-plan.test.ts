import { planLifecycle } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvers } from '../../../../test/approval-steps.ts';
import { done, handedDownPlan, type BudgetPeople } from '../../../../test/budget-steps.ts';
import { startTenderingApp, type Person, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';
import { budgetModule } from '../../budget/index.ts';
import { planModule } from '../../plan/index.ts';

let app: TenderingApp;
let people: BudgetPeople<Person>;
beforeAll(async () => {
  app = await startTenderingApp([planModule, budgetModule]);
  app.clock.setTo(steps.publicationDay);
  const [dept] = await app.asSuperuser<{ id: string }>(
    `select id::text from dept where tenant_id = '100001' and dept_name = '采购一科'`,
  );
  people = {
    buyer: app.as('buyer'),
    manager: app.as('manager'),
    finance: app.as('finance'),
    deptId: dept?.id ?? '',
    receiverId: (await approvers(app)).buyer,
  };
});
afterAll(() => app.close());

const rebid = (id: string) => app.as('buyer').post('/purchase/project/rebid', { id });

async function terminatedProject(): Promise<{ id: string; planId: string }> {
  const { id: planId } = await handedDownPlan(people, { money: '540000.00' });
  const { id } = await steps.confirmedProject(app, { planId });
  await out.agreedOn(app, id, 'terminate');
  return { id, planId };
}

test('what was terminated is procured again of its plan, and without it where that was cancelled', async () => {
  const kept = await terminatedProject();
  const child = await done<steps.Draft>(rebid(kept.id));
  expect(await steps.detail(app, child.id)).toMatchObject({ planId: kept.planId });

  const { id, planId } = await terminatedProject();
  await app.asSuperuser('update purchase_plan set plan_status = $2 where id = $1', [planId, planLifecycle.code.void]);
  expect(await steps.detail(app, id)).toMatchObject({ next: [{ action: 'rebid' }] });
  const again = await done<steps.Draft>(rebid(id));
  expect(await steps.detail(app, again.id)).toMatchObject({ planId: null, parent: { id } });
});

test('a project whose second procurement was deleted says how it ended, and is procured again', async () => {
  const { id } = await terminatedProject();
  const ended = (await steps.detail(app, id)).projectStatus;
  const child = await done<steps.Draft>(rebid(id));
  expect((await steps.detail(app, id)).projectStatus).toBe(6);
  await done(app.as('buyer').post('/purchase/project/deleteByIds', { ids: child.id }));
  expect(await steps.detail(app, id)).toMatchObject({ projectStatus: ended, child: null, next: [{ action: 'rebid' }] });
  await done(rebid(id));
});

test('a draft that its handler took back is not said to be returned by the head of procurement', async () => {
  const { id, version } = await steps.confirmedProject(app);
  expect((await steps.detail(app, id)).isTakenBack).toBe(false);
  await done(app.as('buyer').post('/purchase/project/backToDraft', { id, version, reason: '预算有误' }));
  expect((await steps.detail(app, id)).isTakenBack).toBe(true);
  const draft = await steps.detail(app, id);
  const submitted = await done<steps.Draft>(app.as('buyer').post('/purchase/project/submitTask', draft));
  const refused = { ...submitted, agree: false, reason: '预算不符' };
  await done(app.as('manager').post('/purchase/project/projectConfirm', refused));
  expect(await steps.detail(app, id)).toMatchObject({ isTakenBack: false, rejectReason: '预算不符' });
});

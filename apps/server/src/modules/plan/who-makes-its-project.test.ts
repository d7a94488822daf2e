import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvers } from '../../../test/approval-steps.ts';
import { done, handedDownPlan, planOf, type BudgetPeople, type Saved } from '../../../test/budget-steps.ts';
import { startTenderingApp, type Person, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { budgetModule } from '../budget/index.ts';
import { planModule } from './index.ts';

let app: TenderingApp;
let people: BudgetPeople<Person>;
let chiefId = '';
beforeAll(async () => {
  app = await startTenderingApp([planModule, budgetModule]);
  const ids = await approvers(app);
  const [dept] = await app.asSuperuser<{ id: string }>(
    `select id::text from dept where tenant_id = '100001' and dept_name = '采购一科'`,
  );
  const [chief] = await app.asSuperuser<{ id: string }>(
    `select id::text from user_account where tenant_id = '100001' and account = 'admin'`,
  );
  chiefId = chief?.id ?? '';
  people = {
    buyer: app.as('buyer'),
    manager: app.as('manager'),
    finance: app.as('finance'),
    deptId: dept?.id ?? '',
    receiverId: ids.buyer,
  };
});
afterAll(() => app.close());

const make = (planId: string, who: Person = people.buyer) =>
  who.post(
    '/purchase/project/saveOrUpdate',
    steps.aProject({
      planId,
      generalBudget: '1000.00',
      packages: [steps.aPackage({ budget: '1000.00' })],
    }),
  );
const ask = ({ id, version }: Saved) =>
  done(people.buyer.post('/plan/planModify', { planId: id, version, modifyType: 2, mannerId: 1, reason: '改变方式' }));

describe('while an adjustment of a plan waits', () => {
  test('no project is made of it, and the decision stays possible', async () => {
    const plan = await handedDownPlan(people, { money: '9000.00' });
    const asked = await ask(plan);
    expect((await make(plan.id)).msg).toBe('计划正在调整审批中');
    const { newPlanId } = await done<{ newPlanId: string }>(
      people.manager.post('/plan/auditPlanModify', { ...asked, agree: true }),
    );
    await done(make(newPlanId));
  });

  test('one whose plan was taken up before is refused with what is left to do, and can be refused', async () => {
    const plan = await handedDownPlan(people, { money: '9000.00' });
    const asked = await ask(plan);
    await app.asSuperuser('update purchase_plan set plan_status = 4 where id = $1', [plan.id]);
    expect((await people.manager.post('/plan/auditPlanModify', { ...asked, agree: true })).msg).toBe(
      '计划已立项，不能再调整，请驳回这项调整',
    );
    await done(people.manager.post('/plan/auditPlanModify', { ...asked, agree: false, reason: '已立项' }));
  });
});

describe('a plan that was handed down to somebody else', () => {
  test('is not made into a project by another buyer, neither the first nor a further one', async () => {
    const { id, version } = await handedDownPlan(people, { money: '9000.00' });
    await done(people.manager.post('/plan/redirectPlan', { id, version, receiverId: chiefId }));
    const refused = /^计划已下达给.+，由其立项；需由他人立项的，请负责人改派$/;
    expect((await make(id)).msg).toMatch(refused);
    expect((await planOf(people.buyer, id)).actions).not.toContain('makeProject');
    await done(make(id, app.as('chief')));
    expect((await make(id)).msg).toMatch(refused);
    expect((await planOf(people.buyer, id)).projects).toHaveLength(1);
  });

  test('is made into one by whoever hands plans down', async () => {
    const { id } = await handedDownPlan(people, { money: '9000.00' });
    expect(await make(id, app.as('chief'))).toMatchObject({ code: 200 });
  });
});

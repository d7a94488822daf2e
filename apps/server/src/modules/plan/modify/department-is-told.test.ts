import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlanModifyAnswer } from '@zhaocai/model';
import {
  budgetPeople,
  done,
  handedDownPlan,
  planOf,
  type BudgetPeople,
  type Saved,
} from '../../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';

let app: OrganizationApp;
let office: BudgetPeople;
let writer: Person;
let head: Person;
let people: BudgetPeople;
beforeAll(async () => {
  app = await startOrganizationApp();
  office = await budgetPeople(app);
  [writer, head] = [await app.person('applicant'), await app.person('dept')];
  people = { ...office, buyer: { ...writer, post: asDepartment }, deptId: await app.deptId('机械工程学院') };
});
afterAll(() => app.close());

/** What the writer may not hand in himself his head does. */
const asDepartment: Person['post'] = (path, body) => (path === '/plan/submitPlan' ? head : writer).post(path, body);
const ofMoney = (money: string) => ({
  budgetMoney: money,
  details: [{ name: '设备', unit: '套', qty: '1', price: money }],
});
const ask = ({ id, version }: Saved, more: object) =>
  done(office.buyer.post('/plan/planModify', { planId: id, version, ...more }));
const agree = (asked: Saved) =>
  done<{ newPlanId: string | null }>(office.manager.post('/plan/auditPlanModify', { ...asked, agree: true }));
const told = async (account: string, modifyId: string) =>
  app.asSuperuser(
    `select kind, content, content_en as english from flow_message
     where user_id = $1 and business_type = 'planModify' and business_id = $2`,
    [await app.userId(account), modifyId],
  );
const read = (who: Person, id: string) => who.get<PlanModifyAnswer>(`/plan/queryPlanModifyDetail?id=${id}`);

describe('a plan of a department that the purchasing office changes', () => {
  test('is told to who wrote it and to the head, with what changed and why, and both read the change', async () => {
    const plan = await handedDownPlan(people, { money: '8000.00', planName: '数控机床' });
    const asked = await ask(plan, { modifyType: 1, reason: '按批复核增', ...ofMoney('9000.00') });
    expect(await told('applicant', asked.id)).toEqual([]);
    const { newPlanId } = await agree(asked);
    const { planNo } = await planOf(writer, plan.id);
    const message = {
      kind: 'projectChanged',
      content: `计划${planNo}已调整（金额调整，预算金额8,000.00→9,000.00元、计划明细）：按批复核增`,
      english: `Plan ${planNo} was changed (Amount; Budget 8,000.00 → 9,000.00, lines): 按批复核增`,
    };
    expect(await told('applicant', asked.id)).toEqual([message]);
    expect(await told('dept', asked.id)).toEqual([message]);
    for (const who of [writer, head])
      expect(await read(who, asked.id)).toMatchObject({ code: 200, data: { reason: '按批复核增', newPlanId } });
  });

  test('stays the work of who wrote it, and its page tells every change that was asked for', async () => {
    const plan = await handedDownPlan(people, { money: '8000.00' });
    const asked = await ask(plan, { modifyType: 2, mannerId: 1, reason: '改为公开招标' });
    const { newPlanId } = await agree(asked);
    const after = await planOf(writer, newPlanId ?? '');
    expect(after.createUser).toBe(await app.userId('applicant'));
    expect(after.changes).toMatchObject([{ id: asked.id, modifyType: 2, auditStatus: 2, reason: '改为公开招标' }]);
  });

  test('that is cancelled is told as that; who asked is told once, by the decision', async () => {
    const plan = await handedDownPlan(people, { money: '8000.00' });
    const asked = await ask(plan, { modifyType: 5, reason: '经费撤回' });
    await agree(asked);
    const { planNo } = await planOf(writer, plan.id);
    const cancelled = { kind: 'terminated', content: `计划${planNo}已取消：经费撤回` };
    expect(await told('applicant', asked.id)).toMatchObject([cancelled]);
    expect(await told('dept', asked.id)).toMatchObject([cancelled]);
    expect(await told('buyer', asked.id)).toMatchObject([{ kind: 'finished' }]);
    expect(await told('finance', asked.id)).toEqual([]);
  });

  test('shows its change to nobody of another department', async () => {
    const plan = await handedDownPlan(people, { money: '8000.00' });
    const asked = await ask(plan, { modifyType: 2, mannerId: 1, reason: '改为公开招标' });
    const other = await app.deptId('财务处');
    await app.asSuperuser("update user_account set dept_ids = array[$1::bigint] where account = 'dept'", [other]);
    await app.asSuperuser('update user_dept set dept_id = $1 where user_id = $2', [other, await app.userId('dept')]);
    expect(await read(head, asked.id)).toMatchObject({ code: 404 });
    expect(await read(writer, asked.id)).toMatchObject({ code: 200 });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  budgetPeople,
  done,
  draftPlan,
  issuedBudget,
  planOf,
  submittedPlan,
  type BudgetPeople,
  type Saved,
} from '../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../test/organization-app.ts';
import { setParam } from '../../../test/set-param.ts';
import { linesOf } from '../../../test/workbook.ts';

let app: OrganizationApp;
let people: BudgetPeople;
beforeAll(async () => {
  app = await startOrganizationApp();
  people = await budgetPeople(app);
});
afterAll(() => app.close());

const submit = ({ id, version }: Saved) => people.buyer.post('/plan/submitPlan', { id, version });

/** Whether the tenant lets plans go without a budget. */
async function allow(paramValue: 'true' | 'false'): Promise<void> {
  await setParam(await app.person('admin'), 'plan.withoutBudget', paramValue);
}

describe('a plan that draws on no budget', () => {
  test('is kept as a draft, and submitted only with the reason', async () => {
    const plan = await draftPlan(people, { money: '9000.00', noBudgetReason: '' });
    expect((await submit(plan)).msg).toBe('计划未关联预算：请选择预算经费，或填写未关联预算原因');
    const { id } = await submittedPlan(people, { money: '9000.00', noBudgetReason: '捐赠款' });
    expect(await planOf(people.manager, id)).toMatchObject({ planStatus: 1, noBudgetReason: '捐赠款' });
  });

  test('has no such reason once it draws on one', async () => {
    const { costs } = await issuedBudget(people, { money: '9000.00' });
    const { id } = await draftPlan(people, {
      money: '9000.00',
      budgetCostId: costs[0]?.id,
      noBudgetReason: '捐赠款',
    });
    expect(await planOf(people.buyer, id)).toMatchObject({ budgetCostId: costs[0]?.id, noBudgetReason: null });
  });

  test('is not submitted at all where the unit does not allow it', async () => {
    const plan = await draftPlan(people, { money: '9000.00' });
    await allow('false');
    expect((await submit(plan)).msg).toBe('本单位的采购计划必须关联预算经费，请选择预算经费');
    await allow('true');
    await done(submit(plan));
  });
});

describe('the list of plans as an .xlsx', () => {
  test('names the budget line, says where there is none, and where the money of the plan is', async () => {
    const { costs } = await issuedBudget(people, { money: '9000.00', proName: '导出预算' });
    const planName = '导出的计划';
    const { id, version } = await submittedPlan(people, {
      money: '8000.00',
      planName: `${planName}一`,
      budgetCostId: costs[0]?.id,
    });
    await done(people.manager.post('/plan/auditPlan', { id, version, agree: true }));
    await draftPlan(people, { money: '7000.00', planName: `${planName}二` });
    const file = await app.app.server.inject({
      method: 'POST',
      url: '/api/plan/exportPlan',
      headers: { 'blade-auth': `bearer ${people.buyer.token}` },
      payload: {
        keyword: planName,
        exportColumns: 'planName,budgetCostId,reservedMoney,committedMoney,spentMoney',
      },
    });
    const [titles, ...rows] = linesOf<string>(file.rawPayload);
    expect(titles).toEqual(['计划名称', '预算经费', '计划占用', '合同占用', '已支付']);
    const cells = new Map(rows.map(([name, ...others]) => [name, others.map(String)]));
    expect(cells.get(`${planName}一`)?.[0]).toBe('导出预算 · 财政拨款 2027');
    expect(cells.get(`${planName}一`)?.slice(1).map(Number)).toEqual([8000, 0, 0]);
    expect(cells.get(`${planName}二`)?.[0]).toBe('未关联预算');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { budgetOf, declareBudget, type BudgetPeople } from '../../../test/budget-steps.ts';
import { deptOf } from '../../../test/demand-steps.ts';
import { startTenderingApp, type Person, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { budgetModule } from '../budget/index.ts';
import { agencyModule } from './index.ts';

// A Thursday; Saturday and Sunday do not count.
const thursday = '2026-11-19 10:00:00';

let app: TenderingApp;
let people: BudgetPeople<Person>;
beforeAll(async () => {
  app = await startTenderingApp([agencyModule, budgetModule]);
  const [buyer, manager, finance] = [app.as('buyer'), app.as('manager'), app.as('finance')];
  people = { buyer, manager, finance, deptId: await deptOf(app), receiverId: buyer.user.userId };
});
beforeEach(() => app.clock.setTo(thursday));
afterAll(() => app.close());

/** By when a duty is to be done, as home shows it. */
async function dueOf(kind: string, id: string): Promise<string | null | undefined> {
  const [duty] = await app.asSuperuser<{ due: string | null }>(
    `select to_char(due, 'YYYY-MM-DD HH24:MI') as due from duty where kind = $1 and row_id = $2`,
    [kind, id],
  );
  return duty?.due;
}

const ownParam = (key: string, value: string) =>
  app.asSuperuser(
    `insert into param (tenant_id, id, param_name, param_key, param_value, create_time)
     values ('100001', $1, '期限', $2, $3, now())`,
    [String(Date.now()), key, value],
  );

async function invited(): Promise<steps.Draft> {
  const terms = { startDate: '2026-01-01', endDate: '2099-12-31', feePayer: 2, feeFloat: '0', minFee: '100.00' };
  const wish = { agentName: '代理', agentTenantId: '200001', ...terms };
  return steps.dataOf(await app.as('buyer').post('/purchase/cus/agent/saveAgent', wish));
}

describe('what is put before an agency', () => {
  test('is answered within three working days, or as many as the unit sets', async () => {
    const cooperation = await invited();
    expect(await dueOf('agencyCooperation.answer', cooperation.id)).toBe('2026-11-24 23:59');
    steps.dataOf(await app.as('agent').post('/purchase/agent/cooperation/answer', { ...cooperation, agree: true }));
    const { id: proId } = await steps.savedProject(app);
    const choose = async () =>
      steps.dataOf<steps.Draft>(
        await app.as('buyer').get(`/purchase/agent/pro/chooseAgent?proId=${proId}&agentTenantId=200001`),
      );
    const { id } = await choose();
    expect(await dueOf('agencyEntrustment.answer', id)).toBe('2026-11-24 23:59');
    app.clock.setTo('2026-11-23 16:00:00');
    const given = { id, reason: '人手不足' };
    steps.dataOf(await app.as('agent').post('/purchase/project/backAgent', given));
    expect(await dueOf('agencyEntrustment.answer', id)).toBeUndefined();
    expect(await dueOf('agencyEntrustment.chooseAgain', id)).toBe('2026-11-26 23:59');
    await ownParam('agency.answerDays', '1');
    const again = await choose();
    expect(await dueOf('agencyEntrustment.answer', again.id)).toBe('2026-11-24 23:59');
  });

  test('has no day that would be guessed, where the calendar ends before it', async () => {
    await app.asSuperuser(`update work_calendar set is_deleted = 1 where day = '2026-11-20'`);
    const { id } = await steps.savedProject(app);
    const { id: entrusted } = steps.dataOf<steps.Draft>(
      await app.as('buyer').get(`/purchase/agent/pro/chooseAgent?proId=${id}&agentTenantId=200001`),
    );
    const due = await dueOf('agencyEntrustment.answer', entrusted);
    await app.asSuperuser(`update work_calendar set is_deleted = 0 where day = '2026-11-20'`);
    expect(due).toBeNull();
  });
});

test('each level of the review of a budget has its own five working days', async () => {
  const { id, version } = await declareBudget(people, { money: '1000.00' });
  const review = async (who: 'buyer' | 'manager' | 'finance', action: string, of: number) =>
    steps.dataOf<steps.Draft>(await people[who].post(`/budget-pro/${action}`, { id, version: of })).version;
  const submitted = await review('buyer', 'submit', version);
  expect(await dueOf('budgetPro.firstAudit', id)).toBe('2026-11-26 23:59');
  app.clock.setTo('2026-11-25 09:00:00');
  const passed = await review('manager', 'passFirst', submitted);
  expect(await dueOf('budgetPro.secondAudit', id)).toBe('2026-12-02 23:59');
  await review('finance', 'passSecond', passed);
  expect(await dueOf('budgetPro.issue', id)).toBe('2026-12-02 23:59');
  expect(await budgetOf(people.finance, id)).toMatchObject({ answerDue: '2026-12-02' });
});

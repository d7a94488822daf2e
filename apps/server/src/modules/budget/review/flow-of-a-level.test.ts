import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as approval from '../../../../test/approval-steps.ts';
import {
  budgetOf,
  declareBudget,
  done,
  issuedBudget,
  type BudgetPeople,
  type Saved,
} from '../../../../test/budget-steps.ts';
import { startTenderingApp, type Person, type TenderingApp } from '../../../../test/tendering-app.ts';
import { budgetModule } from '../index.ts';

const { agree, asked, bind, reject, setBinding, taskOf } = approval;
const [firstFlow, secondFlow] = ['budget_declare', 'budget_declare_second'];
const [firstAdjust, secondAdjust] = ['budget_adjust', 'budget_adjust_second'];

let app: TenderingApp;
let people: BudgetPeople<Person>;
let ids: Awaited<ReturnType<typeof approval.approvers>>;
beforeAll(async () => {
  app = await startTenderingApp([budgetModule]);
  ids = await approval.approvers(app);
  const [dept] = await app.asSuperuser<{ id: string }>(
    `select id::text from dept where tenant_id = '100001' and dept_name = '采购一科'`,
  );
  people = {
    buyer: app.as('buyer'),
    manager: app.as('manager'),
    finance: app.as('finance'),
    deptId: dept?.id ?? '',
    receiverId: ids.buyer,
  };
});
afterAll(() => app.close());
afterEach(async () => {
  for (const flow of [firstFlow, secondFlow, firstAdjust, secondAdjust]) await setBinding(app, flow, null);
});

async function declared(): Promise<Saved> {
  const { id } = await declareBudget(people, { money: '1000.00' });
  return done(people.buyer.post('/budget-pro/submit', { id, version: 0 }));
}

const says = async (who: approval.Person, id: string) => agree(app, { who, id: await taskOf(app, ids[who], id) });
const stateOf = async (id: string) => (await budgetOf(people.buyer, id)).budgetStatus;
const move = (who: 'buyer' | 'manager' | 'finance', action: string, more: object) =>
  people[who].post(`/budget-pro/${action}`, more);

describe('the flow of a level of the review of budgets', () => {
  test('decides its level alone: after the first the person of the second reviews', async () => {
    await bind(app, firstFlow, [asked('部门领导', ids.manager)]);
    const { id } = await declared();
    expect((await move('manager', 'passFirst', { id, version: 1 })).msg).toBe('预算项目正在审批流程中');
    await done(says('manager', id));
    expect(await stateOf(id)).toBe(2);
    await done(move('finance', 'passSecond', { id, version: 2 }));
    expect(await stateOf(id)).toBe(3);
  });

  test('that decides is the one that the page names, whatever is bound or given up since', async () => {
    const nameOf = async (id: string) => (await budgetOf(people.buyer, id)).approval?.flowName;
    await bind(app, firstFlow, [asked('部门领导', ids.manager)]);
    const { id } = await declared();
    const running = await nameOf(id);
    expect(running).toMatch(/./);
    await setBinding(app, firstFlow, null);
    expect(await nameOf(id)).toBe(running);
    await done(says('manager', id));
    expect(await nameOf(id)).not.toBe(running);
  });

  test('of the second is asked when the first has passed, by a person or by its own flow', async () => {
    await bind(app, secondFlow, [asked('财务', ids.finance), asked('领导', ids.boss)]);
    const byHand = await declared();
    await done(move('manager', 'passFirst', { id: byHand.id, version: 1 }));
    expect((await move('finance', 'passSecond', { id: byHand.id, version: 2 })).msg).toBe('预算项目正在审批流程中');
    expect((await budgetOf(people.finance, byHand.id)).actions).not.toContain('passSecond');
    await done(says('finance', byHand.id));
    expect(await stateOf(byHand.id)).toBe(2);
    await done(says('boss', byHand.id));
    expect(await stateOf(byHand.id)).toBe(3);

    await bind(app, firstFlow, [asked('部门领导', ids.manager)]);
    const byFlow = await declared();
    await done(says('manager', byFlow.id));
    expect(await stateOf(byFlow.id)).toBe(2);
    await done(says('finance', byFlow.id));
    await done(says('boss', byFlow.id));
    expect(await stateOf(byFlow.id)).toBe(3);
  });

  test('never is the word of who declared it, nor of one person for both levels', async () => {
    await bind(app, firstFlow, [asked('本人', ids.buyer)]);
    const own = await declared();
    // Named alone he is not even asked.
    await expect(says('buyer', own.id)).rejects.toThrow('there is no such task');
    expect(await stateOf(own.id)).toBe(1);
    await bind(app, firstFlow, [asked('一级', ids.finance)]);
    await bind(app, secondFlow, [asked('二级', ids.finance)]);
    const both = await declared();
    await done(says('finance', both.id));
    await expect(says('finance', both.id)).rejects.toThrow('there is no such task');
    expect(await stateOf(both.id)).toBe(2);
  });

  test('sends back with its reason, and what is declared again passes both levels again', async () => {
    await bind(app, secondFlow, [asked('财务', ids.finance)]);
    const { id } = await declared();
    await done(move('manager', 'passFirst', { id, version: 1 }));
    await done(reject(app, { who: 'finance', id: await taskOf(app, ids.finance, id), remark: '超出年度额度' }));
    expect(await budgetOf(people.buyer, id)).toMatchObject({ budgetStatus: 6, rejectReason: '超出年度额度' });
    const { version } = await budgetOf(people.buyer, id);
    await done(move('buyer', 'submit', { id, version }));
    expect(await stateOf(id)).toBe(1);
  });

  test('of the second is asked in the name of who declared the project', async () => {
    await bind(app, secondFlow, [asked('财务', ids.finance)]);
    const { id } = await declared();
    await done(move('manager', 'passFirst', { id, version: 1 }));
    const runs = await app.asSuperuser(
      `select initiator::text from flow_instance where business_type = $1 and business_id = $2`,
      [secondFlow, id],
    );
    expect(runs).toEqual([{ initiator: ids.buyer }]);
    expect((await budgetOf(people.buyer, id)).approval?.run).toMatchObject({ instanceStatus: 'running' });
  });
});

describe('the flow of a level of an adjustment', () => {
  const wanted = async (): Promise<{ id: string; adjustId: string }> => {
    const { id, costs } = await issuedBudget(people, { money: '1000.00' });
    const [line] = costs;
    const ask = { id: line?.id, version: line?.version, money: '1500.00', reason: '追加' };
    return { id, adjustId: (await done(people.buyer.post('/budget-pro/adjustCost', ask))).id };
  };
  const adjustmentOf = async (id: string) => (await budgetOf(people.finance, id)).adjustments[0];

  test('decides in the place of whoever holds the right, and the amount waits for the second', async () => {
    await bind(app, firstAdjust, [asked('部门领导', ids.manager)]);
    await bind(app, secondAdjust, [asked('财务', ids.finance)]);
    const { id, adjustId } = await wanted();
    expect((await move('manager', 'adjust/passFirst', { id: adjustId, version: 0 })).msg).toBe(
      '预算项目正在审批流程中',
    );
    expect(await adjustmentOf(id)).toMatchObject({ adjustStatus: 1, actions: [] });
    await done(says('manager', adjustId));
    expect(await adjustmentOf(id)).toMatchObject({ adjustStatus: 2, moneyBefore: '1000.00' });
    expect(await budgetOf(people.buyer, id)).toMatchObject({ totalMoney: '1000.00' });
    await done(says('finance', adjustId));
    expect(await budgetOf(people.buyer, id)).toMatchObject({ totalMoney: '1500.00', availableMoney: '1500.00' });
    expect((await adjustmentOf(id))?.history.map(({ action }) => action)).toEqual(['passSecond', 'passFirst']);
  });

  test('is nobody’s own word, and one person’s for one level alone', async () => {
    await bind(app, firstAdjust, [asked('本人', ids.buyer)]);
    const own = await wanted();
    await expect(says('buyer', own.adjustId)).rejects.toThrow('there is no such task');
    await bind(app, firstAdjust, [asked('一级', ids.finance)]);
    await bind(app, secondAdjust, [asked('二级', ids.finance)]);
    const both = await wanted();
    await done(says('finance', both.adjustId));
    // Who passed the first level is not asked for the second.
    await expect(says('finance', both.adjustId)).rejects.toThrow('there is no such task');
    expect(await budgetOf(people.buyer, both.id)).toMatchObject({ totalMoney: '1000.00' });
  });

  test('rejects with its reason, and the amount stays as it is', async () => {
    await bind(app, secondAdjust, [asked('财务', ids.finance)]);
    const { id, adjustId } = await wanted();
    await done(move('manager', 'adjust/passFirst', { id: adjustId, version: 0 }));
    await done(reject(app, { who: 'finance', id: await taskOf(app, ids.finance, adjustId), remark: '额度已满' }));
    expect(await adjustmentOf(id)).toMatchObject({ adjustStatus: 4, rejectReason: '额度已满' });
    expect(await budgetOf(people.buyer, id)).toMatchObject({ totalMoney: '1000.00' });
  });
});

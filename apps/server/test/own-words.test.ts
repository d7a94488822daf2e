import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelPlan } from '@zhaocai/model';
import { budgetModule } from '../src/modules/budget/index.ts';
import { demandModule } from '../src/modules/demand/index.ts';
import { planModule } from '../src/modules/plan/index.ts';
import { aPlan, budgetHead } from './budget-steps.ts';
import * as demands from './demand-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

// Four eyes look at who wrote what is decided, not only at who made it and who handed it in. The administrator here has
// every right of the domain, as anybody who manages a tenant can have.

let app: TenderingApp;
let deptId: string;
beforeAll(async () => {
  app = await startTenderingApp([demandModule, planModule, budgetModule]);
  app.clock.setTo(steps.publicationDay);
  deptId = await demands.deptOf(app);
  const all = await app.asSuperuser<{ code: string }>(
    "select distinct code from menu where code ~ '^(project|bulletin|planManage|planAdjust|budgetPro|demandManage|bidApply)_'",
  );
  for (const account of ['chief', 'manager'] as const) {
    const { permissions } = app.as(account).user;
    if (permissions instanceof Set) all.forEach(({ code }) => permissions.add(code));
  }
});
afterAll(() => app.close());

const ownWork = { code: 400, msg: '经办人不能审核自己提交的内容，请由其他人处理' };
const call = (by: Account, path: string, body: object) => app.as(by).post(path, body);
const done = async (by: Account, path: string, body: object) => steps.dataOf<steps.Draft>(await call(by, path, body));

describe('a purchase plan', () => {
  test('is not approved by who wrote and handed it in, and is by somebody else', async () => {
    const draft = await done('chief', '/plan/save', aPlan(deptId, { money: '1000.00' }));
    const { version } = await done('chief', '/plan/submitPlan', draft);
    const verdict = { id: draft.id, version, agree: true };
    expect(await call('chief', '/plan/auditPlan', verdict)).toMatchObject(ownWork);
    expect(await call('manager', '/plan/auditPlan', verdict)).toMatchObject({ code: 200 });
  });

  test('is not approved by who changed it in another’s name, however many wrote after him', async () => {
    const plan = aPlan(deptId, { money: '1000.00' });
    const draft = await done('buyer', '/plan/save', plan);
    const dear = { ...plan, budgetMoney: '500000.00', details: [{ ...plan.details[0], price: '500000.00' }] };
    const changed = await done('chief', '/plan/update', { ...dear, ...draft });
    const again = await done('buyer', '/plan/update', { ...dear, ...changed, planName: '台式计算机（改）' });
    const { version } = await done('buyer', '/plan/submitPlan', again);
    const verdict = { id: draft.id, version, agree: true };
    const { actions } = steps.dataOf<{ actions: string[] }>(
      await app.as('chief').get(`/plan/queryPlanById?id=${draft.id}`),
    );
    expect(actions).not.toContain('approve');
    expect(await call('chief', '/plan/auditPlan', verdict)).toMatchObject(ownWork);
    expect(await call('manager', '/plan/auditPlan', verdict)).toMatchObject({ code: 200 });
    expect(await app.asSuperuser('select 1 from row_writer where row_id = $1', [draft.id])).toEqual([]);
  });

  test('is not adjusted by the word of who asked for the adjustment', async () => {
    const plan = aPlan(deptId, { money: '1000.00' });
    const draft = await done('buyer', '/plan/save', plan);
    const { version } = await done('buyer', '/plan/submitPlan', draft);
    const approved = await done('manager', '/plan/auditPlan', { id: draft.id, version, agree: true });
    const asked = await done('chief', '/plan/planModify', {
      planId: draft.id,
      version: approved.version,
      modifyType: cancelPlan,
      reason: '项目取消',
    });
    const verdict = { id: asked.id, version: asked.version ?? 0, agree: true };
    expect(await call('chief', '/plan/auditPlanModify', verdict)).toMatchObject(ownWork);
    expect(await call('manager', '/plan/auditPlanModify', verdict)).toMatchObject({ code: 200 });
  });
});

test('a budget project is not passed by who wrote its figures', async () => {
  const budget = {
    ...budgetHead,
    deptId,
    proName: '实验室建设',
    totalMoney: '100.00',
    costs: [{ moneyType: 1, year: 2027, money: '100.00' }],
  };
  const path = '/budget-pro/saveOrUpdateBudgetPro';
  const draft = await done('buyer', path, budget);
  const dear = { ...budget, totalMoney: '9000000.00', costs: [{ moneyType: 1, year: 2027, money: '9000000.00' }] };
  const changed = await done('chief', path, { ...dear, ...draft });
  const { version } = await done('buyer', '/budget-pro/submit', changed);
  const wanted = { id: draft.id, version };
  expect(await call('chief', '/budget-pro/passFirst', wanted)).toMatchObject(ownWork);
  const first = await done('manager', '/budget-pro/passFirst', wanted);
  // The first review passes it on; it settles nothing for the second.
  expect(await call('chief', '/budget-pro/passSecond', first)).toMatchObject(ownWork);
});

test('a demand is not confirmed by who rewrote it', async () => {
  const draft = await demands.saved(app, { budget: '400000.00' });
  const body = demands.aDemand(deptId, { budget: '9000000.00', ...draft });
  const changed = steps.dataOf<steps.Draft>(await demands.save(app, body, 'chief'));
  const handedIn = steps.dataOf<steps.Draft>(await demands.submit(app, changed));
  expect(await call('chief', '/purchase/cus/demand/confirmDemand', handedIn)).toMatchObject(ownWork);
  expect(await demands.confirm(app, handedIn)).toMatchObject({ code: 200 });
});

describe('a project', () => {
  test('is not confirmed by who rewrote it, nor by who changed one of its packages', async () => {
    const body = steps.aProject({ projectNo: 'WORDS-1' });
    const draft = await done('buyer', '/purchase/project/saveOrUpdate', body);
    const { packages } = await steps.detail(app, draft.id, 'chief');
    const [first] = packages;
    await done('chief', '/purchase/package/saveOrUpdate', { ...first, projectId: draft.id, techParams: '法拉利' });
    const { version } = await steps.detail(app, draft.id, 'buyer');
    const submitted = await done('buyer', '/purchase/project/submitTask', { id: draft.id, version });
    expect(await call('chief', '/purchase/project/projectConfirm', { ...submitted, agree: true })).toMatchObject(
      ownWork,
    );
    const { next } = await steps.detail(app, draft.id);
    expect(next.find(({ action }) => action === 'approve')?.by).not.toContain(app.as('chief').user.nickName);
    expect(await call('manager', '/purchase/project/projectConfirm', { ...submitted, agree: true })).toMatchObject({
      code: 200,
    });
  });

  test('has its result confirmed by somebody else than who chose the winners', async () => {
    const { projectId, version, suppliers } = await steps.openedProject(app);
    const selections = suppliers.flatMap(({ detailListVOS }) =>
      detailListVOS.map(({ packageId, entryId, isLowest }) => ({
        packageId,
        entryId,
        bidStatus: isLowest ? '1' : '0',
      })),
    );
    const saved = await done('chief', '/purchase/entry/saveSelection', { projectId, version, selections });
    const submitted = await done('buyer', '/purchase/entry/submitSelection', { projectId, version: saved.version });
    const word = { id: projectId, version: submitted.version, agree: true };
    expect(await call('chief', '/purchase/project/projectConfirm', word)).toMatchObject(ownWork);
    expect(await call('manager', '/purchase/project/projectConfirm', word)).toMatchObject({ code: 200 });
  });
});

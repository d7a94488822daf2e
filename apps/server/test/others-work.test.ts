import { entities } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPlan, budgetPeople, declareBudget, draftPlan, type BudgetPeople } from './budget-steps.ts';
import { aDemand, line, research } from './demand-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from './organization-app.ts';

let app: OrganizationApp;
let people: BudgetPeople;
beforeAll(async () => {
  app = await startOrganizationApp();
  people = await budgetPeople(app);
});
afterAll(() => app.close());

interface Saved {
  readonly id: string;
  readonly version: number;
}

async function done<D = Saved>(answer: Promise<{ code: number; msg: string; data: unknown }>): Promise<D> {
  const { code, msg, data } = await answer;
  expect(code, msg).toBe(200);
  return data as D;
}

/** What is of the department that it names, whoever wrote it down. */
const ofDepartment: ReadonlySet<string> = new Set(
  entities.filter(({ deptField }) => deptField).map(({ table }) => table),
);

/** As if somebody of another department had made it, who is not signed in here. */
async function ofOthers(table: string, { id }: Saved): Promise<void> {
  const dept = await app.deptId('采购二科');
  const of = ofDepartment.has(table) ? ', dept_id = $2' : '';
  await app.asSuperuser(`update ${table} set create_user = 2, create_dept = $2${of} where id = $1`, [id, dept]);
}

const demandBase = '/purchase/cus/demand';
const makeDemand = async () =>
  done(
    people.buyer.post(
      `${demandBase}/saveOrUpdateDemand`,
      aDemand(people.deptId, { deliveryDate: '2099-01-20', details: [line()] }),
    ),
  );
const handIn = async (path: string, { id, version }: Saved) => {
  const moved = await done(people.buyer.post(path, { id, version }));
  return { id, version: moved.version };
};

interface Work {
  readonly table: string;
  readonly make: () => Promise<Saved>;
  readonly act: (who: Person, row: Saved) => Promise<{ code: number; msg: string; data: unknown }>;
}

const works: Readonly<Record<string, Work>> = {
  'a plan that was handed in is taken back': {
    table: 'purchase_plan',
    make: async () => handIn('/plan/submitPlan', await draftPlan(people, { money: '1000.00' })),
    act: (who, row) => who.post('/plan/recallPlan', row),
  },
  'a draft of a plan is deleted': {
    table: 'purchase_plan',
    make: () => draftPlan(people, { money: '1000.00' }),
    act: (who, { id }) => who.get(`/plan/delById?ids=${id}`),
  },
  'a budget in review is taken back': {
    table: 'budget_project',
    make: async () => handIn('/budget-pro/submit', await declareBudget(people, { money: '1000.00' })),
    act: (who, row) => who.post('/budget-pro/recall', row),
  },
  'a draft of a budget is deleted': {
    table: 'budget_project',
    make: () => declareBudget(people, { money: '1000.00' }),
    act: (who, { id }) => who.get(`/budget-pro/deleteById?id=${id}`),
  },
  'a demand that was handed in is taken back': {
    table: 'purchase_demand',
    make: async () => handIn(`${demandBase}/submitDemand`, await makeDemand()),
    act: (who, row) => who.post(`${demandBase}/recallDemand`, row),
  },
  'a draft of a demand is deleted': {
    table: 'purchase_demand',
    make: makeDemand,
    act: (who, { id }) => who.get(`${demandBase}/delDemand?ids=${id}`),
  },
  'a request for a tender is deleted': {
    table: 'bid_apply',
    make: () =>
      done(
        people.buyer.post('/purchase/project/bidapply/saveOrUpdateApply', {
          projectName: '低温离心机',
          budget: '420000.00',
          mannerId: 5,
          linkman: '周明',
          phone: '0571-88001001',
        }),
      ),
    act: (who, { id }) => who.get(`/purchase/project/bidapply/delById?ids=${id}`),
  },
  'a tender of the past is taken out of the ledger': {
    table: 'tender_pro',
    make: () => done(people.buyer.post('/purchase/tenderPro/saveOrUpdate', { name: '校园网升级' })),
    act: (who, { id }) => who.get(`/purchase/tenderPro/delTender?ids=${id}`),
  },
};

describe('by its author or his department, and by nobody else who only reads all rows,', () => {
  test.each(Object.entries(works))('%s', async (_name, { table, make, act }) => {
    const others = await make();
    await ofOthers(table, others);
    expect(await act(people.buyer, others)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^这是其他部门经办的数据/),
    });
    await done(act(people.buyer, await make()));
  });

  test('a research is ended, and by the head', async () => {
    const asked = async () => {
      const { id: demandId } = await makeDemand();
      const wish = research(demandId, { endTime: '2099-01-01 17:00:00' });
      const draft = await done(people.buyer.post(`${demandBase}/research/save`, wish));
      await done(people.buyer.post(`${demandBase}/research/publish`, draft));
      return { demandId, id: draft.id, version: draft.version + 1, reason: '需求已撤销，不再需要市场调研' };
    };
    const others = await asked();
    await ofOthers('purchase_demand', { id: others.demandId, version: 0 });
    const refused = await people.buyer.post(`${demandBase}/research/end`, others);
    expect(refused).toMatchObject({ code: 400, msg: expect.stringMatching(/^这是其他部门经办的数据/) });
    const admin = await app.person('admin');
    await done(admin.post(`${demandBase}/research/end`, others));
    await done(people.buyer.post(`${demandBase}/research/end`, await asked()));
  });
});

interface Draft {
  readonly table: string;
  readonly make: () => Promise<Saved>;
  /** The whole form, with another amount or name. */
  readonly save: (who: Person, row: Saved) => Promise<{ code: number; msg: string; data: unknown }>;
  readonly told: string;
}

const request = { projectName: '低温离心机', budget: '1000.00', mannerId: 5, linkman: '周明', phone: '0571-88001001' };
const applySave = '/purchase/project/bidapply/saveOrUpdateApply';
const budgetSave = '/budget-pro/saveOrUpdateBudgetPro';
const budgetFields = { totalMoney: '2000.00', costs: [{ moneyType: 1, year: 2027, money: '2000.00' }] };

const drafts: Readonly<Record<string, Draft>> = {
  plan: {
    table: 'purchase_plan',
    make: () => draftPlan(people, { money: '1000.00', planName: '设备' }),
    save: (who, row) =>
      who.post('/plan/update', {
        ...aPlan(people.deptId, { money: '2000.00', planName: '设备' }),
        deptId: undefined,
        ...row,
      }),
    told: '预算金额1,000.00→2,000.00元',
  },
  budget: {
    table: 'budget_project',
    make: () => declareBudget(people, { money: '1000.00', proName: '条件建设' }),
    save: (who, row) => who.post(budgetSave, { ...budgetFields, ...row }),
    told: '1,000.00→2,000.00元',
  },
  demand: {
    table: 'purchase_demand',
    make: makeDemand,
    save: (who, row) => who.post(`${demandBase}/saveOrUpdateDemand`, { demandName: '另一需求', ...row }),
    told: '需求名称',
  },
  request: {
    table: 'bid_apply',
    make: () => done(people.buyer.post(applySave, request)),
    save: (who, row) => who.post(applySave, { ...request, budget: '2000.00', ...row }),
    told: '预算金额1,000.00→2,000.00元',
  },
  tender: {
    table: 'tender_pro',
    make: () => done(people.buyer.post('/purchase/tenderPro/saveOrUpdate', { name: '校园网升级' })),
    save: (who, row) => who.post('/purchase/tenderPro/saveOrUpdate', { name: '另一项', ...row }),
    told: '名称',
  },
};

describe('the draft of another department', () => {
  test.each(Object.entries(drafts))(
    'of a %s is rewritten by who may delete it alone, and its owner learns it',
    async (_name, draft) => {
      const row = await draft.make();
      await ofOthers(draft.table, row);
      const owner = await app.userId('finance');
      await app.asSuperuser(`update ${draft.table} set create_user = $2 where id = $1`, [row.id, owner]);
      expect(await draft.save(people.buyer, row)).toMatchObject({
        code: 400,
        msg: expect.stringMatching(/^这是其他部门经办的数据/),
      });
      const admin = await app.person('admin');
      await done(draft.save(admin, row));
      const told = await app.asSuperuser<{ content: string }>(
        'select content from flow_message where user_id = $1 and business_id = $2',
        [owner, row.id],
      );
      expect(told).toEqual([{ content: expect.stringContaining(draft.told) }]);
    },
  );
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectLifecycle, type ProjectDetail } from '@zhaocai/model';
import { handedDownPlan, type BudgetPeople } from '../../../test/budget-steps.ts';
import * as steps from '../../../test/demand-steps.ts';
import { startTenderingApp, type Person, type TenderingApp } from '../../../test/tendering-app.ts';
import { aProject, dataOf } from '../../../test/tendering-steps.ts';
import * as out from '../../../test/way-out-steps.ts';
import { budgetModule } from '../budget/index.ts';
import { planModule } from '../plan/index.ts';
import { demandModule } from './index.ts';

let app: TenderingApp;
let people: BudgetPeople<Person>;
beforeAll(async () => {
  app = await startTenderingApp([demandModule, planModule, budgetModule]);
  app.clock.setTo('2026-11-20 10:00:00');
  const [receiver] = await app.asSuperuser<{ id: string }>(
    `select id::text from user_account where tenant_id = '100001' and account = 'buyer'`,
  );
  people = {
    buyer: app.as('buyer'),
    manager: app.as('manager'),
    finance: app.as('finance'),
    deptId: await steps.deptOf(app),
    receiverId: receiver?.id ?? '',
  };
});
afterAll(() => app.close());

const project = async (id: string) =>
  dataOf<ProjectDetail>(await app.as('buyer').get(`/purchase/project/queryById?id=${id}`));

test('registration that is over by the clock is quoting on the demand', async () => {
  const demand = await steps.confirmed(app);
  const { id } = dataOf<steps.Draft>(await steps.makeProject(app, demand));
  const { registering, quoting } = projectLifecycle.code;
  await app.asSuperuser(`update project set stage = $2, entry_end_time = '2000-01-01 09:00:00' where id = $1`, [
    id,
    registering,
  ]);
  expect(await steps.shown(app, demand.id)).toMatchObject({ project: { id, stage: quoting } });
});

describe('a project of a demand', () => {
  test('carries lines, amounts, requirements, plan and files over in one click', async () => {
    const plan = await handedDownPlan(people, { money: '500000.00' });
    const file = dataOf<Record<string, string>>(
      await app
        .as('buyer')
        .upload('/file/uploadOSS', { name: '需求论证.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }),
    );
    const files = [{ fileId: file.fileId ?? file.id, fileName: '需求论证.pdf', fileUrl: '', fileSuffix: 'pdf' }];
    const demand = await steps.confirmed(app, {
      planId: plan.id,
      files,
      qualification: '具有独立承担民事责任的能力。',
      details: [
        steps.line({ isKey: true, techParams: '≥21000转/分' }),
        steps.line({ name: '转子', qty: '4', price: '11000.00' }),
      ],
    });
    const { id } = dataOf<steps.Draft>(await steps.makeProject(app, demand));
    const made = await project(id);
    expect(made).toMatchObject({
      projectName: '低温离心机',
      manner: 5,
      generalBudget: '420000.00',
      deliveryPlace: '生命科学楼301',
      qualification: '具有独立承担民事责任的能力。',
      planId: plan.id,
      demandId: demand.id,
      files: [{ fileName: '需求论证.pdf' }],
      packages: [
        {
          packageName: '低温离心机',
          budget: '420000.00',
          items: [
            { name: '离心机', quantity: '2.0000', unit: '台', techParams: '★≥21000转/分' },
            { name: '转子', quantity: '4.0000' },
          ],
        },
      ],
    });
    expect(made.requirement).toContain('【技术要求】\n最高转速不低于21000转/分。');
    expect(await steps.shown(app, demand.id)).toMatchObject({
      demandStatus: 4,
      projectId: id,
      project: { projectNo: made.projectNo, stage: 5, generalBudget: '420000.00' },
    });
    expect((await steps.makeProject(app, { id: demand.id, version: demand.version + 1 })).msg).toBe(
      '只有已确认的需求可以立项',
    );
  });

  test('is not made of one that nobody confirmed, nor twice at once', async () => {
    const draft = await steps.saved(app);
    expect((await steps.makeProject(app, draft)).msg).toBe('只有已确认的需求可以立项');
    const demand = await steps.confirmed(app);
    const answers = await Promise.all([steps.makeProject(app, demand), steps.makeProject(app, demand)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400]);
  });

  test('is made by auction where the demand proposes that', async () => {
    const demand = await steps.confirmed(app, { mannerId: 7 });
    expect(await steps.makeProject(app, demand)).toMatchObject({ code: 200 });
  });

  test('takes the confirmed parts along, a package for each, and waits for those that are not confirmed', async () => {
    const top = await steps.confirmed(app);
    const part = await steps.saved(app, {
      demandName: '配套转子',
      budget: '44000.00',
      details: [steps.line({ qty: '1', price: '44000.00' })],
    });
    dataOf(await app.as('buyer').post('/purchase/cus/demand/changeParent', { id: part.id, parentId: top.id }));
    const open = await steps.makeProject(app, top);
    expect(open.msg).toBe('下级需求“配套转子”尚未确认，不能一并立项');
    const handedIn = dataOf<steps.Draft>(await steps.submit(app, await steps.shown(app, part.id)));
    dataOf(await steps.confirm(app, handedIn));
    const { id } = dataOf<steps.Draft>(await steps.makeProject(app, top));
    expect(await project(id)).toMatchObject({
      generalBudget: '464000.00',
      packages: [{ packageName: '低温离心机' }, { packageName: '配套转子', budget: '44000.00' }],
    });
    expect(await steps.shown(app, part.id)).toMatchObject({ demandStatus: 4, projectId: id });
  });

  test('that is deleted or terminated gives the demand back, and another can be made of it', async () => {
    const demand = await steps.confirmed(app);
    const first = dataOf<steps.Draft>(await steps.makeProject(app, demand));
    dataOf(await app.as('buyer').post('/purchase/project/deleteByIds', { ids: first.id }));
    const free = await steps.shown(app, demand.id);
    expect(free).toMatchObject({ demandStatus: 3, projectId: null, project: null });
    const second = dataOf<steps.Draft>(await steps.makeProject(app, free));
    const running = await steps.shown(app, demand.id);
    const close = { id: demand.id, version: running.version, reason: '不再需要' };
    expect((await app.as('buyer').post('/purchase/cus/demand/closeDemand', close)).msg).toBe(
      '项目尚未完成，不能归档需求',
    );
    const submitted = dataOf<steps.Draft>(await app.as('buyer').post('/purchase/project/submitTask', second));
    dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
    await out.agreedOn(app, second.id, 'terminate');
    expect(await steps.shown(app, demand.id)).toMatchObject({ demandStatus: 3, projectId: null });
  });

  test('stays with the demand, within the money that was confirmed, whatever else is rewritten', async () => {
    const demand = await steps.confirmed(app);
    const { id } = dataOf<steps.Draft>(await steps.makeProject(app, demand));
    const made = await project(id);
    const save = (more: object) => app.as('buyer').post('/purchase/project/saveOrUpdate', { ...made, ...more });
    const other = await steps.confirmed(app);
    for (const demandId of [null, other.id])
      expect((await save({ demandId })).msg).toMatch(/^项目据采购需求立项，不能改为其他需求或解除关联/);
    const [first] = made.packages;
    const dear = { generalBudget: '9000000.00', packages: [{ ...first, packageName: '法拉利', budget: '9000000.00' }] };
    expect((await save(dear)).msg).toMatch(/^总预算超过已确认需求的预算420,000\.00元/);
    expect(await steps.shown(app, demand.id)).toMatchObject({ demandStatus: 4, projectId: id });
    dataOf(await save({ generalBudget: '400000.00', packages: [{ ...first, budget: '400000.00' }] }));
    expect(await project(id)).toMatchObject({ demandId: demand.id, generalBudget: '400000.00' });
  });

  test('is made on the page of the demand alone: no other project claims it', async () => {
    const demand = await steps.confirmed(app);
    const claim = { ...aProject({ projectNo: 'CLAIM-1' }), demandId: demand.id };
    const save = (body: object) => app.as('buyer').post('/purchase/project/saveOrUpdate', body);
    expect((await save(claim)).msg).toBe('据采购需求立项，请在该需求页面点击“立项”');
    const draft = dataOf<steps.Draft>(await save(aProject({ projectNo: 'CLAIM-1' })));
    expect((await save({ ...claim, ...draft })).msg).toBe('据采购需求立项，请在该需求页面点击“立项”');
    expect(await steps.shown(app, demand.id)).toMatchObject({ demandStatus: 3, projectId: null });
  });

  test('does not exceed what other demands leave of the plan', async () => {
    const plan = await handedDownPlan(people, { money: '500000.00' });
    await steps.confirmed(app, { planId: plan.id });
    const other = await steps.saved(app, { planId: plan.id });
    expect((await steps.submit(app, other)).msg).toBe('需求预算超出计划余额，可用80,000.00元');
  });
});

describe('a request for a tender', () => {
  const base = '/purchase/project/bidapply';
  const request = (more: object = {}) => ({
    projectName: '低温离心机',
    budget: '420000.00',
    mannerId: 5,
    linkman: '周明',
    phone: '0571-88001001',
    ...more,
  });
  const buyer = () => app.as('buyer');
  const saved = async (more: object = {}) =>
    dataOf<steps.Draft>(await buyer().post(`${base}/saveOrUpdateApply`, request(more)));
  const shown = async (id: string) => dataOf<Record<string, unknown>>(await buyer().get(`${base}/queryById?id=${id}`));
  const act = (person: Person, action: string, draft: steps.Draft, more: object = {}) =>
    person.post(`${base}/${action}Apply`, { id: draft.id, version: draft.version, ...more });

  test('is decided by somebody else, and then stays as it was decided about', async () => {
    const draft = await saved();
    expect(await shown(draft.id)).toMatchObject({ applyNo: expect.stringMatching(/^SQ-2026-\d{4}$/), auditStatus: 0 });
    const asked = dataOf<steps.Draft>(await act(buyer(), 'submit', draft));
    expect((await act(buyer(), 'approve', asked)).code).toBe(403);
    expect((await act(app.as('manager'), 'reject', asked)).code).toBe(400);
    const rejected = dataOf<steps.Draft>(await act(app.as('manager'), 'reject', asked, { reason: '请说明时间要求' }));
    expect(await shown(draft.id)).toMatchObject({ auditStatus: 3, rejectReason: '请说明时间要求' });
    const again = dataOf<steps.Draft>(await act(buyer(), 'submit', rejected));
    dataOf(await act(app.as('manager'), 'approve', again));
    const late = request({ id: draft.id, version: again.version + 1 });
    expect((await buyer().post(`${base}/saveOrUpdateApply`, late)).msg).toBe('只有草稿或已驳回的申请可以修改或删除');
    expect((await buyer().get(`${base}/delById?ids=${draft.id}`)).code).toBe(400);
    const page = dataOf<{ records: { id: string }[] }>(await buyer().post(`${base}/queryApplyPage`, {}));
    expect(page.records.map(({ id }) => id)).toContain(draft.id);
  });

  test('about a demand names the project that came of it by itself', async () => {
    const demand = await steps.confirmed(app);
    const draft = await saved({ demandId: demand.id });
    const asked = dataOf<steps.Draft>(await act(buyer(), 'submit', draft));
    dataOf(await act(app.as('manager'), 'approve', asked));
    const { id } = dataOf<steps.Draft>(await steps.makeProject(app, demand));
    expect(await shown(draft.id)).toMatchObject({ resultProjectId: id });
    const { version } = await shown(draft.id);
    const link = { id: draft.id, version, projectId: id };
    expect((await app.as('manager').post(`${base}/linkProject`, link)).msg).toBe('申请已形成项目');
  });

  test('under its other address is the same', async () => {
    const { id } = await saved();
    expect(dataOf(await buyer().get(`/purchase/bidapply/queryById?id=${id}`))).toMatchObject({ id });
  });
});

describe('the ledger of tenders', () => {
  const base = '/purchase/tenderPro';
  const save = (more: object) => app.as('buyer').post(`${base}/saveOrUpdate`, { name: '校园网升级', ...more });

  test('knows four ways to price a tender', async () => {
    const types = dataOf<{ value: number; label: string }[]>(await app.as('buyer').get(`${base}/moneyTypelist`));
    expect(types.map(({ label }) => label)).toEqual(['总价', '单价', '费率', '下浮率']);
  });

  test('asks of what was awarded to whom, and for how much, as it was priced', async () => {
    const won = { result: 1, winner: '杭州云岫科教仪器有限公司' };
    expect((await save({ result: 1, money: '100.00' })).msg).toBe('结果为中标的，请填写中标单位');
    expect((await save(won)).msg).toBe('请填写金额');
    expect((await save({ ...won, moneyType: 4 })).msg).toBe('请填写费率或下浮率');
    const { id } = dataOf<steps.Draft>(await save({ ...won, moneyType: 4, rate: '7.5' }));
    expect(dataOf(await app.as('buyer').get(`${base}/queryById?id=${id}`))).toMatchObject({
      name: '校园网升级',
      runPlace: 2,
      moneyType: 4,
      rate: '7.5000',
      winner: won.winner,
    });
    dataOf(await app.as('buyer').get(`${base}/delTender?ids=${id}`));
    expect((await app.as('buyer').get(`${base}/queryById?id=${id}`)).code).toBe(404);
  });
});

import type { PlanAnswer, PlanModifyAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPlan } from '../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';

let app: OrganizationApp;
let buyer: Person;
let manager: Person;
let head: Record<string, unknown>;
beforeAll(async () => {
  app = await startOrganizationApp();
  buyer = await app.person('buyer');
  manager = await app.person('manager');
  head = aPlan(await app.deptId('采购一科'), { money: '576000.00' });
});
afterAll(() => app.close());

const lines = [
  { name: '阅览桌', unit: '张', qty: '120', price: '4500.00' },
  { name: '阅览椅', unit: '把', qty: '40', price: '900' },
];

interface Saved {
  readonly id: string;
  readonly version: number;
}

let made = 0;
async function draft(more: object = {}): Promise<Saved> {
  const planName = `阅览室家具${(made += 1)}`;
  const { code, msg, data } = await buyer.post('/plan/save', { ...head, planName, details: lines, ...more });
  expect(code, msg).toBe(200);
  return data as unknown as Saved;
}

const planOf = async (id: string, person = buyer) =>
  (await person.get(`/plan/queryPlanById?id=${id}`)).data as unknown as PlanAnswer;

async function approved(): Promise<Saved> {
  const { id, version } = await draft();
  expect(await buyer.post('/plan/submitPlan', { id, version })).toMatchObject({ code: 200, data: { planStatus: 1 } });
  const audit = await manager.post('/plan/auditPlan', { id, version: version + 1, agree: true });
  expect(audit).toMatchObject({ code: 200, data: { planStatus: 2 } });
  return { id, version: version + 2 };
}

async function handedDown(to = 'buyer'): Promise<Saved> {
  const { id, version } = await approved();
  const receiverId = await app.userId(to);
  expect(await manager.post('/plan/downPlan', { id, version, receiverId })).toMatchObject({
    code: 200,
    data: { planStatus: 3 },
  });
  return { id, version: version + 1 };
}

describe('a plan', () => {
  test('is kept with its lines, numbered by the year it is written in, and found in the list', async () => {
    const { id } = await draft({ planName: '图书馆阅览桌椅' });
    const { data } = await buyer.get<Record<string, unknown>>(`/plan/queryPlanById?id=${id}`);
    expect(data).toMatchObject({ planStatus: 0, deptName: '采购一科', budgetMoney: '576000.00' });
    expect(data['planNo']).toMatch(/^CG-JH-\d{4}-\d{4}$/);
    expect((await planOf(id)).details).toMatchObject([
      { lineNo: 1, name: '阅览桌', money: '540000.00' },
      { lineNo: 2, name: '阅览椅', money: '36000.00' },
    ]);
    const page = await buyer.post('/plan/queryPlan', { current: 1, size: 10, keyword: '图书馆阅览' });
    expect(page.data).toMatchObject({ total: 1, records: [{ id, deptName: '采购一科' }] });
  });

  test('is refused when its lines do not come to its budget, and then nothing is kept', async () => {
    const answer = await buyer.post('/plan/save', {
      ...head,
      planName: '对不上的计划',
      budgetMoney: '580000',
      details: lines,
    });
    expect(answer).toMatchObject({ code: 400, msg: '明细合计与预算金额不一致：合计576,000.00元，预算580,000.00元' });
    const page = await buyer.post('/plan/queryPlan', { keyword: '对不上的计划' });
    expect(page.data).toMatchObject({ total: 0 });
  });

  test('is refused with a wrong line, a wrong order of days or a department that is not there', async () => {
    const bad = (more: object) => buyer.post('/plan/save', { ...head, planName: '错误', details: lines, ...more });
    expect((await bad({ details: [{ ...lines[0], qty: '0' }] })).msg).toMatch(/^明细第1行：/);
    expect((await bad({ planDemandDate: '2027-02-01' })).msg).toBe('需求日期不能早于计划开始日期');
    expect(await bad({ deptId: '999999999' })).toMatchObject({ code: 404, msg: '申请部门不存在' });
    expect((await bad({ planName: '' })).msg).toBe('请填写计划名称');
  });

  test('is changed by its update, which needs the version that was read', async () => {
    const { id, version } = await draft();
    const change = {
      ...head,
      id,
      version,
      planName: '改过的计划',
      budgetMoney: '9000.00',
      details: [{ ...lines[1], qty: '10' }],
    };
    expect(await buyer.post('/plan/update', change)).toMatchObject({ code: 200, data: { version: version + 1 } });
    expect((await planOf(id)).details).toHaveLength(1);
    expect(await buyer.post('/plan/update', change)).toMatchObject({
      code: 400,
      msg: '数据已被他人修改，请刷新后重试',
    });
    const alone = { id, version: version + 1, budgetMoney: '9001.00' };
    expect((await buyer.post('/plan/update', alone)).msg).toMatch(/^明细合计与预算金额不一致/);
  });

  test('without lines may be kept and cannot be submitted', async () => {
    const { id, version } = await draft({ details: [] });
    expect(await buyer.post('/plan/submitPlan', { id, version })).toMatchObject({
      code: 400,
      msg: '请至少填写一条计划明细',
    });
  });

  test('goes from the draft to the approval and back with a reason; then it is changed and handed in again', async () => {
    const { id, version } = await draft();
    await buyer.post('/plan/submitPlan', { id, version });
    expect((await buyer.post('/plan/update', { ...head, id, version: 1, details: lines })).msg).toBe(
      '只有草稿或已退回的计划可以修改',
    );
    const no = { id, version: 1, agree: false };
    expect((await manager.post('/plan/auditPlan', no)).msg).toBe('请填写退回原因');
    expect(await buyer.post('/plan/auditPlan', { ...no, reason: '自己' })).toMatchObject({ code: 403 });
    expect(await manager.post('/plan/auditPlan', { ...no, reason: '请拆分' })).toMatchObject({
      data: { planStatus: 6 },
    });
    expect(await planOf(id)).toMatchObject({ backReason: '请拆分' });
    expect((await planOf(id)).actions.toSorted()).toEqual(['edit', 'remove', 'submit']);
    expect(await buyer.post('/plan/submitPlan', { id, version: 2 })).toMatchObject({ data: { planStatus: 1 } });
    expect((await buyer.get(`/plan/delById?id=${id}`)).msg).toBe('当前状态不允许删除');
  });

  test('is removed as long as it is a draft, and when it was returned', async () => {
    const { id } = await draft();
    const { id: returned, version } = await draft();
    await buyer.post('/plan/submitPlan', { id: returned, version });
    await manager.post('/plan/auditPlan', { id: returned, version: version + 1, agree: false, reason: '不再需要' });
    for (const one of [id, returned]) {
      expect(await buyer.get(`/plan/delById?id=${one}`)).toMatchObject({ code: 200 });
      expect(await buyer.get(`/plan/queryPlanById?id=${one}`)).toMatchObject({ code: 404 });
    }
    expect((await buyer.get(`/plan/delById?id=${(await approved()).id}`)).msg).toBe('当前状态不允许删除');
  });

  test('is handed down to somebody, who alone may hand it back', async () => {
    const { id, version } = await approved();
    expect((await manager.post('/plan/downPlan', { id, version })).msg).toBe('请选择下达对象');
    const receiverId = await app.userId('buyer');
    await manager.post('/plan/downPlan', { id, version, receiverId });
    expect(await planOf(id)).toMatchObject({ planStatus: 3, receiverName: '周明' });
    expect(await manager.get(`/plan/downBack?id=${id}`)).toMatchObject({ code: 403 });
    const back = await buyer.get(`/plan/downBack?id=${id}&reason=${encodeURIComponent('人手不足')}`);
    expect(back).toMatchObject({ code: 200, data: { planStatus: 2 } });
    expect(await planOf(id)).toMatchObject({ receiverId: null, backReason: '人手不足' });
    const { id: other } = await handedDown('admin');
    expect((await buyer.get(`/plan/downBack?id=${other}`)).msg).toBe('只有下达对象本人可以退回');
  });

  test('is handed down only to people who may open it and make projects of it, others are named', async () => {
    const offered = await manager.get<{ name: string; account: string }[]>('/plan/queryReceivers');
    expect(offered.data.map(({ account }) => account)).toContain('buyer');
    expect(offered.data.map(({ account }) => account)).not.toContain('expert1');
    expect((await manager.get<object[]>('/plan/queryReceivers?keyword=周明')).data).toMatchObject([
      { account: 'buyer' },
    ]);
    const { id, version } = await approved();
    const expert = { id, version, receiverId: await app.userId('expert1') };
    expect((await manager.post('/plan/downPlan', expert)).msg).toBe('林知远没有采购项目立项权限');
    expect(await planOf(id)).toMatchObject({ planStatus: 2, receiverId: null });
    const down = await handedDown();
    expect((await manager.post('/plan/redirectPlan', { ...down, receiverId: expert.receiverId })).msg).toBe(
      '林知远没有采购项目立项权限',
    );
  });

  test('is handed to somebody else or taken back by the manager, and the to-do goes with it', async () => {
    const { id, version } = await handedDown();
    const [first, second] = [await app.userId('buyer'), await app.userId('admin')];
    const waitsFor = async () =>
      (
        await app.asSuperuser<{ person: string }>(
          `select person_id::text as person from duty where row_id = $1 and kind = 'plan.makeProject'`,
          [id],
        )
      ).map(({ person }) => person);
    expect(await waitsFor()).toEqual([first]);
    expect((await manager.post('/plan/redirectPlan', { id, version, receiverId: first })).msg).toBe(
      '计划已下达给周明，请选择其他人',
    );
    expect(await manager.post('/plan/redirectPlan', { id, version, receiverId: second })).toMatchObject({
      code: 200,
      data: { planStatus: 3 },
    });
    expect(await waitsFor()).toEqual([second]);
    expect((await planOf(id, manager)).actions).toEqual(expect.arrayContaining(['redirect', 'takeBack']));
    expect(await buyer.post('/plan/takeBackPlan', { id, version: version + 1 })).toMatchObject({ code: 403 });
    expect(await manager.post('/plan/takeBackPlan', { id, version: version + 1 })).toMatchObject({ code: 200 });
    expect(await planOf(id)).toMatchObject({ planStatus: 2, receiverId: null, downTime: null });
    expect(await waitsFor()).toEqual([]);
  });

  test('goes out as an .xlsx with the words that the list shows', async () => {
    const answer = await app.app.server.inject({
      method: 'POST',
      url: '/api/plan/exportPlan',
      headers: { 'blade-auth': `bearer ${buyer.token}` },
      payload: {},
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('an adjustment', () => {
  const ask = (plan: Saved, more: object) =>
    buyer.post('/plan/planModify', { planId: plan.id, version: plan.version, reason: '需求增加', ...more });
  const modifyOf = async (id: string) =>
    (await manager.get(`/plan/queryPlanModifyDetail?id=${id}`)).data as unknown as PlanModifyAnswer;

  test('that is approved puts a new plan of the same number in the place of the old one', async () => {
    const old = await handedDown();
    const details = [{ ...lines[0], qty: '130' }, lines[1]];
    const asked = await ask(old, { modifyType: 1, budgetMoney: '621000.00', details });
    expect(asked).toMatchObject({ code: 200 });
    const modify = await modifyOf(String(asked.data['id']));
    expect(modify).toMatchObject({
      auditStatus: 1,
      isDecidable: true,
      createUserName: '周明',
      before: { budgetMoney: '576000.00' },
      after: { budgetMoney: '621000.00' },
    });
    expect((await buyer.get(`/plan/downBack?id=${old.id}`)).msg).toBe('计划正在调整审批中');
    const yes = await manager.post('/plan/auditPlanModify', { id: modify.id, version: 0, agree: true });
    expect(yes).toMatchObject({ code: 200, data: { auditStatus: 2 } });
    const [before, after] = [await planOf(old.id), await planOf(String(yes.data['newPlanId']))];
    expect(before).toMatchObject({ planStatus: 7, receiverId: await app.userId('buyer') });
    expect(after).toMatchObject({
      planStatus: 3,
      receiverId: before.receiverId,
      downTime: before.downTime,
      planNo: before.planNo,
      planName: before.planName,
      previousId: old.id,
    });
    expect(after.details.map(({ money }) => money)).toEqual(['585000.00', '36000.00']);
    const waiting = await app.asSuperuser(
      `select row_id::text as id, kind from duty where row_id = any($1::bigint[])`,
      [[before.id, after.id]],
    );
    expect(waiting).toEqual([{ id: after.id, kind: 'plan.makeProject' }]);
  });

  test('changes what its kind is about and nothing else', async () => {
    const plan = await approved();
    expect((await ask(plan, { modifyType: 3, mannerId: 1 })).msg).toBe(
      '“时间调整”不能修改预计采购方式，请选择相应的调整类型，或不填写该项',
    );
    expect((await ask(plan, { modifyType: 3 })).msg).toBe('没有可调整的变化');
    expect((await ask(plan, { modifyType: 1, budgetMoney: '600000' })).msg).toMatch(/^明细合计与预算金额不一致/);
    expect((await ask(plan, { modifyType: 3, planDemandDate: '2027-01-01' })).msg).toBe('需求日期不能早于计划开始日期');
    expect((await ask(plan, { modifyType: 2, mannerId: 1, reason: '' })).msg).toBe('请填写调整原因');
    expect((await ask(await draft(), { modifyType: 5 })).msg).toBe('只有已通过或已下达的计划可以调整');
  });

  test('that is rejected leaves the plan as it is, and another one may be asked for', async () => {
    const plan = await approved();
    const { data } = await ask(plan, { modifyType: 3, planDemandDate: '2027-10-01' });
    expect((await ask(plan, { modifyType: 5 })).msg).toBe('计划正在调整审批中');
    const no = { id: String(data['id']), version: 0, agree: false, reason: '时间不变' };
    expect(await manager.post('/plan/auditPlanModify', no)).toMatchObject({
      data: { auditStatus: 3, newPlanId: null },
    });
    expect(await planOf(plan.id)).toMatchObject({ planStatus: 2, planDemandDate: '2027-08-20', modifyId: null });
    const cancel = await ask(plan, { modifyType: 5 });
    const yes = { id: String(cancel.data['id']), version: 0, agree: true };
    expect(await manager.post('/plan/auditPlanModify', yes)).toMatchObject({
      data: { auditStatus: 2, newPlanId: null },
    });
    expect(await planOf(plan.id)).toMatchObject({ planStatus: 8, actions: [] });
    const list = await buyer.post('/plan/queryPlanModify', { current: 1, size: 10, auditStatus: 3 });
    expect(list.data).toMatchObject({ total: 1, records: [{ rejectReason: '时间不变' }] });
  });

  test('leaves whole evidence, with the plan before and after', async () => {
    const [asked] = await app.evidence('plan.askModify');
    expect(asked).toMatchObject({ before: { budgetMoney: '576000.00' }, after: { budgetMoney: '621000.00' } });
    expect(await app.isChainWhole('100001')).toBe(true);
  });
});

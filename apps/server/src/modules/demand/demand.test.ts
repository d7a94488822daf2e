import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as approval from '../../../test/approval-steps.ts';
import * as steps from '../../../test/demand-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import { dataOf } from '../../../test/tendering-steps.ts';
import { demandModule } from './index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([demandModule]);
  app.clock.setTo('2026-11-20 10:00:00');
});
afterAll(() => app.close());

const base = '/purchase/cus/demand';
const buyer = () => app.as('buyer');

describe('a demand', () => {
  test('is saved with its lines, numbered, and read back as it was written', async () => {
    const { id } = await steps.saved(app, {
      details: [steps.line(), steps.line({ name: '转子', qty: '3', price: '0.55', isKey: true })],
    });
    expect(await steps.shown(app, id)).toMatchObject({
      demandName: '低温离心机',
      demandNo: expect.stringMatching(/^XQ-2026-\d{4}$/),
      demandStatus: 0,
      budget: '420000.00',
      deptName: '采购一科',
      details: [
        { lineNo: 1, name: '离心机', qty: '2.0000', money: '360000.00', isKey: false },
        { lineNo: 2, name: '转子', money: '1.65', isKey: true },
      ],
    });
    const page = dataOf<{ records: { id: string; deptName: string }[] }>(
      await buyer().post(`${base}/queryDemandPage`, { current: 1, size: 50 }),
    );
    expect(page.records.find((row) => row.id === id)).toMatchObject({ deptName: '采购一科' });
  });

  test('whose lines come to more than its budget, or are not filled in, is refused with the place', async () => {
    const deptId = await steps.deptOf(app);
    const above = steps.aDemand(deptId, { details: [steps.line({ qty: '3' })] });
    expect(await steps.save(app, above)).toMatchObject({
      code: 400,
      msg: '明细合计540000.00元，超出需求预算420000.00元',
    });
    const unnamed = steps.aDemand(deptId, { details: [steps.line(), steps.line({ name: '' })] });
    expect((await steps.save(app, unnamed)).msg).toMatch(/^明细第2行：.*名称/);
    expect((await steps.save(app, steps.aDemand('999'))).code).toBe(404);
    expect((await steps.save(app, steps.aDemand(deptId, { roles: [9] }))).msg).toBe('参与角色不正确');
    expect((await steps.save(app, steps.aDemand(deptId, { researchObjects: [{ phone: '1' }] }))).code).toBe(400);
  });

  test('is handed in when it is complete, and confirmed by somebody else than who wrote it', async () => {
    const unfinished = await steps.saved(app, { acceptTerms: '' });
    expect((await steps.submit(app, unfinished)).msg).toBe('提交前请填写验收标准');
    const draft = await steps.saved(app);
    const handedIn = dataOf<steps.Draft>(await steps.submit(app, draft));
    expect((await app.as('chief').post(`${base}/confirmDemand`, { id: draft.id })).code).not.toBe(500);
    expect((await buyer().post(`${base}/confirmDemand`, { ...handedIn })).code).toBe(403);
    const again = await steps.saved(app);
    const mine = dataOf<steps.Draft>(await steps.submit(app, again));
    expect(dataOf(await steps.confirm(app, mine))).toMatchObject({ demandStatus: 3 });
    expect(await steps.shown(app, again.id)).toMatchObject({
      demandStatus: 3,
      confirmTime: expect.stringMatching(/^2026-11-20 10:0/),
    });
  });

  test('that is returned says why, is changed and handed in again', async () => {
    const handedIn = dataOf<steps.Draft>(await steps.submit(app, await steps.saved(app)));
    expect((await steps.confirm(app, handedIn, { agree: false })).code).toBe(400);
    const returned = dataOf<steps.Draft>(
      await steps.confirm(app, handedIn, { agree: false, reason: '请补充噪声指标' }),
    );
    expect(await steps.shown(app, handedIn.id)).toMatchObject({ demandStatus: 5, rejectReason: '请补充噪声指标' });
    const deptId = await steps.deptOf(app);
    const changed = dataOf<steps.Draft>(
      await steps.save(app, {
        ...steps.aDemand(deptId),
        id: returned.id,
        version: returned.version,
        techReq: '噪声不高于65分贝。',
      }),
    );
    dataOf(await steps.submit(app, changed));
    expect(await steps.shown(app, handedIn.id)).toMatchObject({ demandStatus: 2, rejectReason: null });
    expect(
      (await steps.save(app, { ...steps.aDemand(deptId), id: changed.id, version: changed.version + 1 })).msg,
    ).toBe('只有草稿、调研中或已退回的需求可以修改');
  });

  test('is closed and opened again with a reason', async () => {
    const draft = await steps.saved(app);
    expect((await buyer().post(`${base}/closeDemand`, { ...draft })).code).toBe(400);
    const closed = dataOf<steps.Draft>(await buyer().post(`${base}/closeDemand`, { ...draft, reason: '经费取消' }));
    expect((await steps.shown(app, draft.id)).demandStatus).toBe(6);
    dataOf(await buyer().post(`${base}/reopenDemand`, { id: closed.id, version: closed.version, reason: '经费恢复' }));
    expect((await steps.shown(app, draft.id)).demandStatus).toBe(0);
  });

  test('[R366] the parts of people come from the server, without the project’s leader', async () => {
    const roles = dataOf<{ value: number; label: string }[]>(await buyer().get(`${base}/queryBidRole`));
    expect(roles.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(roles[1]).toEqual({ value: 2, label: '需求负责人' });
  });

  test('is decided about by a flow where one is bound, and by nobody else meanwhile', async () => {
    const ids = await approval.approvers(app);
    const bound = await approval.bind(app, 'demand_confirm', [approval.asked('需求负责人审批', ids.manager)]);
    const draft = await steps.saved(app);
    const handedIn = dataOf<steps.Draft>(await steps.submit(app, draft));
    expect((await steps.confirm(app, handedIn)).msg).toBe('需求正在审批流程中');
    const task = await approval.taskOf(app, ids.manager, draft.id);
    dataOf(await approval.agree(app, { who: 'manager', id: task }));
    expect((await steps.shown(app, draft.id)).demandStatus).toBe(3);
    await approval.setBinding(app, 'demand_confirm', null);
    expect(bound).toBeDefined();
  });
});

describe('clauses that shut suppliers out', () => {
  const brand = { techReq: '台式计算机须采用联想品牌。' };

  test('are told with the demand, and it is not handed in before each is answered for', async () => {
    const draft = await steps.saved(app, brand);
    const { findings } = await steps.shown(app, draft.id);
    expect(findings).toEqual([
      expect.objectContaining({ rule: 'brand', field: 'techReq', lineNo: null, reason: null }),
    ]);
    expect((await steps.submit(app, draft)).msg).toMatch(
      /^技术要求中的“.*联想.*”可能限制竞争，请修改，或说明保留理由（共1处未处理）$/,
    );
    const deptId = await steps.deptOf(app);
    const kept = findings.map(({ rule, words }) => ({ rule, words, reason: '与现有机房设备兼容，已论证' }));
    const answered = dataOf<steps.Draft>(
      await steps.save(app, {
        ...steps.aDemand(deptId, brand),
        id: draft.id,
        version: draft.version,
        clauseReasons: kept,
      }),
    );
    expect((await steps.shown(app, draft.id)).findings[0]?.reason).toBe('与现有机房设备兼容，已论证');
    dataOf(await steps.submit(app, answered));
  });

  test('in a line are found with its number, and changing them is an answer too', async () => {
    const draft = await steps.saved(app, { details: [steps.line({ techParams: '供应商须在本市设有分公司。' })] });
    expect((await steps.submit(app, draft)).msg).toMatch(/^明细第1行技术参数中的/);
    const deptId = await steps.deptOf(app);
    const mended = dataOf<steps.Draft>(
      await steps.save(app, { ...steps.aDemand(deptId), id: draft.id, version: draft.version }),
    );
    dataOf(await steps.submit(app, mended));
  });
});

describe('demands that are part of others', () => {
  const whole = async (id: string) => (await steps.shown(app, id)).wholeBudget;
  const move = (id: string, parentId: string | null) => buyer().post(`${base}/changeParent`, { id, parentId });

  test('are split off by their lines, and together stay what they were', async () => {
    const draft = await steps.saved(app, {
      details: [steps.line(), steps.line({ name: '转子', qty: '4', price: '11000.00' })],
    });
    const { details } = await steps.shown(app, draft.id);
    const child = dataOf<steps.Draft>(
      await buyer().post(`${base}/splitDemand`, { ...draft, demandName: '离心机转子', detailIds: [details[1]?.id] }),
    );
    const top = await steps.shown(app, draft.id);
    expect(top).toMatchObject({ budget: '376000.00', wholeBudget: '420000.00', details: [{ name: '离心机' }] });
    expect(await steps.shown(app, child.id)).toMatchObject({
      budget: '44000.00',
      parentId: draft.id,
      details: [{ name: '转子', money: '44000.00' }],
    });
    const parts = dataOf<{ id: string }[]>(await buyer().get(`${base}/queryByParentId?parentId=${draft.id}`));
    expect(parts.map(({ id }) => id)).toEqual([child.id]);
    const all = { id: draft.id, version: top.version, demandName: '全部', detailIds: top.details.map(({ id }) => id) };
    expect((await buyer().post(`${base}/splitDemand`, all)).msg).toBe('至少保留一条明细');
    expect((await buyer().get(`${base}/delDemand?ids=${draft.id}`)).msg).toBe('存在下级需求，请先移出');
  });

  test('are put together without a circle, and their sums are kept', async () => {
    const [a, b, c] = await Promise.all([steps.saved(app), steps.saved(app), steps.saved(app)]);
    dataOf(await move(b.id, a.id));
    dataOf(await move(c.id, b.id));
    expect(await whole(a.id)).toBe('1260000.00');
    expect(await whole(b.id)).toBe('840000.00');
    expect((await move(a.id, c.id)).msg).toBe('不能移到自己或下级需求之下');
    expect((await move(a.id, a.id)).msg).toBe('不能移到自己或下级需求之下');
    dataOf(await move(c.id, null));
    expect(await whole(a.id)).toBe('840000.00');
    expect(await whole(c.id)).toBe('420000.00');
  });

  test('close no circle however long the chain is, and all of it counts', async () => {
    const { id } = await steps.saved(app);
    // A chain of 120: more would take the test minutes by the call.
    await app.asSuperuser(
      `insert into purchase_demand select (jsonb_populate_record(d, jsonb_build_object('id', d.id + n, 'demand_no', d.demand_no || n,
         'parent_id', d.id + n - 1))).* from purchase_demand d cross join generate_series(1, 119) n where d.id = $1`,
      [id],
    );
    const last = String(BigInt(id) + 119n);
    expect(await whole(id)).toBe('50400000.00');
    expect((await move(id, last)).msg).toBe('不能移到自己或下级需求之下');
  });

  test('two who move demands under each other’s at once close no circle between them', async () => {
    const [a, b] = await Promise.all([steps.saved(app), steps.saved(app)]);
    const answers = await Promise.all([move(a.id, b.id), move(b.id, a.id)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400]);
    expect(await whole(a.id)).toMatch(/^(840000|420000)\.00$/);
  });

  test('stay within one department', async () => {
    const mine = await steps.saved(app);
    const other = dataOf<steps.Draft>(await steps.save(app, steps.aDemand(await steps.deptOf(app, '采购二科'))));
    expect((await move(mine.id, other.id)).msg).toBe('只能合并同一部门的需求');
  });
});

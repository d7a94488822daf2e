import type { Comparison } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const refusal = (msg: unknown) => ({ code: 400, msg });
/** The suppliers of a comparison are listed from the lowest total up. */
const choose = ({ suppliers }: Comparison, ranks: readonly number[], bidRemark?: string) =>
  suppliers.map(({ detailListVOS: [offer] }, rank) => ({
    packageId: offer?.packageId,
    entryId: offer?.entryId,
    bidStatus: ranks.includes(rank) ? '1' : '0',
    ...(ranks.includes(rank) && { bidRemark }),
  }));
const save = ({ projectId, version }: Comparison, selections: object[]) =>
  app.as('buyer').post('/purchase/entry/saveSelection', { projectId, version, selections });

describe('a selection', () => {
  test('[R356] takes bidStatus as exactly "1" or "0"', async () => {
    const opened = await steps.openedProject(app);
    const [first] = choose(opened, [0]);
    for (const bidStatus of [1, true, '2', ''])
      expect(await save(opened, [{ ...first, bidStatus }])).toMatchObject({ code: 400 });
    expect(await save(opened, choose(opened, [0]))).toMatchObject({ code: 200, data: { selectedMoney: '525000.00' } });
    const { suppliers } = await steps.comparison(app, opened.projectId);
    expect(suppliers.map(({ detailListVOS: [offer] }) => offer?.bidStatus)).toEqual(['1', '0', '0']);
  });

  test('of two where one is allowed, of a dearer one without a reason, or of a foreign entry is refused', async () => {
    const opened = await steps.openedProject(app);
    expect(await save(opened, choose(opened, [0, 1]))).toMatchObject(refusal('“单人床”最多选择1家供应商'));
    expect(await save(opened, choose(opened, [1]))).toMatchObject(refusal('未选择最低价，请填写选择理由'));
    const other = await steps.openedProject(app);
    expect(await save(opened, choose(other, [0]))).toMatchObject(refusal('选择的报价不属于该采购包'));
    expect((await steps.comparison(app, opened.projectId)).version).toBe(opened.version);
    expect(await save(opened, choose(opened, [1], '交货期更短，符合开学需要'))).toMatchObject({ code: 200 });
  });

  test('of a supplier who was debarred since he quoted is refused, when it is made and when it is confirmed', async () => {
    const opened = await steps.openedProject(app);
    const [winner] = opened.suppliers;
    const debar = (isBlack: boolean) =>
      app.asSuperuser(
        `update supplier set supplier_status = $3 where tenant_id = '100001' and id = (
           select supplier_id from entry where tenant_id = '100001' and project_id = $1 and supplier_name = $2 limit 1)`,
        [opened.projectId, winner?.supplierName, isBlack ? 2 : 1],
      );
    const fault = refusal(`“${winner?.supplierName}”已列入黑名单，不能选为中标（成交）供应商`);
    await debar(true);
    expect(await save(opened, choose(opened, [0]))).toMatchObject(fault);
    await debar(false);
    const saved = steps.dataOf<steps.Draft>(await save(opened, choose(opened, [0])));
    const submitted = steps.dataOf<steps.Draft>(
      await app
        .as('buyer')
        .post('/purchase/entry/submitSelection', { projectId: opened.projectId, version: saved.version }),
    );
    await debar(true);
    const confirm = () =>
      app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, id: opened.projectId, agree: true });
    expect(await confirm()).toMatchObject(fault);
    await debar(false);
    expect(await confirm()).toMatchObject({ code: 200 });
  });

  test('of a consortium of which a member was debarred since is refused by the member’s name', async () => {
    const opened = await steps.openedProject(app);
    const [winner] = opened.suppliers;
    const name = '联合体成员有限公司';
    const code = '91320000MEMBER0001';
    await app.asSuperuser(
      `insert into supplier select (jsonb_populate_record(s, jsonb_build_object('id', 987654321, 'supplier_name', $1::text,
         'credit_code', $2::text, 'supplier_tenant_id', null, 'supplier_status', 2))).*
       from supplier s where tenant_id = '100001' limit 1`,
      [name, code],
    );
    expect(await save(opened, choose(opened, [0]))).toMatchObject({ code: 200 });
    await app.asSuperuser(
      `with led as (
         update entry_member m set share = 60 from entry e
         where e.tenant_id = m.tenant_id and e.id = m.entry_id and e.tenant_id = '100001' and e.project_id = $3
           and e.supplier_name = $4 returning m.*)
       insert into entry_member select (jsonb_populate_record(null::entry_member, to_jsonb(led) || jsonb_build_object(
         'id', 987654322, 'share', 40, 'is_leader', false, 'member_tenant_id', '900009', 'member_name', $1::text,
         'credit_code', $2::text))).* from led`,
      [name, code, opened.projectId, winner?.supplierName],
    );
    const { version } = await steps.comparison(app, opened.projectId);
    expect(await save({ ...opened, version }, choose(opened, [0]))).toMatchObject(
      refusal(`“${name}”已列入黑名单，不能选为中标（成交）供应商`),
    );
  });

  test('above the general budget is refused', async () => {
    const half = { budget: '270000.00', items: [{ name: '床', unit: '张', quantity: '1' }] };
    const packages = [steps.aPackage(half), steps.aPackage({ ...half, packageNo: 2, packageName: '柜' })];
    const opened = await steps.openedProject(app, { prices: ['270000', '270000', '270000'], changes: { packages } });
    await app.asSuperuser('update project set general_budget = 50000000 where id = $1', [opened.projectId]);
    const selections =
      opened.suppliers[0]?.detailListVOS.map(({ packageId, entryId }) => ({ packageId, entryId, bidStatus: '1' })) ??
      [];
    expect(await save(opened, selections)).toMatchObject(refusal('超出总预算：已选540,000.00元，总预算500,000.00元'));
  });

  test('fifty times at once is saved once; the others are stale', async () => {
    const opened = await steps.openedProject(app);
    const answers = await Promise.all(Array.from({ length: 50 }, () => save(opened, choose(opened, [0]))));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ msg }) => msg))).toEqual(
      new Set(['数据已被他人修改，请刷新后重试']),
    );
  });

  test('fifty times with one idempotency key is saved once and answers the same to all', async () => {
    const opened = await steps.openedProject(app);
    const body = { projectId: opened.projectId, version: opened.version, selections: choose(opened, [0]) };
    const key = { 'idempotency-key': 'selection-0001' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.as('buyer').post('/purchase/entry/saveSelection', body, key)),
    );
    for (const { code, data } of answers) expect({ code, data }).toEqual({ code: 200, data: answers[0]?.data });
    const acts = await app.asSuperuser(`select 1 from evidence where stream = $1 and action = 'project.select'`, [
      opened.projectId,
    ]);
    expect(acts).toHaveLength(1);
  });

  test('is submitted only with a winner, and returned by the manager with a reason', async () => {
    const opened = await steps.openedProject(app);
    const submit = (version: number) =>
      app.as('buyer').post('/purchase/entry/submitSelection', { projectId: opened.projectId, version });
    expect(await submit(opened.version)).toMatchObject(
      refusal('请为“单人床”选择供应商；都不能接受时，请逐家填写不选择的理由'),
    );
    const saved = steps.dataOf<steps.Draft>(await save(opened, choose(opened, [0])));
    const submitted = steps.dataOf<steps.Draft>(await submit(saved.version));
    expect(await steps.comparison(app, opened.projectId)).toMatchObject({
      stage: 60,
      canSelect: false,
      canConfirm: false,
    });
    expect(await save({ ...opened, version: submitted.version }, choose(opened, [0]))).toMatchObject(
      refusal('当前状态不允许此操作'),
    );
    const decide = (body: object) =>
      app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, ...body });
    expect(await decide({ agree: false, reason: '请复核' })).toMatchObject({ code: 200, data: { stage: 45 } });
  });

  test('is not shown to bidders before the result is published, nor is the project’s stage', async () => {
    const opened = await steps.openedProject(app);
    steps.dataOf(await save(opened, choose(opened, [0])));
    const path = `/purchase/entry/queryOpeningRecord?projectId=${opened.projectId}&tenantId=100001`;
    const { data } = await app.as('supplier1').get(path);
    expect((data as object[])[0]).toMatchObject({ totalMoney: '525000.00', bidStatus: null });
    expect((data as { isOwn: boolean }[]).filter(({ isOwn }) => isOwn)).toHaveLength(1);
    const { version } = await steps.comparison(app, opened.projectId);
    steps.dataOf(
      await app.as('buyer').post('/purchase/entry/submitSelection', { projectId: opened.projectId, version }),
    );
    expect((await steps.readPublished(app.as('supplier1'), opened.projectId)).stage).toBe(45);
  });
});

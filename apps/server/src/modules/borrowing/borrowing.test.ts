import type { BorrowRow, RevertRow } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as borrowing from '../../../test/borrow-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { borrowingModule } from './index.ts';
import { turnBorrows } from './turn-borrows.ts';

let app: TenderingApp;
let projectId: string;
beforeAll(async () => {
  app = await startTenderingApp([borrowingModule]);
  app.clock.setTo(steps.publicationDay);
  projectId = (await steps.confirmedProject(app)).id;
  app.clock.setTo('2026-11-20 10:00:00');
});
afterAll(() => app.close());

// The clock goes on from where it was set.
const thatMorning = expect.stringMatching(/^2026-11-20 10:\d\d:\d\d$/);
const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg), data: null });
const ofProject = async () =>
  steps.dataOf<BorrowRow[]>(await app.as('buyer').get(`/purchase/borrow/queryByProject?projectId=${projectId}`));

describe('a request for papers', () => {
  test('waits for somebody else, is numbered, and stands among the loans of its project', async () => {
    const asked = await borrowing.saved(app, projectId);
    expect(await borrowing.shown(app, asked.id)).toMatchObject({
      borrowNo: expect.stringMatching(/^JY-2026-\d{4}$/),
      borrowStatus: 0,
      borrowerName: '周明',
      createUserName: '周明',
      returnedCopies: 0,
      actions: ['approve', 'reject'],
    });
    expect((await ofProject()).map(({ id }) => id)).toContain(asked.id);
    expect(await borrowing.move(app, 'approve', { ...asked, by: 'buyer' })).toMatchObject({ code: 403 });
  });

  test('is never decided on by whoever made it, administrators included', async () => {
    const own = steps.dataOf<{ id: string; version: number }>(
      await borrowing.save(app, borrowing.aBorrow(projectId), 'manager'),
    );
    expect(await borrowing.move(app, 'approve', own)).toMatchObject({ code: 400 });
    expect((await borrowing.shown(app, own.id)).actions).not.toContain('approve');
    expect(await borrowing.move(app, 'approve', { ...own, by: 'chief' })).toMatchObject({ code: 200 });
    expect(await borrowing.shown(app, own.id)).toMatchObject({ borrowStatus: 1, outTime: thatMorning });
  });

  test('is due back after it begins, and after now', async () => {
    const save = (changes: object) => borrowing.save(app, borrowing.aBorrow(projectId, changes));
    expect(await save({ planRevertTime: '2026-11-20 10:00:00' })).toMatchObject(
      refused('计划归还时间必须晚于借阅时间'),
    );
    expect(await save({ borrowTime: '2026-11-18 10:00:00', planRevertTime: '2026-11-19 10:00:00' })).toMatchObject(
      refused('计划归还时间已过'),
    );
    expect((await save({ copies: 0 })).code).toBe(400);
    expect((await save({ borrowType: 9 })).code).toBe(400);
    expect((await save({ purpose: '' })).msg).toContain('借阅用途');
    expect((await save({ projectId: '999' })).code).toBe(404);
    expect((await save({ borrowerId: app.as('supplier1').user.userId })).code).toBe(404);
  });

  test.each([1, 2])(
    'R38 for papers of kind %i is refused before the opening: nobody learns who has bid',
    async (borrowType) => {
      expect(await borrowing.save(app, borrowing.aBorrow(projectId, { borrowType }))).toMatchObject(
        refused('开标前不能借阅'),
      );
    },
  );

  test('that was rejected says why, is changed and made again, and is decided on by another still', async () => {
    const asked = await borrowing.saved(app, projectId);
    expect((await borrowing.move(app, 'reject', asked)).code).toBe(400);
    const rejected = steps.dataOf<{ id: string; version: number }>(
      await borrowing.move(app, 'reject', { ...asked, reason: '请说明用途' }),
    );
    expect(await borrowing.shown(app, asked.id, 'buyer')).toMatchObject({
      borrowStatus: 5,
      rejectReason: '请说明用途',
      actions: expect.arrayContaining(['edit', 'remove']),
    });
    const again = steps.dataOf<{ id: string; version: number }>(
      await borrowing.save(app, {
        ...borrowing.aBorrow(projectId, { purpose: '审计抽查' }),
        id: asked.id,
        version: rejected.version,
      }),
    );
    expect(await borrowing.shown(app, asked.id)).toMatchObject({ borrowStatus: 0, rejectReason: null });
    steps.dataOf(await borrowing.move(app, 'approve', again));
  });

  test('is withdrawn by whoever made it alone, and removed only when it never left the shelf', async () => {
    const asked = await borrowing.saved(app, projectId);
    const remove = () => app.as('buyer').get(`/purchase/borrow/deleteBorrow?borrowId=${asked.id}`);
    expect(await remove()).toMatchObject({ code: 400 });
    expect(await borrowing.move(app, 'withdraw', asked)).toMatchObject(refused('只能撤回本人'));
    steps.dataOf(await borrowing.move(app, 'withdraw', { ...asked, by: 'buyer' }));
    expect(await borrowing.shown(app, asked.id)).toMatchObject({ borrowStatus: 6 });
    expect(await remove()).toMatchObject({ code: 200 });
    expect((await app.as('buyer').get(`/purchase/borrow/queryById?id=${asked.id}`)).code).toBe(404);
  });

  test('is not changed while it waits or is lent', async () => {
    const asked = await borrowing.saved(app, projectId);
    const change = { ...borrowing.aBorrow(projectId, { copies: 9 }), id: asked.id, version: asked.version };
    expect(await borrowing.save(app, change)).toMatchObject(refused('只有已驳回或已撤回'));
    expect(await borrowing.shown(app, asked.id)).toMatchObject({ copies: 3, borrowStatus: 0 });
  });
});

describe('papers that are lent', () => {
  test('come back piece by piece, each with its condition, until none is out', async () => {
    const loan = await borrowing.lent(app, projectId);
    expect(steps.dataOf(await borrowing.revert(app, loan.id, { copies: 1 }))).toMatchObject({
      borrowStatus: 2,
      returnedCopies: 1,
    });
    expect(await borrowing.revert(app, loan.id, { revertType: 2 })).toMatchObject(refused('请填写备注'));
    expect(await borrowing.revert(app, loan.id, { revertType: 3, remark: ' ' })).toMatchObject(refused('请填写备注'));
    expect(
      steps.dataOf(await borrowing.revert(app, loan.id, { revertType: 3, copies: 2, remark: '搬迁时遗失' })),
    ).toMatchObject({ borrowStatus: 3, returnedCopies: 3 });
    expect(await borrowing.shown(app, loan.id)).toMatchObject({
      borrowStatus: 3,
      faultCopies: 2,
      allRevertTime: thatMorning,
      returns: [
        { revertType: 1, copies: 1, receiver: expect.any(String), remark: null },
        { revertType: 3, copies: 2, remark: '搬迁时遗失' },
      ],
    });
    const list = steps.dataOf<RevertRow[]>(
      await app.as('buyer').get(`/purchase/borrow/queryRevertList?borrowId=${loan.id}`),
    );
    expect(list.map(({ copies }) => copies)).toEqual([1, 2]);
  });

  test('never come back in greater number than they went out', async () => {
    const loan = await borrowing.lent(app, projectId);
    expect(await borrowing.revert(app, loan.id, { copies: 4 })).toMatchObject(
      refused('归还份数超过借出份数，尚未归还3份'),
    );
    steps.dataOf(await borrowing.revert(app, loan.id, { copies: 3 }));
    expect(await borrowing.revert(app, loan.id, { copies: 1 })).toMatchObject(refused('不能登记归还'));
    const pending = await borrowing.saved(app, projectId);
    expect(await borrowing.revert(app, pending.id, {})).toMatchObject(refused('不能登记归还'));
  });

  test('are counted right by fifty who receive one of them in the same instant', async () => {
    const loan = await borrowing.lent(app, projectId, { copies: 20 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => borrowing.revert(app, loan.id, {})));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(20);
    expect(answers.filter(({ code }) => code >= 500)).toEqual([]);
    const { returnedCopies, borrowStatus, returns } = await borrowing.shown(app, loan.id);
    expect({ returnedCopies, borrowStatus, rows: returns.length }).toEqual({
      returnedCopies: 20,
      borrowStatus: 3,
      rows: 20,
    });
  });

  test('are received by another than who asked for them, at a time that has been', async () => {
    const loan = await borrowing.lent(app, projectId);
    expect(await borrowing.revert(app, loan.id, {}, 'buyer')).toMatchObject({ code: 403 });
    expect(await borrowing.revert(app, loan.id, { revertTime: '2026-11-21 10:00:00' })).toMatchObject(
      refused('归还时间不能晚于当前时间'),
    );
    expect(await borrowing.revert(app, loan.id, { revertTime: '2026-11-19 10:00:00' })).toMatchObject(
      refused('归还时间不能早于借出时间'),
    );
    expect(await borrowing.revert(app, loan.id, { revertType: 8 })).toMatchObject(refused('请选择归还情况'));
  });

  test('are late from the night after they were due; borrower and keeper are told once', async () => {
    const loan = await borrowing.lent(app, projectId, { planRevertTime: '2026-11-21 17:00:00' });
    const turn = (now: string) =>
      app.database.transaction('100001', (db) => turnBorrows(db, { tenantId: '100001', now }));
    const told = async () =>
      (
        await app.asSuperuser<{ account: string }>(
          `select u.account from flow_message m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
           where m.business_type = 'borrow' and m.business_id = $1 and m.kind = 'overdue' order by u.account`,
          [loan.id],
        )
      ).map(({ account }) => account);
    await turn('2026-11-21 16:59:59');
    expect(await borrowing.shown(app, loan.id)).toMatchObject({ borrowStatus: 1 });
    await turn('2026-11-22 01:00:00');
    await turn('2026-11-23 01:00:00');
    expect(await borrowing.shown(app, loan.id)).toMatchObject({ borrowStatus: 4 });
    expect(await told()).toEqual(['buyer', 'manager']);
    expect(steps.dataOf(await borrowing.revert(app, loan.id, {}))).toMatchObject({ borrowStatus: 4 });
    expect(steps.dataOf(await borrowing.revert(app, loan.id, { copies: 2 }))).toMatchObject({ borrowStatus: 3 });
  });

  test('stand in the list’s figures, and on a slip that is signed', async () => {
    const { total, statuses } = steps.dataOf<{ total: number; statuses: { status: number; count: number }[] }>(
      await app.as('manager').get('/purchase/borrow/queryBorrowCount'),
    );
    const page = steps.dataOf<{ total: number; records: BorrowRow[] }>(
      await app.as('manager').post('/purchase/borrow/queryPage', { current: 1, size: 50 }),
    );
    expect(page.total).toBe(total);
    expect(statuses.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(page.records[0]).toMatchObject({ projectName: expect.any(String), borrowerName: '周明' });
    const slip = await app.as('manager').raw(`/purchase/borrow/borrowSlip?id=${page.records[0]?.id}`);
    expect(slip.headers['content-type']).toContain('application/pdf');
    expect(slip.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

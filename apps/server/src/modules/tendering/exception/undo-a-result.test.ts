import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const winnersOf = (id: string) =>
  app.asSuperuser<{ supplier: string }>(
    `select supplier_tenant_id as supplier from entry where project_id = $1 and entry_status = 11`,
    [id],
  );

describe('a confirmed result that is wrong', () => {
  test('is recalled before its notice, drafts of it with it, and decided anew', async () => {
    const id = await steps.resultProject(app, { until: 'confirmed' });
    const draft = await steps.draftNotice(app, id, 2);
    const recalled = await out.agreedOn(app, id, 'recallResult');
    expect(recalled).toMatchObject({ stage: 45, projectStatus: 2, next: [{ action: 'select', isMine: true }] });
    expect(await steps.publish(app, draft)).toMatchObject({ code: 404 });
    await out.confirmedSelection(app, id, 1);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 2)));
    expect(await winnersOf(id)).toEqual([{ supplier: '300001' }]);
    expect(await out.isWhole(app, id)).toMatchObject({ ok: true });
  });

  test('is not recalled before it is confirmed: then it is returned', async () => {
    const { projectId } = await steps.openedProject(app);
    expect(await out.ask(app, projectId, 'recallResult')).toMatchObject(refused('当前阶段不能'));
  });
});

describe('a published result that is wrong', () => {
  test('is withdrawn, the award undone, and a corrected notice names the one that it replaces', async () => {
    const id = await steps.resultProject(app);
    expect(await winnersOf(id)).toEqual([{ supplier: '300002' }]);
    const undone = await out.agreedOn(app, id, 'undoResult');
    expect(undone).toMatchObject({ stage: 45, projectStatus: 2, resultTime: null, next: [{ action: 'select' }] });
    expect(await out.endsOf(app, id)).toEqual([{ package: 1, status: 3, entry: 9, count: 3 }]);
    expect(undone.packages[0]?.winMoney).toBeNull();
    expect(await out.toldTo(app, '300002', id)).toMatchObject([
      { kind: 'opened' },
      { kind: 'won' },
      { kind: 'resultWithdrawn' },
    ]);
    const [, wrong, withdrawal] = await out.noticesOf(app, id);
    expect(wrong).toMatchObject({ type: 2, status: 6 });
    expect(withdrawal).toMatchObject({ type: 3, status: 3, replaces: wrong?.id });
    const reader = app.as('supplier1');
    const old = await reader.get(`/purchase/bulletin/queryById?id=${wrong?.id}`);
    expect(steps.dataOf(old)).toMatchObject({ content: wrong?.content, replacedBy: [{ id: withdrawal?.id }] });

    await out.confirmedSelection(app, id, 1);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 2)));
    const corrected = (await out.noticesOf(app, id)).at(-1);
    expect(corrected).toMatchObject({ type: 2, status: 3, replaces: wrong?.id });
    expect(corrected?.title).toContain('更正公告');
    expect(corrected?.content).toContain(wrong?.title ?? '—');
    expect(await winnersOf(id)).toEqual([{ supplier: '300001' }]);
    expect(await steps.detail(app, id)).toMatchObject({ stage: 65, projectStatus: 3 });
    expect(await out.isWhole(app, id)).toMatchObject({ ok: true });
  });

  test('tells nobody who had been selected, until there is another result', async () => {
    const id = await steps.resultProject(app);
    const chosen = async () =>
      app.database.transaction('300001', (tx) =>
        tx.query<{ selected: boolean | null }>('select selected from opening_record where project_id = $1', [id]),
      );
    expect((await chosen()).filter(({ selected }) => selected)).toHaveLength(1);
    await out.agreedOn(app, id, 'undoResult');
    expect((await chosen()).map(({ selected }) => selected)).toEqual([null, null, null]);
  });

  test('stays as it is once a signed contract was handed in', async () => {
    const id = await steps.resultProject(app);
    const [won] = await app.asSuperuser<{ id: string; package: string }>(
      `select id::text, package_id::text as package from entry where project_id = $1 and entry_status = 11`,
      [id],
    );
    await app.asSuperuser(
      `insert into contract_file (tenant_id, id, project_id, package_id, entry_id, supplier_tenant_id, side, version_no,
         file_id, file_name, file_suffix, file_size, sha256, create_time)
       values ('100001', 77, $1, $2, $3, '300002', 1, 1, 1, 'c.pdf', 'pdf', 1, 'x', now())`,
      [id, won?.package, won?.id],
    );
    expect(await out.ask(app, id, 'undoResult')).toMatchObject(refused('已有供应商上传签署的合同'));
  });
});

describe('a result notice', () => {
  test('whose words are wrong is replaced by a corrected one, and the result stands', async () => {
    const id = await steps.resultProject(app);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 2)));
    const [, first, second] = await out.noticesOf(app, id);
    expect(first).toMatchObject({ status: 6 });
    expect(second).toMatchObject({ status: 3, replaces: first?.id });
    expect(await winnersOf(id)).toHaveLength(1);
    expect(await steps.detail(app, id)).toMatchObject({ stage: 65, projectStatus: 3 });
  });

  test('[R360] that was taken down goes up again, or is replaced; not both', async () => {
    const id = await steps.resultProject(app);
    const notice = async () => {
      const [row] = await app.asSuperuser<{ id: string; version: number }>(
        `select id::text, version from bulletin where project_id = $1 and bulletin_type = 2 order by id limit 1`,
        [id],
      );
      return row ?? { id: '', version: 0 };
    };
    const turn = async (upDown: 0 | 1, reason?: string) =>
      app.as('buyer').post('/purchase/bulletin/upDown', { ...(await notice()), upDown, reason });
    const isRead = async () =>
      (await app.as('supplier1').get(`/purchase/bulletin/queryById?id=${(await notice()).id}`)).code;
    expect(await isRead()).toBe(200);
    steps.dataOf(await turn(0, '含有错误的联系方式'));
    expect(await isRead()).toBe(404);
    expect(await steps.detail(app, id)).toMatchObject({ next: [{ action: 'putUpAgain', isMine: true }] });
    steps.dataOf(await turn(1));
    expect(await isRead()).toBe(200);
    expect((await steps.detail(app, id)).next).toEqual([]);
    steps.dataOf(await turn(0, '含有错误的联系方式'));
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 2)));
    expect(await turn(1)).toMatchObject(refused('替代'));
  });
});

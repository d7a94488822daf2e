import type { EntryView } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { workbookOf } from '../../../../test/workbook.ts';

let app: TenderingApp;
let projectId: string;
let codes: Awaited<ReturnType<typeof steps.knowSuppliers>>;
beforeAll(async () => {
  app = await startTenderingApp();
  codes = await steps.knowSuppliers(app);
});
beforeEach(async () => {
  projectId = await steps.publishedProject(app);
});
afterAll(() => app.close());

const header = ['包号', '供应商名称', '统一社会信用代码', '联系人', '手机号'];
const line = (account: keyof typeof codes, more: { no?: number; code?: string; phone?: string } = {}) => [
  more.no ?? 1,
  '线下单位',
  more.code ?? codes[account],
  '陈立',
  more.phone ?? '13800000001',
];
const load = (...rows: (string | number)[][]) =>
  app.as('buyer').upload(`/purchase/entry/entryImport?projectId=${projectId}`, workbookOf([header, ...rows]));
const registered = async () =>
  steps.dataOf<EntryView[]>(
    await app.as('manager').get(`/purchase/entry/queryEntryByProjectId?projectId=${projectId}`),
  );

describe('registrations on paper', () => {
  test('come in from a spreadsheet, and their suppliers quote like everybody', async () => {
    expect(await load(line('supplier1'), line('supplier2'))).toMatchObject({ code: 200, data: { count: 2 } });
    expect((await registered()).map(({ linkman, entryStatus }) => [linkman, entryStatus])).toEqual([
      ['陈立', 2],
      ['陈立', 2],
    ]);
    steps.dataOf(await steps.quote(app, 'supplier1', { projectId, price: '880.00' }));
    expect(await steps.register(app, 'supplier2', projectId)).toMatchObject({ code: 400, msg: '请勿重复报名' });
    expect(
      await app.asSuperuser(
        `select action from evidence where tenant_id = '100001' and stream = $1 || '.300002' order by seq`,
        [projectId],
      ),
    ).toEqual([{ action: 'entry.import' }]);
  });

  test('under a heading that names no column are registered, and the heading is told', async () => {
    const sheet = workbookOf([
      [...header, '传真'],
      [...line('supplier1'), '0571-8'],
    ]);
    const url = `/purchase/entry/entryImport?projectId=${projectId}`;
    expect(await app.as('buyer').upload(url, sheet)).toMatchObject({
      code: 200,
      data: { count: 1, ignored: ['传真'] },
    });
    expect((await load(line('supplier2'))).data).toEqual({ count: 1 });
  });

  test('with wrong rows are refused row by row, and none of them is registered', async () => {
    await app.asSuperuser(`update supplier set supplier_status = 2 where credit_code = $1`, [codes.supplier2]);
    const { code, msg } = await load(
      line('supplier1'),
      line('supplier1', { no: 7 }),
      line('supplier1', { code: '91330100MA2NOBODY0' }),
      line('supplier2'),
      line('supplier1'),
      line('supplier1', { phone: '12' }),
    );
    await app.asSuperuser(`update supplier set supplier_status = 1 where credit_code = $1`, [codes.supplier2]);
    expect(code).toBe(400);
    for (const fault of [
      '第3行：该项目没有包7',
      '第4行：供应商库中没有统一社会信用代码为91330100MA2NOBODY0的供应商',
      '第5行：该供应商在黑名单中，禁止参与',
      '第6行：与第2行重复',
      '第7行：',
    ])
      expect(msg).toContain(fault);
    expect(await registered()).toHaveLength(0);
  });

  test('of somebody who has registered himself are done already, and nobody is told so', async () => {
    steps.dataOf(await steps.register(app, 'supplier3', projectId));
    const before = await registered();
    expect(await load(line('supplier3'), line('supplier1'))).toMatchObject({ code: 200, data: { count: 2 } });
    const after = await registered();
    expect(after).toHaveLength(2);
    expect(after).toContainEqual(before[0]);
  });

  test('are taken while registration is open, by whom the menu allows it to, and for an own project', async () => {
    const path = `/purchase/entry/entryImport?projectId=${projectId}`;
    const spreadsheet = workbookOf([header, line('supplier1')]);
    expect(await app.as('finance').upload(path, spreadsheet)).toMatchObject({ code: 403 });
    expect(await app.as('buyer').upload('/purchase/entry/entryImport?projectId=1', spreadsheet)).toMatchObject({
      code: 404,
    });
    app.clock.setTo('2026-11-20 17:00:00');
    expect(await load(line('supplier1'))).toMatchObject({ code: 400, msg: '不在报名时间内' });
    app.clock.setTo(steps.publicationDay);
  });

  test('have a template whose own header is understood', async () => {
    const template = await app.as('buyer').raw('/purchase/entry/importTemplate');
    expect(template.headers['content-type']).toContain('spreadsheetml');
    const sent = { name: '模板.xlsx', bytes: template.rawPayload };
    const answer = await app.as('buyer').upload(`/purchase/entry/entryImport?projectId=${projectId}`, sent);
    expect(answer.msg).toContain('第2行：供应商库中没有');
  });
});

import type { EntryView } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploaded, type Uploaded } from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let codes: Awaited<ReturnType<typeof steps.knowSuppliers>>;
let projectId: string;
let paper: Uploaded;
beforeAll(async () => {
  app = await startTenderingApp();
  codes = await steps.knowSuppliers(app);
});
beforeEach(async () => {
  projectId = await steps.publishedProject(app);
  app.clock.setTo('2026-11-17 15:00:00');
  paper = await uploaded(app, 'buyer', '报名登记表.pdf');
});
afterAll(() => app.close());

async function signUp(more: object = {}) {
  const { packages } = await steps.readPublished(app.as('supplier1'), projectId);
  return app.as('buyer').post('/purchase/entry/offlineSignUp', {
    projectId,
    packageIds: packages.map(({ id }) => id),
    creditCode: codes.supplier2,
    linkman: '陈立',
    phone: '13800000001',
    signUpWay: 2,
    signUpTime: '2026-11-17 14:30:00',
    signUpFiles: [paper],
    signUpRemark: '挂号信，邮戳11月16日',
    ...more,
  });
}

const registered = async () =>
  steps.dataOf<EntryView[]>(
    await app.as('manager').get(`/purchase/entry/queryEntryByProjectId?projectId=${projectId}`),
  );

describe('a registration on paper', () => {
  test('keeps how and when it came, the paper and who took it, and its supplier quotes like everybody', async () => {
    expect(await signUp()).toMatchObject({ code: 200, data: { supplierName: '线下单位 supplier2', count: 1 } });
    expect(await registered()).toMatchObject([
      {
        entryStatus: 2,
        signUpWay: 2,
        signUpTime: '2026-11-17 14:30:00',
        signUpBy: '周明',
        signUpRemark: '挂号信，邮戳11月16日',
        signUpFiles: [{ fileId: paper.fileId }],
      },
    ]);
    steps.dataOf(await steps.quote(app, 'supplier2', { projectId, price: '880.00' }));
  });

  test('R38 is read with its paper by whoever may see who registered, and by nobody else', async () => {
    steps.dataOf(await signUp());
    const ticket = (account: 'manager' | 'finance' | 'supplier1') =>
      app.as(account).get(`/file/downloadTicket?fileId=${paper.fileId}`);
    expect((await ticket('manager')).code).toBe(200);
    for (const account of ['finance', 'supplier1'] as const) expect([403, 404]).toContain((await ticket(account)).code);
    const asked = await app.as('buyer').get(`/purchase/entry/queryEntryByProjectId?projectId=${projectId}`);
    expect(asked.code).toBe(400);
  });

  test('R38 of somebody who has registered himself changes nothing, and looks like any other', async () => {
    steps.dataOf(await steps.register(app, 'supplier2', projectId));
    expect(await signUp()).toMatchObject({ code: 200, data: { count: 1 } });
    expect(await registered()).toMatchObject([{ signUpWay: 0, signUpFiles: [], signUpBy: null }]);
  });

  test('takes a known supplier, its paper, a possible time and packages of the project', async () => {
    expect((await signUp({ signUpFiles: [] })).msg).toBe('请上传收到的报名材料');
    expect((await signUp({ signUpTime: '2026-11-17 15:00:01' })).msg).toMatch(/^报名时间应在公告发布之后/);
    expect((await signUp({ signUpTime: '2026-11-16 09:59:59' })).msg).toMatch(/^报名时间应在公告发布之后/);
    expect((await signUp({ packageIds: ['1'] })).code).not.toBe(200);
    expect((await signUp({ creditCode: '91330100MA2NOBODY0' })).msg).toMatch(/^供应商库中没有/);
    expect((await signUp({ signUpWay: 0 })).code).toBe(400);
    app.clock.setTo('2026-11-20 17:00:00');
    expect((await signUp()).msg).toBe('不在报名时间内');
    app.clock.setTo(steps.publicationDay);
    expect(await registered()).toEqual([]);
  });
});

import type { EntryView, OwnEntryLine, Page } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let projectId: string;
beforeAll(async () => {
  app = await startTenderingApp();
  projectId = (await steps.openedProject(app)).projectId;
});
afterAll(() => app.close());

const entries = async (filter = '') =>
  steps.dataOf<EntryView[]>(
    await app.as('buyer').get(`/purchase/entry/queryEntryByProjectId?projectId=${projectId}${filter}`),
  );

describe('the entries of a project', () => {
  test('[R384] are filtered by depositStatus and bidStatus', async () => {
    expect(await entries()).toHaveLength(3);
    expect(await entries('&bidStatus=2')).toHaveLength(3);
    expect(await entries('&bidStatus=0')).toEqual([]);
    await app.asSuperuser(
      `update entry set deposit_status = 2 where supplier_tenant_id = '300002' and project_id = $1`,
      [projectId],
    );
    expect(await entries('&depositStatus=2&bidStatus=2')).toMatchObject([{ depositStatus: 2, isBid: true }]);
    expect(await entries('&depositStatus=1')).toEqual([]);
  });

  test('[R473] are listed per package, and of a package of nobody not at all', async () => {
    const { packages } = await steps.detail(app, projectId);
    const path = (id: string | undefined) => `/purchase/entry/querySupplierByPackageId?packageId=${id}`;
    expect((await app.as('buyer').get(path(packages[0]?.id))).data).toHaveLength(3);
    expect(await app.as('buyer').get(path('1'))).toMatchObject({ code: 404 });
  });
});

describe('a supplier’s own registrations', () => {
  test('are paged, newest first, each with its project and package', async () => {
    const other = await steps.publishedProject(app, { projectName: '另一个项目' });
    steps.dataOf(await steps.register(app, 'supplier1', other));
    const page = steps.dataOf<Page<OwnEntryLine>>(
      await app.as('supplier1').post('/purchase/entry/queryBidEntryPage', { size: 1 }),
    );
    expect(page).toMatchObject({
      total: 2,
      pages: 2,
      records: [{ projectName: expect.any(String), packageNo: 1, tenantId: '100001' }],
    });
    const found = await app.as('supplier1').post('/purchase/entry/queryBidEntryPage', { keyword: '另一个' });
    expect(found.data).toMatchObject({ total: 1, records: [{ projectId: other, isBid: false }] });
    expect(
      (await app.as('supplier2').post('/purchase/entry/queryBidEntryPage', { keyword: '另一个' })).data,
    ).toMatchObject({ total: 0 });
  });

  test('are changed in their contact by the supplier alone, with the version he read', async () => {
    const id = await steps.publishedProject(app);
    steps.dataOf(await steps.register(app, 'supplier1', id));
    const [own] = await steps.ownEntries(app, 'supplier1', id);
    const body = { id: own?.entryId, version: own?.entry.version, linkman: '新人', phone: '13911112222' };
    expect(await app.as('supplier2').post('/purchase/entry/updateEntry', body)).toMatchObject({ code: 404 });
    expect(await app.as('supplier1').post('/purchase/entry/updateEntry', body)).toMatchObject({ code: 200 });
    expect(await app.as('supplier1').post('/purchase/entry/updateEntry', body)).toMatchObject({
      code: 400,
      msg: '数据已被他人修改，请刷新后重试',
    });
    expect((await steps.ownEntries(app, 'supplier1', id))[0]?.entry).toMatchObject({
      linkman: '新人',
      phone: '13911112222',
    });
  });
});

test('registration and quoting are told to be open by the server’s clock', async () => {
  const id = await steps.publishedProject(app);
  const ask = async () =>
    (await app.as('supplier1').get(`/purchase/project/queryEntryEnd?projectId=${id}&tenantId=100001`)).data;
  expect(await ask()).toMatchObject({ canEnter: true, canQuote: true });
  app.clock.setTo('2026-11-20 17:00:00');
  expect(await ask()).toMatchObject({ canEnter: false, canQuote: true });
  expect(await steps.readPublished(app.as('supplier1'), id)).toMatchObject({ stage: 40 });
  app.clock.setTo(steps.deadline);
  expect(await ask()).toMatchObject({ canEnter: false, canQuote: false });
});

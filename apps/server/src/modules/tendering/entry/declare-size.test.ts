import type { EntryView, OwnEntryLine, Page } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploaded } from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const contact = { linkman: '陈立', phone: '13800000001' };

async function declare(projectId: string, more: object) {
  const { packages } = await steps.readPublished(app.as('supplier1'), projectId);
  const packageIds = packages.map(({ id }) => id);
  const place = { projectId, tenantId: '100001', packageIds };
  return app.as('supplier1').post('/purchase/entry/saveOrUpdateEntry', { ...place, ...contact, ...more });
}

const ownLine = async (projectId: string) =>
  steps
    .dataOf<Page<OwnEntryLine>>(
      await app.as('supplier1').post('/purchase/entry/queryBidEntryPage', { current: 1, size: 50 }),
    )
    .records.find((line) => line.projectId === projectId);

test('a declaration of a small enterprise comes with its paper, or not at all', async () => {
  const projectId = await steps.publishedProject(app);
  expect(await declare(projectId, { smeType: 1 })).toMatchObject({ code: 400, msg: expect.stringContaining('声明函') });
  expect(await declare(projectId, { smeType: 7 })).toMatchObject({ code: 400 });
  expect(await ownLine(projectId)).toBeUndefined();
  const file = await uploaded(app, 'supplier1', '中小企业声明函.pdf');
  steps.dataOf(await declare(projectId, { smeType: 1, smeFiles: [file] }));
  expect(await ownLine(projectId)).toMatchObject({ smeType: 1, smeFiles: [{ fileId: file.fileId }] });
  expect((await app.as('supplier2').get(`/file/downloadTicket?fileId=${file.fileId}`)).code).toBe(404);
  expect((await app.as('buyer').get(`/file/downloadTicket?fileId=${file.fileId}`)).code).toBe(404);
});

test('it can be handed in later and taken back, until the deadline; the contact alone leaves it as it is', async () => {
  const projectId = await steps.publishedProject(app);
  steps.dataOf(await declare(projectId, {}));
  const change = async (more: object) => {
    const { id, version } = (await ownLine(projectId)) ?? { id: '1', version: 0 };
    return app.as('supplier1').post('/purchase/entry/updateEntry', { id, version, ...contact, ...more });
  };
  const file = await uploaded(app, 'supplier1', '声明函.pdf');
  steps.dataOf(await change({ smeType: 2, smeFiles: [file] }));
  steps.dataOf(await change({}));
  steps.dataOf(await change({ smeType: 2, smeFiles: [file] }));
  expect(await ownLine(projectId)).toMatchObject({ smeType: 2, smeFiles: [{ fileId: file.fileId }] });
  expect(await change({ smeType: 1, smeFiles: [] })).toMatchObject({ code: 400 });
  steps.dataOf(await change({ smeType: 0 }));
  expect(await ownLine(projectId)).toMatchObject({ smeType: 0, smeFiles: [] });
  app.clock.setTo(steps.deadline);
  expect(await change({ smeType: 2, smeFiles: [file] })).toMatchObject({ code: 400 });
});

test('after the opening the buyer reads what was declared', async () => {
  const projectId = await steps.publishedProject(app);
  const file = await uploaded(app, 'supplier1', '中小企业声明函.pdf');
  steps.dataOf(await declare(projectId, { smeType: 3, smeFiles: [file] }));
  for (const account of ['supplier2', 'supplier3'] as const)
    steps.dataOf(await steps.register(app, account, projectId));
  for (const account of steps.suppliers) steps.dataOf(await steps.quote(app, account, { projectId, price: '880' }));
  app.clock.setTo(steps.deadline);
  steps.dataOf(await steps.open(app, projectId));
  const entries = steps.dataOf<EntryView[]>(
    await app.as('buyer').get(`/purchase/entry/queryEntryByProjectId?projectId=${projectId}`),
  );
  expect(entries.map(({ smeType }) => smeType).sort()).toEqual([0, 0, 3]);
  expect((await app.as('buyer').get(`/file/downloadTicket?fileId=${file.fileId}`)).code).toBe(200);
});

import type { AttentionLine, NewsRow, Page } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type Account, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { attentionModule } from './index.ts';
import { tellWatchers } from './tell-watchers.ts';
import { prepareJobs } from '../../platform/jobs/index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([attentionModule]);
  await prepareJobs(app.jobsUrl);
});
afterAll(() => app.close());

const notice = 1;
const project = 2;
const supplier = 3;
const watch = (by: Account, bizType: number, bizId: string, flag = 1) =>
  app.as(by).post('/purchase/attetion/saveOrUpdate', { bizType, bizId, flag });
const watched = async (by: Account, bizType: number, ids: readonly string[]) =>
  steps.dataOf<string[]>(
    await app.as(by).get(`/purchase/attetion/queryWatched?bizType=${bizType}&bizIds=${ids.join()}`),
  );
const mine = async (by: Account, input: object = {}) =>
  steps.dataOf<Page<AttentionLine>>(await app.as(by).post('/purchase/attetion/queryPage', input)).records;
const news = async (by: Account, input: object = {}) =>
  steps.dataOf<Page<NewsRow>>(await app.as(by).post('/purchase/news/queryNesPage', { size: 200, ...input })).records;

/** The jobs that wait, as a worker does them, each twice: it may be killed behind its work. */
async function work(): Promise<number> {
  const jobs = await app.asSuperuser<{ key: string }>(
    `select key from graphile_worker.jobs where task_identifier = 'tellWatchers' order by id`,
  );
  await app.asSuperuser(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'tellWatchers'`,
  );
  for (const { key } of jobs) {
    const [, tenantId, id] = key.split(' ');
    await tellWatchers(app, { tenantId: tenantId ?? '', id: id ?? '' });
    await tellWatchers(app, { tenantId: tenantId ?? '', id: id ?? '' });
  }
  return jobs.length;
}

const noticeOf = async (projectId: string, type = 10) =>
  (
    await app.asSuperuser<{ id: string }>(
      'select id::text from bulletin where project_id = $1 and bulletin_type = $2 order by id desc limit 1',
      [projectId, type],
    )
  )[0]?.id ?? '';

describe('what somebody watches', () => {
  test('is his alone, stands once however often he says so, and goes again', async () => {
    const projectId = await steps.publishedProject(app);
    const noticeId = await noticeOf(projectId);
    await Promise.all(Array.from({ length: 10 }, () => watch('supplier1', notice, noticeId)));
    expect(await watched('supplier1', notice, [noticeId, '999'])).toEqual([noticeId]);
    expect(await watched('supplier2', notice, [noticeId])).toEqual([]);
    expect((await mine('supplier1')).filter(({ bizId }) => bizId === noticeId)).toHaveLength(1);
    steps.dataOf(await watch('supplier1', notice, noticeId, 0));
    expect(await watched('supplier1', notice, [noticeId])).toEqual([]);
    steps.dataOf(await watch('supplier1', notice, noticeId));
    expect(await watched('supplier1', notice, [noticeId])).toEqual([noticeId]);
  });

  test('is something that he may read: no draft of another’s, no project that is not published, no supplier of another library', async () => {
    const draft = await steps.confirmedProject(app);
    const unpublished = await steps.draftNotice(app, draft.id);
    await steps.knowSuppliers(app);
    const [known] = await app.asSuperuser<{ id: string }>(
      `select id::text from supplier where tenant_id = '100001' and is_deleted = 0 limit 1`,
    );
    const supplierId = known?.id ?? '';
    for (const [type, id] of [
      [notice, unpublished.id],
      [project, draft.id],
      [supplier, supplierId],
      [notice, '999'],
    ] as const)
      expect(await watch('supplier1', type, id)).toMatchObject({ code: 404 });
    expect(await watch('buyer', notice, unpublished.id)).toMatchObject({ code: 200 });
    expect(await watch('buyer', project, draft.id)).toMatchObject({ code: 200 });
    expect(await watch('buyer', supplier, supplierId)).toMatchObject({ code: 200 });
    expect(await watch('buyer', 4, draft.id)).toMatchObject({ code: 400 });
    expect(await watch('buyer', project, draft.id, 2)).toMatchObject({ code: 400 });
    expect((await mine('buyer', { bizType: 2 })).map(({ bizId }) => bizId)).toContain(draft.id);
    expect(await mine('supplier1', { keyword: '低温' })).toEqual([]);
  });

  test('narrows the lists of projects and notices to itself', async () => {
    const one = await steps.publishedProject(app);
    await steps.publishedProject(app);
    steps.dataOf(await watch('finance', project, one));
    const projects = steps.dataOf<Page<{ id: string }>>(
      await app.as('finance').post('/purchase/project/projectPage', { watched: '1', size: 50 }),
    );
    expect(projects.records.map(({ id }) => id)).toEqual([one]);
    const noticeId = await noticeOf(one);
    steps.dataOf(await watch('supplier3', notice, noticeId));
    const hall = steps.dataOf<Page<{ id: string }>>(
      await app.as('supplier3').post('/purchase/bulletin/bulletinTenantPage', { watched: '1', size: 50 }),
    );
    expect(hall.records.map(({ id }) => id)).toEqual([noticeId]);
  });
});

describe('whoever watches a project', () => {
  test('is told once of the notices that go up, whoever’s he is, and does not hear of what he did himself', async () => {
    const { id } = await steps.confirmedProject(app);
    steps.dataOf(await watch('manager', project, id));
    steps.dataOf(await watch('buyer', project, id));
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id)));
    const noticeId = await noticeOf(id);
    expect(await work()).toBeGreaterThan(0);
    expect(await news('manager', { bizType: 'bulletin', dataId: noticeId })).toMatchObject([
      { kind: 'published', readStatus: 0 },
    ]);
    expect(await news('buyer', { bizType: 'bulletin', dataId: noticeId })).toEqual([]);
    expect((await mine('manager')).find(({ bizId }) => bizId === id)).toMatchObject({
      lastNews: expect.any(String),
    });
  });

  test('from another tenant hears of its result, and of no move before', async () => {
    const { projectId, version, suppliers } = await steps.openedProject(app);
    const noticeId = await noticeOf(projectId);
    for (const by of ['supplier2', 'finance'] as const) steps.dataOf(await watch(by, project, projectId));
    steps.dataOf(await watch('supplier3', notice, noticeId));
    await work();
    const selections = suppliers.flatMap(({ detailListVOS }) =>
      detailListVOS.map(({ packageId, entryId, isLowest }) => ({
        packageId,
        entryId,
        bidStatus: isLowest ? '1' : '0',
      })),
    );
    const place = '/purchase/entry';
    const saved = steps.dataOf<{ version: number }>(
      await app.as('buyer').post(`${place}/saveSelection`, { projectId, version, selections }),
    );
    const submitted = steps.dataOf<object>(
      await app.as('buyer').post(`${place}/submitSelection`, { projectId, version: saved.version }),
    );
    steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
    await work();
    expect(await news('supplier2', { bizType: 'publicNotice' })).toEqual([]);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 2)));
    await work();
    const resultId = await noticeOf(projectId, 2);
    for (const by of ['supplier2', 'supplier3'] as const)
      expect(await news(by, { bizType: 'publicNotice', dataId: resultId })).toMatchObject([
        { kind: 'resultPublished' },
      ]);
    expect(await news('finance', { bizType: 'bulletin', dataId: resultId })).toHaveLength(1);
  });

  test('who watches a supplier hears when he is black-listed, with the reason', async () => {
    await steps.knowSuppliers(app);
    const [known] = await app.asSuperuser<{ id: string; version: number }>(
      `select id::text, version from supplier where tenant_id = '100001' and is_deleted = 0 order by id limit 1`,
    );
    const { id, version } = known ?? { id: '', version: 0 };
    steps.dataOf(await watch('buyer', supplier, id));
    steps.dataOf(
      await app
        .as('manager')
        .post('/purchase/supplier/inoutBlack', { id, version, isBlack: true, reason: '提供虚假材料' }),
    );
    expect(await news('buyer', { bizType: 'supplier', dataId: id })).toMatchObject([
      { kind: 'supplierBlackListed', content: '提供虚假材料' },
    ]);
  });

  test('hears nothing any more when he may not read it, or cannot sign in', async () => {
    const projectId = await steps.publishedProject(app);
    for (const by of ['supplier1', 'finance'] as const) steps.dataOf(await watch(by, project, projectId));
    await work();
    const noticeId = await noticeOf(projectId);
    await app.asSuperuser(`update user_account set status = 2 where tenant_id = '300001' and account = 'supplier1'`);
    await app.asSuperuser(
      `delete from user_role where tenant_id = '100001' and user_id in (
         select id from user_account where tenant_id = '100001' and account = 'finance')`,
    );
    await app.asSuperuser(
      `insert into state_change (tenant_id, id, entity, row_id, action, from_state, to_state, create_user, create_time)
       values ('100001', 900000000000000000, 'bulletin', $1, 'putUpAgain', '4', '3', 1, now())`,
      [noticeId],
    );
    expect(await work()).toBe(1);
    const told = await app.asSuperuser(`select 1 from flow_message where business_id = $1`, [noticeId]);
    expect(told).toEqual([]);
    await app.asSuperuser(`update user_account set status = 1 where tenant_id = '300001' and account = 'supplier1'`);
  });
});

describe('the news of a person', () => {
  test('are his own messages, narrowed by words, by what they are about and by whether they were read', async () => {
    const all = await news('manager');
    const [first] = all;
    expect(first).toBeDefined();
    expect(await news('manager', { title: first?.title, readStatus: 0 })).toContainEqual(first);
    expect(await news('manager', { title: '没有这样的标题' })).toEqual([]);
    expect(await news('manager', { content: '100%' })).toEqual([]);
    steps.dataOf(await app.as('manager').get(`/process/flow/messageRead?id=${first?.id}`));
    expect((await news('manager', { readStatus: 1 })).map(({ id }) => id)).toContain(first?.id);
    expect((await news('manager', { readStatus: 0 })).map(({ id }) => id)).not.toContain(first?.id);
    expect((await app.as('manager').post('/purchase/news/queryNesPage', { readStatus: 7 })).code).toBe(400);
  });
});

import type { Envelope, ManagedNotice, NoticeReceiver, Page, ReachedTenant, ReaderNotice } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linesOf } from '../../../../test/workbook.ts';
import { startAdminApp, type AdminApp, type Administrator } from '../../../../test/admin-app.ts';

let app: AdminApp;
let platform: Administrator;
let buyer: Administrator;
let agent: Administrator;
beforeAll(async () => {
  app = await startAdminApp();
  platform = await app.signIn('000000', 'admin');
  buyer = await app.signIn('100001', 'buyer');
  agent = await app.signIn('200001', 'agent');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asSuperuser('delete from notice_read');
  await app.asSuperuser('delete from notice');
});

const base = '/blade-desk/notice';
const draft = { title: '系统升级', category: '1', audience: 3, noticeState: 1, content: '<p>周日零点停机</p>' };
const save = (more: object = {}, person = platform) => person.post(`${base}/submit`, { ...draft, ...more });

async function announced(more: object = {}): Promise<string> {
  const answer = await save(more);
  expect(answer).toMatchObject({ code: 200 });
  return (answer.data as { id: string }).id;
}
const titlesOf = async (person: Administrator) =>
  ((await person.get(`${base}/list?size=50`)).data as Page<ReaderNotice>).records.map(({ title }) => title);
const unreadOf = async (person: Administrator) => (await person.get(`${base}/unread`)).data;
const read = (person: Administrator, ids: string) => person.post(`${base}/checkRead`, { ids });
const rowsOf = <R>({ data }: Envelope) => (data as Page<R>).records;

describe('an announcement of the platform', () => {
  test('to all tenants is unread for the people of each until they have read it', async () => {
    const id = await announced();
    expect(await unreadOf(buyer)).toMatchObject({ count: 1, records: [{ id, title: '系统升级' }] });
    expect(await titlesOf(agent)).toEqual(['系统升级']);
    expect((await buyer.get(`${base}/detailById?id=${id}`)).data).toMatchObject({
      content: '<p>周日零点停机</p>',
      authorName: null,
      isOfPlatform: true,
    });
    expect(await read(buyer, id)).toMatchObject({ data: { marked: 1 } });
    expect(await unreadOf(buyer)).toMatchObject({ count: 0 });
    expect(await unreadOf(agent)).toMatchObject({ count: 1 });
  });

  test('reaches the kinds of tenants, or the tenants, that were chosen, and nobody else', async () => {
    await announced({ title: '给代理机构', audience: 4, tenantKinds: ['agency'] });
    await announced({ title: '给一家采购单位', audience: 5, tenantIds: ['100001'] });
    await announced({ title: '给平台自己', audience: 1 });
    expect(await titlesOf(buyer)).toEqual(['给一家采购单位']);
    expect(await titlesOf(agent)).toEqual(['给代理机构']);
    const [kept] = await app.asSuperuser<{ id: string }>(`select id::text from notice where title = '给代理机构'`);
    expect(await buyer.get(`${base}/detailById?id=${kept?.id}`)).toMatchObject({ code: 404 });
    expect(await read(buyer, kept?.id ?? '')).toMatchObject({ code: 404 });
    const seen = await app.database.scoped('100001').query<{ title: string }>('select title from notice');
    expect(seen).toEqual([{ title: '给一家采购单位' }]);
  });

  test('that was withdrawn or has expired is there no more', async () => {
    const id = await announced();
    expect(await platform.post(`${base}/withdraw`, { id, reason: '改期' })).toMatchObject({ code: 200 });
    expect(await titlesOf(buyer)).toEqual([]);
    await announced({ title: '短期', expireTime: '2099-01-01 00:00:00' });
    expect(await titlesOf(buyer)).toEqual(['短期']);
    await app.asSuperuser(`update notice set expire_time = now() - interval '1 minute' where title = '短期'`);
    expect(await titlesOf(buyer)).toEqual([]);
  });

  test('that must be read is named as the first to read, the oldest of several', async () => {
    await announced({ title: '不必读' });
    expect(await unreadOf(buyer)).toMatchObject({ mustRead: null });
    const first = await announced({ title: '必读一', isMustRead: true, releaseTime: '2026-01-01 09:00:00' });
    const second = await announced({ title: '必读二', isMustRead: true });
    expect(await unreadOf(buyer)).toMatchObject({ mustRead: first });
    await read(buyer, first);
    expect(await unreadOf(buyer)).toMatchObject({ mustRead: second });
  });

  test('is made by the platform alone, names whom it is for, and ends after it begins', async () => {
    const admin = await app.signIn('100001', 'admin');
    expect(await save({}, admin)).toMatchObject({ code: 400, msg: '只有平台可以向租户发布通知' });
    for (const [more, msg] of [
      [{ audience: 4 }, '请选择租户类型'],
      [{ audience: 4, tenantKinds: ['school'] }, '租户类型不存在'],
      [{ audience: 5, tenantIds: [] }, '请选择接收租户'],
      [{ audience: 5, tenantIds: ['999999'] }, '接收租户不存在'],
      [{ releaseTime: '2099-01-02 00:00:00', expireTime: '2099-01-01 00:00:00' }, '失效时间必须晚于发布时间'],
    ] as const)
      expect(await save(more)).toMatchObject({ code: 400, msg });
    expect(await app.asSuperuser('select from notice')).toEqual([]);
  });
});

describe('its receipts', () => {
  test('are counted by tenant and told by person, and go out as spreadsheets', async () => {
    const id = await announced();
    await read(buyer, id);
    const reach = rowsOf<ReachedTenant>(await platform.get(`${base}/reach?id=${id}&size=50`));
    expect(reach.find(({ tenantId }) => tenantId === '100001')).toMatchObject({ kind: 'buyer', readCount: 1 });
    expect(reach.find(({ tenantId }) => tenantId === '200001')).toMatchObject({ kind: 'agency', readCount: 0 });
    expect(reach.every(({ people }) => people > 0)).toBe(true);
    const people = await platform.get(`${base}/receivers?id=${id}&tenantId=100001&isRead=1`);
    expect(people.data).toMatchObject({ readCount: 1, total: 1 });
    expect(rowsOf<NoticeReceiver>(people)).toHaveLength(1);
    expect(rowsOf<ManagedNotice>(await platform.get(`${base}/page`))).toMatchObject([{ id, readCount: 1 }]);
    const sheet = await platform.download(`${base}/reach/export`, { id, tenantName: '' });
    expect(linesOf(sheet)).toHaveLength(reach.length + 1);
  });

  test('are the platform’s to see, and of tenants that it reaches', async () => {
    const id = await announced({ audience: 5, tenantIds: ['200001'] });
    const admin = await app.signIn('100001', 'admin');
    expect(await admin.get(`${base}/receivers?id=${id}`)).toMatchObject({ code: 404 });
    expect(await admin.get(`${base}/reach?id=${id}`)).toMatchObject({ code: 404 });
    expect(await admin.get(`${base}/detail?id=${id}`)).toMatchObject({ code: 404 });
    const own = ((await save({ audience: 1 }, admin)).data as { id: string }).id;
    expect(await admin.get(`${base}/receivers?id=${own}&tenantId=200001`)).toMatchObject({ code: 403 });
    expect((await platform.get(`${base}/receivers?id=${id}&tenantId=100001`)).data).toMatchObject({ people: 0 });
  });

  test('are forgotten when it is published again', async () => {
    const id = await announced();
    await read(buyer, id);
    await platform.post(`${base}/withdraw`, { id, reason: '改期' });
    expect(await platform.post(`${base}/submit`, { id, version: 1, noticeState: 1 })).toMatchObject({ code: 200 });
    expect(await unreadOf(buyer)).toMatchObject({ count: 1 });
  });
});

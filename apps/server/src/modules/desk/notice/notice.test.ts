import type { Envelope, ManagedNotice, Page, ReaderNotice } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announceDue } from './announce.ts';
import { startDictionaryApp, type DictionaryApp, type PersonName } from '../../../../test/dictionary-app.ts';

let app: DictionaryApp;
beforeAll(async () => {
  app = await startDictionaryApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asSuperuser('delete from notice_read');
  await app.asSuperuser('delete from notice');
});

const base = '/blade-desk/notice';
const draft = (title: string, more = {}) => ({
  title,
  category: '1',
  audience: 1,
  noticeState: 1,
  content: `<p>${title}</p>`,
  ...more,
});
const save = (input: object, person: PersonName = 'admin') => app.post(person, `${base}/submit`, input);
const idOf = ({ data }: Envelope) => (data as { id: string }).id;
const unreadOf = async (person: PersonName) => (await app.get(person, `${base}/unread`)).data as { count: number };
const titlesOf = async (person: PersonName, more = '') =>
  ((await app.get(person, `${base}/list?size=50${more}`)).data as Page<ReaderNotice>).records.map(({ title }) => title);

async function published(title: string, more = {}): Promise<string> {
  const answer = await save(draft(title, more));
  expect(answer).toMatchObject({ code: 200 });
  return idOf(answer);
}

const idAt = async (releaseTime: string) => ({ id: await published('定时', { releaseTime }) });
const jobs = (id: string) =>
  app.asSuperuser(
    `select to_char(run_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as time from graphile_worker.jobs
     where key = $1`,
    [`announce 100001/${id}`],
  );

describe('a published notice', () => {
  test('is unread for everybody of the tenant until each has read it', async () => {
    const id = await published('停电通知');
    expect(await unreadOf('buyer')).toMatchObject({
      count: 1,
      records: [{ id, title: '停电通知', category: '1', releaseTime: expect.stringMatching(/^\d{4}-/) }],
    });
    expect((await app.get('buyer', `${base}/detailById?id=${id}`)).data).toMatchObject({
      content: '<p>停电通知</p>',
      isRead: false,
    });
    expect(await app.post('buyer', `${base}/checkRead`, { ids: id })).toMatchObject({ data: { marked: 1 } });
    expect(await app.post('buyer', `${base}/checkRead`, { ids: id })).toMatchObject({ data: { marked: 0 } });
    expect(await unreadOf('buyer')).toMatchObject({ count: 0, records: [] });
    expect(await unreadOf('finance')).toMatchObject({ count: 1 });
    expect(await unreadOf('agent')).toMatchObject({ count: 0 });
    expect(await titlesOf('buyer', '&isRead=1')).toEqual(['停电通知']);
    expect(await titlesOf('buyer', '&isRead=0')).toEqual([]);
  });

  test('is shown from its release time on and not before', async () => {
    const id = await published('下周放假', { releaseTime: '2099-01-01 09:00:00' });
    expect(await titlesOf('buyer')).toEqual([]);
    expect(await app.get('buyer', `${base}/detailById?id=${id}`)).toMatchObject({ code: 404 });
    expect(await app.post('buyer', `${base}/checkRead`, { ids: id })).toMatchObject({ code: 404 });
    await app.asSuperuser(`update notice set release_time = now() - interval '1 minute'`);
    expect(await titlesOf('buyer')).toEqual(['下周放假']);
  });

  test('is announced at its release time and not before, and not when it was withdrawn meanwhile', async () => {
    const told = () => app.asSuperuser(`select payload ->> 'id' as id from outbox where kind = 'notice.published'`);
    const later = (await idAt('2099-01-01 09:00:00')).id;
    expect(await told()).not.toContainEqual({ id: later });
    expect(await jobs(later)).toEqual([{ time: '2099-01-01 09:00:00' }]);
    await save({ id: later, version: 0, releaseTime: '2099-02-01 09:00:00' });
    expect(await jobs(later)).toEqual([{ time: '2099-02-01 09:00:00' }]);
    await announceDue(app, { tenantId: '100001', id: later });
    expect(await told()).not.toContainEqual({ id: later });
    await app.asSuperuser(`update notice set release_time = now() - interval '1 minute' where id = $1`, [later]);
    await announceDue(app, { tenantId: '100001', id: later });
    expect(await told()).toContainEqual({ id: later });
    const gone = (await idAt('2099-01-01 09:00:00')).id;
    await app.asSuperuser(
      `update notice set release_time = now() - interval '1 minute', notice_state = 3 where id = $1`,
      [gone],
    );
    await announceDue(app, { tenantId: '100001', id: gone });
    expect(await told()).not.toContainEqual({ id: gone });
  });

  test('for departments reaches their people and those of departments below, nobody else', async () => {
    const [upper, lower, other] = ['810', '811', '812'];
    await app.asSuperuser(
      `insert into dept (tenant_id, id, parent_id, ancestors, dept_name, create_time) values
       ('100001', ${upper}, 0, '0', '采购部', now()), ('100001', ${lower}, ${upper}, '0,${upper}', '一组', now()),
       ('100001', ${other}, 0, '0', '后勤部', now())`,
    );
    const move = (account: string, dept: string | undefined) =>
      app.asSuperuser(
        `update user_account set dept_ids = array[${dept}]::bigint[] where account = $1 and tenant_id = '100001'`,
        [account],
      );
    await move('buyer', lower);
    await move('finance', other);
    app.forgetSessions();
    await published('采购部会议', { audience: 2, deptIds: [upper] });
    expect(await titlesOf('buyer')).toEqual(['采购部会议']);
    expect(await titlesOf('finance')).toEqual([]);
    expect(await save(draft('无部门', { audience: 2 }))).toMatchObject({ code: 400, msg: '请选择接收部门' });
    const foreign = await app.asSuperuser<{ id: string }>(`select id from dept where tenant_id = '200001' limit 1`);
    expect(await save(draft('外单位', { audience: 2, deptIds: [foreign[0]?.id ?? '77'] }))).toMatchObject({
      code: 400,
      msg: '接收部门不存在',
    });
  });

  test('is withdrawn with a reason, and published anew it is unread again', async () => {
    const id = await published('开会');
    await app.post('buyer', `${base}/checkRead`, { ids: id });
    expect(await app.post('admin', `${base}/withdraw`, { id })).toMatchObject({ code: 400, msg: '请填写撤回原因' });
    expect(await app.post('admin', `${base}/withdraw`, { id, reason: '时间有误' })).toMatchObject({ code: 200 });
    expect(await titlesOf('buyer')).toEqual([]);
    expect(await app.get('buyer', `${base}/detailById?id=${id}`)).toMatchObject({ code: 404 });
    const { data } = await app.get('admin', `${base}/detail?id=${id}`);
    expect(data).toMatchObject({ noticeState: 3, withdrawReason: '时间有误', version: 1 });
    expect(await app.post('admin', `${base}/withdraw`, { id, reason: '再次' })).toMatchObject({ code: 400 });
    const again = { id, version: 1, noticeState: 1, title: '开会（改）' };
    expect(await app.post('admin', `${base}/update`, again)).toMatchObject({ code: 200 });
    expect(await unreadOf('buyer')).toMatchObject({ count: 1 });
  });

  test('is told to the outbox when it becomes one, by its id', async () => {
    const id = idOf(await save(draft('草稿', { noticeState: 2 })));
    const told = () => app.asSuperuser(`select payload ->> 'id' as id from outbox where kind = 'notice.published'`);
    expect((await told()).map((row) => row.id)).not.toContain(id);
    expect(await titlesOf('buyer')).toEqual([]);
    await save({ id, version: 0, noticeState: 1 });
    await save({ id, version: 1, title: '改了标题' });
    expect((await told()).filter((row) => row.id === id)).toHaveLength(1);
  });
});

describe('writing a notice', () => {
  test('cleans its text of scripts and refuses an empty one', async () => {
    const id = await published('安全', { content: '<p onclick="x()">正文</p><script>alert(1)</script>' });
    const { data } = await app.get('buyer', `${base}/detailById?id=${id}`);
    expect(data).toMatchObject({ content: '<p>正文</p>' });
    expect(await save(draft('空', { content: '<p>&nbsp;</p>' }))).toMatchObject({ code: 400, msg: '请填写内容' });
  });

  test('takes a kind that the dictionary offers', async () => {
    expect(await save(draft('怪', { category: '99' }))).toMatchObject({
      code: 400,
      msg: '类型的取值不在字典中或已封存',
    });
    expect(await save(draft('数字', { category: 2 }))).toMatchObject({ code: 200 });
  });

  test('is its author’s alone; an administrator may withdraw and remove what others wrote', async () => {
    const id = await published('他人的');
    await app.asSuperuser('update notice set create_user = 1 where id = $1', [id]);
    expect(await save({ id, version: 0, title: '改' })).toMatchObject({ code: 400, msg: '只有发布人可以修改这条通知' });
    expect(await app.post('admin', `${base}/withdraw`, { id, reason: '撤' })).toMatchObject({ code: 200 });
    expect(await save(draft('没有权限'), 'buyer')).toMatchObject({ code: 403 });
  });

  test('[R406] is undone by a removal by POST and by GET', async () => {
    const [one, two] = [await published('一'), await published('二')];
    expect(await app.get('admin', `${base}/remove?ids=${one}`)).toMatchObject({ code: 200 });
    expect(await app.post('admin', `${base}/remove`, { ids: two })).toMatchObject({ code: 200 });
    expect(await titlesOf('buyer')).toEqual([]);
    expect(await app.get('admin', `${base}/remove?ids=${one}`)).toMatchObject({ code: 404 });
  });
});

test('those who manage notices see drafts too, with authors and how many have read them', async () => {
  const id = await published('例会');
  await save(draft('草稿', { noticeState: 2 }));
  await app.post('buyer', `${base}/checkRead`);
  const page = (await app.get('admin', `${base}/page?noticeState=1`)).data as Page<ManagedNotice>;
  expect(page).toMatchObject({
    total: 1,
    records: [{ id, readCount: 1, isOwn: true, authorName: expect.any(String) }],
  });
  expect(page.records[0]).not.toHaveProperty('content');
  expect((await app.get('admin', `${base}/page`)).data).toMatchObject({ total: 2 });
  expect(await app.get('buyer', `${base}/page`)).toMatchObject({ code: 403 });
  const people = (await app.get('admin', `${base}/receivers?id=${id}&isRead=1`)).data;
  expect(people).toMatchObject({ readCount: 1, total: 1, records: [{ readTime: expect.any(String) }] });
  const all = (await app.get('admin', `${base}/receivers?id=${id}`)).data as { people: number };
  const [{ count } = { count: 0 }] = await app.asSuperuser<{ count: number }>(
    `select count(*)::int as count from user_account where tenant_id = '100001' and status = 1 and is_deleted = 0`,
  );
  expect(all.people).toBe(count);
});

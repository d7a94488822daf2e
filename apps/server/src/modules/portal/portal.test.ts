import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import * as asked from '../../../test/invite-steps.ts';
import { uploaded } from '../../../test/open-tender-steps.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { portalModule } from './index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([portalModule]);
});
afterAll(() => app.close());
beforeEach(() => app.asSuperuser(`delete from param where tenant_id <> '000000' and param_key like 'portal.%'`));

const page = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await app.visit(url, { 'accept-language': 'zh-CN', ...headers });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};
const list = async (query = '') => (await page(`/portal${query}`)).text;
const noticesOf = (projectId: string) =>
  app.asSuperuser<{ id: string; version: number; type: number }>(
    `select id::text, version, bulletin_type as type from bulletin where project_id = $1 order by create_time, id`,
    [projectId],
  );
const noticeOf = async (projectId: string, type = 10) => {
  const found = (await noticesOf(projectId)).find((one) => one.type === type);
  if (!found) throw new Error(`no notice ${type} of ${projectId}`);
  return found.id;
};
let named = 0;
const aName = () => `便携式气相色谱仪${(named += 1)}号`;

async function published(changes: object = {}) {
  const projectName = aName();
  const projectId = await steps.publishedProject(app, { projectName, ...changes });
  return { projectName, projectId, noticeId: await noticeOf(projectId) };
}

/** The result of a project that three have quoted for, published. */
async function decided() {
  const projectName = aName();
  const projectId = await steps.quotedProject(app, { changes: { projectName } });
  steps.dataOf(await steps.open(app, projectId));
  const submitted = await steps.handInSelection(app, await steps.comparison(app, projectId), (offers) =>
    steps.selectionsOf(offers, 1),
  );
  steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, projectId, 2)));
  return { projectName, projectId, noticeId: await noticeOf(projectId, 2) };
}

describe('what stands on the portal', () => {
  test('a published notice is read by whoever comes, without signing in', async () => {
    const { projectName, noticeId } = await published();
    expect(await list()).toContain(projectName);
    const { status, text } = await page(`/portal/notice/${noticeId}`);
    expect(status).toBe(200);
    expect(text).toContain(projectName);
    expect(text).toContain('报价截止');
  });

  test('a notice that is not published yet stands nowhere', async () => {
    app.clock.setTo(steps.publicationDay);
    const projectName = aName();
    const { id } = await steps.confirmedProject(app, { projectName });
    const draft = await steps.draftNotice(app, id);
    expect(await list()).not.toContain(projectName);
    // Not even to the buyer's own people.
    for (const account of ['', 'buyer'])
      expect((await page(`/portal/notice/${draft.id}`, { 'blade-auth': account })).status).toBe(404);
    steps.dataOf(await steps.publish(app, draft));
    expect((await page(`/portal/notice/${draft.id}`)).status).toBe(200);
  });

  test('a result is found among the results once it is out, and is gone when it is taken down', async () => {
    const { projectName, noticeId } = await decided();
    expect(await list('?kind=result')).toContain(projectName);
    const taken = await app.asSuperuser<{ version: number }>('select version from bulletin where id = $1', [noticeId]);
    steps.dataOf(
      await app.as('buyer').post('/purchase/bulletin/upDown', {
        id: noticeId,
        version: taken[0]?.version,
        upDown: 0,
        reason: '成交金额有误，核对后重新公告',
      }),
    );
    expect(await list('?kind=result')).not.toContain(projectName);
    const { status, text } = await page(`/portal/notice/${noticeId}`);
    expect(status).toBe(404);
    expect(text).not.toContain(projectName);
    expect(text).toContain('公告不存在或已下架');
  });

  test('a superseded notice stays readable, says so and leads to the one in force', async () => {
    const { noticeId, projectId } = await published();
    await app.asSuperuser(`update bulletin set bulletin_status = 6 where id = $1`, [noticeId]);
    await app.asSuperuser(
      `insert into bulletin (tenant_id, id, project_id, bulletin_type, title, content, publish_time, bulletin_status, replaces_id, create_time)
       select tenant_id, id + 1, project_id, 3, '更正后的公告', '<p>更正</p>', publish_time + interval '1 hour', 3, id, create_time
       from bulletin where id = $1`,
      [noticeId],
    );
    const { text } = await page(`/portal/notice/${noticeId}`);
    expect(text).toContain('本公告已被替代');
    expect(text).toContain('更正后的公告');
    const followers = await noticesOf(projectId);
    expect((await page(`/portal/notice/${followers.at(-1)?.id}`)).text).toContain('变更的公告');
  });

  test('a change notice shows field by field what it changes', async () => {
    const { noticeId } = await published();
    await app.asSuperuser(`update bulletin set bulletin_type = 3, changes = $2 where id = $1`, [
      noticeId,
      JSON.stringify([
        { field: 'bidEndTime', before: '2026-11-23 09:00:00', after: '2026-11-25 09:00:00' },
        { field: 'openPlace', before: '开标室', after: '<第二开标室>' },
      ]),
    ]);
    const { text } = await page(`/portal/notice/${noticeId}`);
    expect(text).toContain('<del>2026-11-23 09:00</del>');
    expect(text).toContain('<ins>2026-11-25 09:00</ins>');
    expect(text).toContain('<ins>&lt;第二开标室&gt;</ins>');
  });

  test('what a notice says is shown without a script, whatever was stored', async () => {
    const { noticeId } = await published();
    await app.asSuperuser(
      `update bulletin set content = '<p onclick="x()">正文</p><script>alert(1)</script>' where id = $1`,
      [noticeId],
    );
    const { text, headers } = await page(`/portal/notice/${noticeId}`);
    expect(text).toContain('<p>正文</p>');
    expect(text).not.toMatch(/onclick|alert/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  test.each([
    ['disabled', `update tenant set status = $1 where tenant_id = '100001'`, [2, 1]],
    ['removed', `update tenant set is_deleted = $1 where tenant_id = '100001'`, [1, 0]],
  ])('nothing of a buyer stands there while he is %s', async (_, statement, [gone, back]) => {
    const { projectName, noticeId } = await published();
    await app.asSuperuser(statement, [gone]);
    const [shown, { status }] = [await list(), await page(`/portal/notice/${noticeId}`)];
    await app.asSuperuser(statement, [back]);
    expect(shown).not.toContain(projectName);
    expect(status).toBe(404);
    expect(await list()).toContain(projectName);
  });

  test('nothing of a buyer stands there from the day on which his account expires', async () => {
    const { projectName } = await published();
    const setTo = (at: string | null) =>
      app.asSuperuser(`update tenant set expire_time = $1 where tenant_id = '100001'`, [at]);
    await setTo('2026-11-16 12:00:00+08');
    app.clock.setTo('2026-11-16 11:59:00');
    const before = await list();
    app.clock.setTo('2026-11-16 12:00:00');
    const after = await list();
    await setTo(null);
    expect(before).toContain(projectName);
    expect(after).not.toContain(projectName);
  });

  test('R10 the publicity of a single source is read by everybody from its first day, and nothing else of its project', async () => {
    const projectName = aName();
    const projectId = await asked.publicisedSource(app, { projectName });
    expect(await list('?kind=source')).toContain(projectName);
    expect(await list('?kind=procurement')).not.toContain(projectName);
    const { status, text } = await page(`/portal/notice/${await noticeOf(projectId, 8)}`);
    expect(status).toBe(200);
    expect(text).toContain('拟定的唯一供应商');
    expect(text).not.toContain('2026年11月30日');
    expect(text).not.toMatch(/2026-11-(27|30)/);
    expect(text).not.toContain('/portal/ocds');
    expect((await page('/portal/feed.xml?kind=source')).text).toContain(projectName);
  });

  test('a deleted project takes its notices with it', async () => {
    const { projectName, projectId, noticeId } = await published();
    await app.asSuperuser('update project set is_deleted = 1 where id = $1', [projectId]);
    expect(await list()).not.toContain(projectName);
    expect((await page(`/portal/notice/${noticeId}`)).status).toBe(404);
  });

  test('a buyer who says no to the portal is gone at once, and back as soon as he says yes', async () => {
    const { projectName, noticeId } = await published();
    const say = (value: string) =>
      app.asSuperuser(
        `insert into param (tenant_id, id, param_name, param_key, param_value, create_time)
         values ('100001', 991, '公告在公开门户展示', 'portal.isOpen', $1, now())
         on conflict (tenant_id, id) do update set param_value = excluded.param_value`,
        [value],
      );
    await say('false');
    expect(await list()).not.toContain(projectName);
    expect((await page(`/portal/notice/${noticeId}`)).status).toBe(404);
    await say('true');
    expect(await list()).toContain(projectName);
  });

  test('the database shows the portal’s projects to nobody who is somebody', async () => {
    await published();
    for (const tenant of ['100001', '300001', '000000', undefined])
      expect(await app.database.scoped(tenant).query('select id from portal_project limit 1')).toEqual([]);
  });
});

describe('the files of a notice', () => {
  async function withFile() {
    app.clock.setTo(steps.publicationDay);
    const { id } = await steps.confirmedProject(app, { projectName: aName() });
    const file = await uploaded(app, 'buyer', '采购需求.pdf');
    const draft = await steps.draftNotice(app, id);
    const buyer = app.as('buyer');
    const text = steps.dataOf<{ title: string; content: string }>(
      await buyer.get(`/purchase/bulletin/queryBulletinContentByProjectAndType?projectId=${id}&bulletinType=10`),
    );
    const edited = steps.dataOf<steps.Draft>(
      await buyer.post('/purchase/bulletin/editBulletinDetails', { ...draft, ...text, files: [file] }),
    );
    return { file, draft: edited };
  }

  test('are had by whoever reads it, as an attachment under its name', async () => {
    const { file, draft } = await withFile();
    const url = `/portal/notice/${draft.id}/file/${file.fileId}`;
    expect((await app.visit(url)).statusCode).toBe(404);
    steps.dataOf(await steps.publish(app, draft));
    const answer = await app.visit(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('采购需求.pdf'));
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('no other file is had by the name of a notice', async () => {
    const { draft } = await withFile();
    steps.dataOf(await steps.publish(app, draft));
    const other = await uploaded(app, 'buyer', '内部测算.pdf');
    expect((await app.visit(`/portal/notice/${draft.id}/file/${other.fileId}`)).statusCode).toBe(404);
  });
});

describe('the list', () => {
  test('finds by words, buyer, kind and day, and by all of them together', async () => {
    const { projectName } = await published();
    const query = (filters: Record<string, string>) => `?${new URLSearchParams(filters).toString()}`;
    const day = steps.publicationDay.slice(0, 10);
    expect(await list(query({ q: `${projectName.slice(0, 4)} ${projectName}` }))).toContain(projectName);
    expect(await list(query({ q: projectName, kind: 'procurement', from: day, to: day }))).toContain(projectName);
    expect(await list(query({ q: projectName, kind: 'result' }))).toContain('没有符合条件的公告');
    expect(await list(query({ q: projectName, to: '2026-11-15' }))).toContain('没有符合条件的公告');
    expect(await list(query({ q: '50%_' }))).toContain('没有符合条件的公告');
    expect(await list(query({ q: projectName, buyer: '查无此单位' }))).toContain('没有符合条件的公告');
  });

  test.each([
    '?kind=everything&region=1&from=yesterday&to=2026-02-31',
    '?after=1&before=x-y',
    '?after=99999999999999999-999999999999999999',
    '?before=0-0',
    `?q=${'长'.repeat(400)}`,
    "?q=' or 1=1 --",
    '?q=a&q=b&lang=fr&lang=en',
    '?buyer[]=x&q[a]=1',
  ])('answers a page to strange parameters: %s', async (query) => {
    const { status, text } = await page(`/portal${encodeURI(query)}`);
    expect(status).toBe(200);
    expect(text).toContain('采购信息公开');
  });

  test.each(['abc', '0', '999999999999999999', '9'.repeat(39), '1;drop'])(
    'answers a page of its own where a notice does not exist: %s',
    async (id) => {
      const { status, text } = await page(`/portal/notice/${encodeURIComponent(id)}`);
      expect(status).toBe(404);
      expect(text).toContain('返回公告列表');
    },
  );

  test('speaks English where the address or the reader asks for it', async () => {
    expect((await page('/portal?lang=en')).text).toContain('Public procurement notices');
    expect((await page('/portal', { 'accept-language': 'en-GB' })).text).toContain('Public procurement notices');
    expect((await page('/portal?lang=zh', { 'accept-language': 'en-GB' })).text).toContain('采购信息公开');
  });

  test('may be kept for a moment by anybody, and is not sent again to who has it', async () => {
    await published();
    const { headers } = await page('/portal');
    expect(headers['cache-control']).toBe('public, max-age=30');
    const again = await page('/portal', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });
});

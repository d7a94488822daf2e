import { readFile } from 'node:fs/promises';
import type { Envelope } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken, tokenHash } from '../src/platform/access/index.ts';
import { startRealApp, type RealApp } from './real-app.ts';

// What may be read by its id alone: a file by whoever may read the row that names it.

let app: RealApp;
const tokens = new Map<string, string>();
const people = ['buyer', 'manager', 'finance', 'expert5', 'estate', 'admin'] as const;
type Name = (typeof people)[number] | 'platform';
beforeAll(async () => {
  app = await startRealApp();
  for (const account of people) await signIn(account, '100001', account);
  await signIn('platform', '000000', 'admin');
}, 60_000);
afterAll(() => app.close());

async function signIn(name: string, tenantId: string, account: string): Promise<void> {
  const token = newToken(tenantId);
  await app.asSuperuser(signedIn, [tenantId, account, tokenHash(token)]);
  tokens.set(name, token);
}

const migration = new URL('../migrations/0044-files-of-rows.sql', import.meta.url);
const signedIn = `
  with opened as (
    insert into session (tenant_id, id, user_id, client_id, address, start_time)
    select tenant_id, 7000000 + id % 1000000, id, 'saber', '127.0.0.1', now() from user_account
    where tenant_id = $1 and account = $2 returning id)
  insert into session_token (tenant_id, hash, session_id, kind, expire_time)
  select $1, $3, id, 'access', now() + interval '60 days' from opened`;

async function ask(who: Name, method: 'GET' | 'POST', url: string, payload?: object): Promise<Envelope> {
  const headers = { 'blade-auth': `bearer ${tokens.get(who)}` };
  return (await app.app.server.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })).json();
}

async function uploaded(who: Name): Promise<{ fileId: string; fileName: string }> {
  const head = '--part\r\ncontent-disposition: form-data; name="file"; filename="附图.txt"\r\n\r\n';
  const headers = { 'blade-auth': `bearer ${tokens.get(who)}`, 'content-type': 'multipart/form-data; boundary=part' };
  const payload = `${head}一张附图\r\n--part--\r\n`;
  const answer = await app.app.server.inject({ method: 'POST', url: '/api/file/uploadOSS', headers, payload });
  const { data } = answer.json<{ data: { fileId: string; name: string } }>();
  return { ...data, fileName: data.name };
}

const codes = (who: readonly Name[], fileId: string) =>
  Promise.all(who.map(async (one) => (await ask(one, 'GET', `/file/downloadTicket?fileId=${fileId}`)).code));

/** The first piece of land names this file too. */
async function land(who: Name, files: object[]): Promise<Envelope> {
  const [found] = await app.asSuperuser<{ id: string; version: number }>(
    `select id::text, version from land where tenant_id = '100001' and is_deleted = 0 order by id limit 1`,
  );
  return ask(who, 'POST', '/eam/bizland/addSave', { ...found, files });
}

describe('a file', () => {
  test('that hangs on nothing is read by its uploader alone', async () => {
    const { fileId } = await uploaded('buyer');
    expect(await codes(['buyer', 'manager', 'finance', 'expert5', 'admin', 'platform'], fileId)).toEqual([
      200, 404, 404, 404, 404, 404,
    ]);
  });

  test('of a project’s draft is read by whoever sees the project', async () => {
    const file = await uploaded('buyer');
    const saved = await ask('buyer', 'POST', '/purchase/project/saveOrUpdate', { ...aDraft, files: [file] });
    expect(saved).toMatchObject({ code: 200 });
    expect(await codes(['buyer', 'manager', 'finance', 'expert5', 'estate', 'platform'], file.fileId)).toEqual([
      200, 200, 200, 404, 404, 404,
    ]);
  });

  test('of a colleague’s hangs on no row of mine, for its readers would read it', async () => {
    const secret = await uploaded('finance');
    const refused = { code: 400, msg: '附件不存在、由他人上传或已用于其他记录，请重新上传' };
    expect(
      await ask('buyer', 'POST', '/purchase/project/saveOrUpdate', {
        ...aDraft,
        projectNo: 'XDCG-FILES-2',
        files: [secret],
      }),
    ).toMatchObject(refused);
    expect(await land('estate', [secret])).toMatchObject(refused);
    expect(await codes(['buyer', 'estate', 'finance'], secret.fileId)).toEqual([404, 404, 200]);
  });

  test('of a piece of land is read with the land', async () => {
    const file = await uploaded('estate');
    expect(await land('estate', [file])).toMatchObject({ code: 200 });
    expect(await codes(['estate', 'buyer', 'finance', 'expert5'], file.fileId)).toEqual([200, 404, 404, 404]);
  });

  test('that a row named before files hung on rows hangs on it since the migration', async () => {
    const [listed, told] = [await uploaded('estate'), await uploaded('buyer')];
    await land('estate', [listed]);
    const [notice] = await app.asSuperuser<{ id: string }>(
      `update bulletin set content = $1 where id = (select min(id) from bulletin where tenant_id = '100001') returning id::text`,
      [`<p><img src="/api/file/downloadTicket?fileId=${told.fileId}"></p>`],
    );
    await app.asSuperuser(
      'update attachment set business_type = null, business_id = null where id = any($1::bigint[])',
      [[listed.fileId, told.fileId]],
    );
    await app.asSuperuser(await readFile(migration, 'utf8'));
    const hung = await app.asSuperuser<{ type: string; on: string }>(
      'select business_type as type, business_id::text as on from attachment where id = any($1::bigint[]) order by type',
      [[listed.fileId, told.fileId]],
    );
    expect(hung).toEqual([
      { type: 'bulletin', on: notice?.id },
      { type: 'land', on: expect.stringMatching(/^\d+$/) },
    ]);
  });
});

const aDraft = {
  projectNo: 'XDCG-FILES-1',
  projectName: '学生公寓单人床',
  manner: 5,
  lawRegime: 2,
  purchaseType: 1,
  generalBudget: '540000.00',
  entryEndTime: '2026-12-20 17:00:00',
  bidEndTime: '2026-12-21 09:00:00',
  openTime: '2026-12-21 09:00:00',
  openPlace: '开标室',
  linkman: '周明',
  phone: '0571-88001001',
};

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTenancyApp, type Answer, type TenancyApp } from '../../../test/tenancy-app.ts';
import { tellFileSpace } from './tell-file-space.ts';

const megabyte = 1024 * 1024;
const buyer = '100001';
const platform = '000000/admin';

let app: TenancyApp;
let token: string;
beforeAll(async () => {
  app = await startTenancyApp();
  token = (await app.signIn(buyer, 'buyer')).body.access_token ?? '';
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asSuperuser('update attachment set is_deleted = 1 where is_deleted = 0');
  await app.asSuperuser('delete from flow_message');
  await app.asSuperuser('delete from file_part_upload');
  await setQuota(10);
});

const post = (route: string, input: object) => app.send(token, `POST ${route}`, { input: { ...input } });
const term = async () => (await post('/api/blade-system/tenant/tenantInfoCustomerBackTerm', {})).data;
const attachments = () => app.asSuperuser('select id from attachment where is_deleted = 0');

async function setQuota(fileQuota: number | null): Promise<Answer> {
  const { data } = await app.ask(platform, 'GET /api/blade-system/tenant/detail', { tenantId: buyer });
  const { id, version } = data;
  return app.ask(platform, 'POST /api/blade-system/tenant/submit', { id, version, fileQuota });
}

async function upload(megabytes: number): Promise<Answer> {
  const boundary = 'zhaocai-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="说明.txt"\r\n\r\n`;
  const content = Buffer.alloc(Math.round(megabytes * megabyte), 'a');
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/api/file/uploadOSS?fileType=need',
    headers: { 'blade-auth': `bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return response.json<Answer>();
}

describe('a tenant whose room for files the platform has set', () => {
  test('keeps files up to it, is told how much is left, and has room again when files are removed', async () => {
    expect((await upload(6)).code).toBe(200);
    expect(await term()).toMatchObject({ fileBytes: 6 * megabyte, fileQuotaBytes: 10 * megabyte });
    expect(await upload(4.5)).toMatchObject({
      code: 400,
      msg: '本单位的附件空间还剩 4 MB，放不下这个 4.5 MB 的文件；请删除不再使用的附件，或请平台管理员增加空间',
    });
    expect(await attachments()).toHaveLength(1);
    expect((await upload(4)).code).toBe(200);
    expect((await upload(0.1)).msg).toContain('附件空间已用完');
    await app.asSuperuser('update attachment set is_deleted = 1 where file_size > 5000000');
    expect(await term()).toMatchObject({ fileBytes: 4 * megabyte });
    expect((await upload(4.5)).code).toBe(200);
  });

  test('keeps no more than it when ten files come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(3)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 400)).toHaveLength(7);
    expect(await term()).toMatchObject({ fileBytes: 9 * megabyte });
  });

  test('begins no upload in parts beyond it, those that are under way counted', async () => {
    const begin = (megabytes: number) =>
      post('/api/file/part/begin', { fileName: '图纸.pdf', size: megabytes * megabyte });
    expect((await begin(6)).code).toBe(200);
    expect(await begin(6)).toMatchObject({ code: 400, msg: expect.stringContaining('还剩 4 MB') });
  });

  test('tells its administrators once when four fifths are used, and once more after there was room', async () => {
    const told = () =>
      app.asSuperuser(
        `select u.account, m.content from flow_message m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
         where m.kind = 'fileSpace'`,
      );
    const jobs = async () => {
      const waiting = await app.asSuperuser(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = 'tellFileSpace' returning j.payload`,
      );
      for (const { payload } of waiting) {
        const { tenantId } = payload as { tenantId: string };
        await tellFileSpace(app, tenantId);
      }
    };
    await upload(7);
    await jobs();
    expect(await told()).toEqual([]);
    await upload(1);
    await upload(1);
    await jobs();
    expect(await told()).toEqual([{ account: 'admin', content: '9 / 10 MB' }]);
    await app.asSuperuser('update attachment set is_deleted = 1 where is_deleted = 0');
    await upload(8);
    await jobs();
    expect(await told()).toHaveLength(2);
  });

  test('has its room set by the platform alone, in whole megabytes, and none set means no limit', async () => {
    const { data } = await app.ask('100001/admin', 'GET /api/blade-system/tenant/conf');
    const own = { id: data.id, version: data.version, fileQuota: 99_999 };
    expect((await app.ask('100001/admin', 'POST /api/blade-system/tenant/submit', own)).code).toBe(403);
    expect(await setQuota(0)).toMatchObject({ code: 400 });
    expect(await setQuota(1.5)).toMatchObject({ code: 400 });
    expect((await setQuota(null)).code).toBe(200);
    expect((await upload(12)).code).toBe(200);
    expect(await term()).toMatchObject({ fileQuotaBytes: null });
  });
});

describe('one person', () => {
  const setOwn = (key: string, value: string) =>
    app.asSuperuser(
      `insert into param (tenant_id, id, param_name, param_key, param_value, create_time)
       values ($1, (random() * 1e9)::bigint, $2, $2, $3, now())`,
      [buyer, key, value],
    );
  beforeEach(async () => {
    await setQuota(100);
    await app.asSuperuser('delete from param where tenant_id = $1', [buyer]);
  });

  test('keeps no more than one may, though his organisation has room, and has room again when files are removed', async () => {
    await setOwn('file.personMegabytes', '3');
    expect((await upload(2)).code).toBe(200);
    expect(await upload(1.5)).toMatchObject({
      code: 400,
      msg: '您个人的附件空间还剩 1 MB，放不下这个 1.5 MB 的文件；请删除不再使用的附件，或请管理员调整参数“每人附件空间”',
    });
    token = (await app.signIn(buyer, 'manager')).body.access_token ?? '';
    expect((await upload(1.5)).code).toBe(200);
    token = (await app.signIn(buyer, 'buyer')).body.access_token ?? '';
    await app.asSuperuser('update attachment set is_deleted = 1 where is_deleted = 0');
    expect((await upload(1.5)).code).toBe(200);
  });

  test('keeps no more files than one may, however small, also where they come at once', async () => {
    await setOwn('file.personFiles', '3');
    const codes = await Promise.all(Array.from({ length: 6 }, async () => (await upload(0.001)).code));
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(await attachments()).toHaveLength(3);
    expect((await upload(0.001)).msg).toContain('您个人的附件数量或空间已达上限');
  });
});

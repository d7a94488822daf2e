import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTlsProxy, testAuthority } from '../../../../test/tls-proxy.ts';
import { startAdminApp, type Administrator, type AdminApp } from '../../../../test/admin-app.ts';

let app: AdminApp;
let platform: Administrator;
beforeAll(async () => {
  app = await startAdminApp({ privateHosts: ['127.0.0.1'] });
  platform = await app.signIn('000000', 'admin');
});
afterAll(() => app.close());

const password = 'a-password-of-its-own';
let made = 0;
const own = (more: object = {}) => {
  const { port, pathname, username, password: ownPassword } = new URL(app.appUrl);
  const place = {
    host: '127.0.0.1',
    port: Number(port),
    databaseName: pathname.slice(1),
    username: decodeURIComponent(username),
  };
  return { name: `库${(made += 1)}`, kind: 1, ...place, password: decodeURIComponent(ownPassword), ...more };
};
const submit = (more: object = {}) => platform.post('/blade-develop/datasource/submit', own(more));
const add = async (more: object = {}) => String(((await submit(more)).data as { id: string }).id);
const detail = async (id: string) =>
  (await platform.get(`/blade-develop/datasource/detail?id=${id}`)).data as Record<string, unknown>;
const tryOut = (id: string) => platform.post('/blade-develop/datasource/test', { id });
const stored = async (id: string) => (await app.asSuperuser('select * from data_source where id = $1', [id]))[0] ?? {};
const remove = (id: string) => platform.post(`/blade-develop/datasource/remove?ids=${id}`);

describe('a data source', () => {
  test('[R478] is listed, read, chosen by name, changed and removed', async () => {
    const id = await add({ name: '档案库' });
    const list = await platform.get('/blade-develop/datasource/list?size=100');
    expect((list.data as { records: { id: string }[] }).records.map((row) => row.id)).toContain(id);
    expect((await platform.get('/blade-develop/datasource/select')).data).toContainEqual({ id, name: '档案库' });
    expect((await remove(id)).code).toBe(200);
    expect((await platform.get(`/blade-develop/datasource/detail?id=${id}`)).code).toBe(404);
  });

  test('keeps its password sealed and shows a mask instead', async () => {
    const id = await add({ password });
    expect(JSON.stringify(await stored(id))).not.toContain(password);
    expect(await detail(id)).toMatchObject({ password: '********' });
    const list = await platform.get('/blade-develop/datasource/list?size=100');
    expect(JSON.stringify(list)).not.toContain(String((await stored(id)).password));
    const [evidence] = await app.asSuperuser<{ payload: string }>('select payload from evidence where subject = $1', [
      id,
    ]);
    expect(evidence?.payload).not.toContain('password');
  });

  test('is really connected to when it is tested, also after the mask came back', async () => {
    const id = await add();
    expect(await tryOut(id)).toMatchObject({ code: 200, data: { version: expect.stringMatching(/^\d+/) } });
    const { version } = await detail(id);
    const saved = await platform.post('/blade-develop/datasource/submit', {
      id,
      version,
      password: '********',
      remark: 'x',
    });
    expect(saved.code).toBe(200);
    expect((await tryOut(id)).code).toBe(200);
  });

  test('that cannot be entered says why', async () => {
    expect((await tryOut(await add({ password: 'wrong' }))).msg).toMatch(/^连接失败：.*password/);
    expect((await tryOut(await add({ port: 1 }))).msg).toMatch(/^连接失败：.*ECONNREFUSED/);
    expect((await tryOut(await add({ host: 'no-such-host.invalid' }))).msg).toBe('找不到主机“no-such-host.invalid”');
  });

  test('with TLS is entered only where its certificate is from an authority that is trusted', async () => {
    const proxy = await startTlsProxy(own().port);
    const tls = { port: proxy.port, useTls: true };
    expect(await tryOut(await add({ ...tls, authority: testAuthority }))).toMatchObject({ code: 200 });
    expect((await tryOut(await add(tls))).msg).toMatch(/^连接失败：.*certificate/);
    expect((await tryOut(await add({ useTls: true, authority: testAuthority }))).msg).toMatch(/^连接失败：.*SSL/);
    proxy.close();
  });

  test('takes no trusted certificates that are none', async () => {
    expect(await submit({ authority: 'trust me' })).toMatchObject({ code: 400, msg: expect.stringMatching(/PEM/) });
    const broken = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
    expect((await submit({ authority: broken })).code).toBe(400);
  });

  test('that does not answer is given up', async () => {
    const silent: Server = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const id = await add({ port: typeof address === 'object' ? address?.port : 0 });
    expect((await tryOut(id)).msg).toMatch(/^连接失败：/);
    silent.close();
  });

  test('inside the network is refused unless an operator allowed its host', async () => {
    for (const host of ['10.0.0.8', '169.254.169.254', '::1', 'localhost', '2852039166', '0x7f000002', '127.0.0.2'])
      expect((await submit({ host })).msg).toMatch(/是本机或内网地址/);
    for (const host of ['/tmp', 'a b', 'user@example.com', 'example.com:80'])
      expect((await submit({ host })).msg).toBe('主机只能是主机名或 IP 地址');
  });

  test('does not send a stored password to another place', async () => {
    const id = await add();
    const { version } = await detail(id);
    const moved = await platform.post('/blade-develop/datasource/submit', { id, version, host: 'db.example.com' });
    expect(moved).toMatchObject({ code: 400, msg: expect.stringMatching(/请重新填写密码/) });
    expect(await stored(id)).toMatchObject({ host: '127.0.0.1' });
  });

  test('is the platform’s alone', async () => {
    const admin = await app.signIn('100001', 'admin');
    for (const path of ['list', 'select', 'detail?id=1'])
      expect((await admin.get(`/blade-develop/datasource/${path}`)).code).toBe(403);
    expect((await admin.post('/blade-develop/datasource/submit', own())).code).toBe(403);
  });
});

describe('a tenant', () => {
  const give = (tenantId: string, datasourceId: string | null) =>
    platform.post('/blade-system/tenant/datasource', { tenantId, datasourceId });

  test('[R405] lives in the product’s own database: another one is refused with words, and nothing is kept of it', async () => {
    const id = await add();
    expect(await give('100001', id)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/不能为租户指定其他数据源/),
    });
    expect((await platform.get('/blade-system/tenant/detail?tenantId=100001')).data).toMatchObject({
      datasourceId: null,
    });
    expect(await give('100001', null)).toMatchObject({ code: 200, data: { datasourceId: null } });
    expect((await remove(id)).code).toBe(200);
  });

  test('[R405] that does not exist, or that another tenant names, is not found and not allowed', async () => {
    expect((await give('999999', await add())).code).toBe(404);
    const admin = await app.signIn('100001', 'admin');
    expect((await admin.post('/blade-system/tenant/datasource', { tenantId: '100001', datasourceId: '' })).code).toBe(
      403,
    );
  });
});

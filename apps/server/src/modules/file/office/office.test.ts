import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdminApp, type Administrator, type AdminApp } from '../../../../test/admin-app.ts';
import { sampleBytes, zipOf } from '../../../platform/files/sample-bytes.ts';
import { readDiscovery } from './discovery.ts';

// The office server's part is played by hand: its discovery here, its calls by `wopi`.
let office: Server;
let app: AdminApp;
let admin: Administrator;
let officeUrl: string;

beforeAll(async () => {
  const discovery = `<wopi-discovery><net-zone name="external-http"><app name="Word">
    <action default="true" ext="docx" name="edit" urlsrc="https://office.example/cool.html?&lt;ui=UI_LLCC&amp;&gt;"/>
    <action ext="doc" name="view" urlsrc="https://office.example/view.html?"/></app></net-zone></wopi-discovery>`;
  office = createServer((_request, response) => void response.end(discovery));
  await new Promise<void>((done) => office.listen(0, '127.0.0.1', done));
  officeUrl = `http://127.0.0.1:${(office.address() as AddressInfo).port}`;
  app = await startAdminApp({ officeUrl, baseUrl: 'https://zhaocai.example' });
  admin = await app.signIn('100001', 'admin');
});
afterAll(async () => {
  office.close();
  await app.close();
});

const upload = async (name = '合同.docx', bytes = sampleBytes.docx) =>
  ((await admin.upload('/file/uploadOSS', { name, bytes })).data as { fileId: string }).fileId;
const open = (fileId: string, mode = 'edit', user = admin) => user.get(`/file/office?fileId=${fileId}&mode=${mode}`);
const tokenOf = async (fileId: string, mode = 'edit') => {
  const { data } = await open(fileId, mode);
  return new URL((data as { url: string }).url).searchParams.get('access_token') ?? '';
};
const forged = (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
const wopi = (method: 'GET' | 'POST', path: string, more: { token: string; headers?: object; payload?: Buffer }) =>
  app.inject({
    method,
    url: `/api/wopi/files/${path}?access_token=${more.token}`,
    headers: { ...(more.payload && { 'content-type': 'application/octet-stream' }), ...more.headers },
    ...(more.payload && { payload: more.payload }),
  });
const lock = (fileId: string, token: string, override: string, headers: object) =>
  wopi('POST', fileId, { token, headers: { 'x-wopi-override': override, ...headers } });
const changed = zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document>新</w:document>' });

describe('a document in the office server', () => {
  test('[R107] opens at the address that the office server named, with a token for this file alone', async () => {
    const fileId = await upload();
    const { data } = await open(fileId);
    const url = new URL((data as { url: string }).url);
    expect(url.origin + url.pathname).toBe('https://office.example/cool.html');
    expect(url.searchParams.get('WOPISrc')).toBe(`https://zhaocai.example/api/wopi/files/${fileId}`);
    const token = await tokenOf(fileId);
    expect((await wopi('GET', fileId, { token })).json()).toMatchObject({
      BaseFileName: '合同.docx',
      Size: sampleBytes.docx.length,
      UserCanWrite: true,
      SupportsLocks: true,
    });
    const other = await upload('另.docx');
    expect((await wopi('GET', other, { token })).statusCode).toBe(401);
    expect((await wopi('GET', fileId, { token: forged(token) })).statusCode).toBe(401);
    expect((await wopi('GET', `${fileId}/contents`, { token })).rawPayload).toEqual(sampleBytes.docx);
  });

  test('may stand in a frame, and no other page without https', async () => {
    const { headers } = await app.inject({ method: 'GET', url: '/api/file/office' });
    expect(String(headers['content-security-policy'])).toContain(`frame-src 'self' https: ${officeUrl};`);
  });

  test('is told by its kind to whoever is signed in', async () => {
    expect((await admin.get('/file/officeKinds')).data).toEqual({ edit: ['docx'] });
  });

  test('is not opened for a stranger, nor where the office server does not know its kind', async () => {
    const fileId = await upload();
    expect(await open(fileId, 'view', await app.signIn('200001', 'agent'))).toMatchObject({ code: 404 });
    const zip = await upload('包.zip', sampleBytes.zip);
    expect(await open(zip, 'view')).toMatchObject({ code: 400, msg: '不支持在线预览，请下载查看' });
  });

  test('is saved under its lock alone, as a new content with a trace', async () => {
    const fileId = await upload();
    const token = await tokenOf(fileId);
    const put = (name: string, payload = changed) =>
      wopi('POST', `${fileId}/contents`, {
        token,
        payload,
        headers: { 'x-wopi-override': 'PUT', 'x-wopi-lock': name },
      });
    expect((await put('a')).statusCode).toBe(409);
    expect((await lock(fileId, token, 'LOCK', { 'x-wopi-lock': 'a' })).statusCode).toBe(200);
    const refused = await put('b');
    expect([refused.statusCode, refused.headers['x-wopi-lock']]).toEqual([409, 'a']);
    expect((await put('a', sampleBytes.exe)).statusCode).toBe(400);
    expect((await wopi('GET', `${fileId}/contents`, { token })).rawPayload).toEqual(sampleBytes.docx);
    expect((await put('a')).statusCode).toBe(200);
    expect((await wopi('GET', `${fileId}/contents`, { token })).rawPayload).toEqual(changed);
    const [row] = await app.asSuperuser<{ n: number }>(
      `select count(*)::int as n from evidence where action = 'file.edit' and subject = $1`,
      [fileId],
    );
    expect(row?.n).toBe(1);
  });

  test('is locked by one at a time; the lock is renewed, exchanged, told and given back', async () => {
    const fileId = await upload();
    const token = await tokenOf(fileId);
    const ask = async (override: string, name: string, old?: string) => {
      const headers = { 'x-wopi-lock': name, ...(old !== undefined && { 'x-wopi-oldlock': old }) };
      const { statusCode, headers: told } = await lock(fileId, token, override, headers);
      return [statusCode, told['x-wopi-lock']];
    };
    expect(await ask('LOCK', 'a')).toEqual([200, undefined]);
    expect(await ask('LOCK', 'b')).toEqual([409, 'a']);
    expect(await ask('GET_LOCK', '')).toEqual([200, 'a']);
    expect(await ask('REFRESH_LOCK', 'a')).toEqual([200, undefined]);
    expect(await ask('LOCK', 'c', 'a')).toEqual([200, undefined]);
    expect(await ask('UNLOCK', 'a')).toEqual([409, 'c']);
    expect(await ask('UNLOCK', 'c')).toEqual([200, undefined]);
    expect(await ask('REFRESH_LOCK', 'c')).toEqual([409, '']);
    expect((await ask('RENAME_FILE', 'c'))[0]).toBe(501);
  });

  test('cannot be changed once it belongs to a record, and who only looks never can', async () => {
    const fileId = await upload();
    const looking = await tokenOf(fileId, 'view');
    expect((await lock(fileId, looking, 'LOCK', { 'x-wopi-lock': 'a' })).statusCode).toBe(409);
    const token = await tokenOf(fileId);
    await lock(fileId, token, 'LOCK', { 'x-wopi-lock': 'a' });
    await app.asSuperuser(`update attachment set business_type = 'bulletin', business_id = 7 where id = $1`, [fileId]);
    const headers = { 'x-wopi-override': 'PUT', 'x-wopi-lock': 'a' };
    expect((await wopi('POST', `${fileId}/contents`, { token, payload: changed, headers })).statusCode).toBe(401);
  });

  test('closes when the user signs out', async () => {
    const fileId = await upload();
    const token = await tokenOf(fileId);
    await app.asSuperuser(`update session set end_time = now(), end_reason = 'logout'`);
    expect((await wopi('GET', fileId, { token })).statusCode).toBe(401);
  });
});

describe('what an office server says of itself', () => {
  test('is read whatever the order of its attributes, and addresses of other kinds are left out', () => {
    const actions = readDiscovery(
      `<action urlsrc='x'/><action urlsrc="javascript:alert(1)" name="edit" ext="odt"/><action urlsrc="https://a/b?x=1&amp;" ext="xlsx" name="edit"/>`,
    );
    expect([...actions]).toEqual([['xlsx/edit', 'https://a/b?x=1&']]);
  });
});

import type { OwnSession } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSessionApp, type SessionApp } from '../../../test/session-app.ts';

const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/${version}.0.0.0 Safari/537.36`;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

let app: SessionApp;
beforeAll(async () => {
  app = await startSessionApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asSuperuser('truncate session, flow_message cascade');
  app.authenticator.forgetAll();
});

const signIn = async (account: string, agent: string) => {
  const answer = await app.signIn(account, '100001', { headers: { 'user-agent': agent } });
  return answer.json<{ access_token: string }>().access_token;
};
const sessions = async (token: string) =>
  (await app.call('GET /api/blade-user/sessions', { token })).json<{ data: OwnSession[] }>().data;
const post = (path: string, token: string, body = {}) =>
  app.call(`POST /api/blade-user/sessions/${path}`, { token, body });

test('a person sees where he is signed in, the session that asks first, and nobody else’s', async () => {
  const here = await signIn('buyer', chrome(140));
  await signIn('buyer', phone);
  await signIn('manager', phone);
  const found = await sessions(here);
  expect(found.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
    [chrome(140), true],
    [phone, false],
  ]);
  expect(found[0]?.lastUsedTime).toBe(found[0]?.startTime);
});

test('beside the address stands whether it is a network of the unit, another inside, or the internet', async () => {
  const here = await signIn('buyer', chrome(140));
  await signIn('buyer', phone);
  const places = async () => (await sessions(here)).map(({ address, place }) => [address, place]);
  await app.asSuperuser(`update session set address = '36.5.1.2' where user_agent = $1`, [phone]);
  expect(await places()).toEqual([
    ['127.0.0.1', 'inside'],
    ['36.5.1.2', 'outside'],
  ]);
  await app.asSuperuser(
    `insert into param (tenant_id, id, param_name, param_key, param_value, create_time, update_time)
     values ('100001', 99, '允许登录的网络', 'account.signInNetworks', '36.5.0.0/16, 127.0.0.0/8', now(), now())`,
  );
  app.authenticator.forgetAll();
  expect(await places()).toEqual([
    ['127.0.0.1', 'unit'],
    ['36.5.1.2', 'unit'],
  ]);
  await app.asSuperuser(`delete from param where tenant_id = '100001'`);
});

test('when a session was last used is noted, exact to five minutes', async () => {
  const token = await signIn('buyer', phone);
  await app.asSuperuser(`update session set start_time = now() - interval '2 hours', last_used_time = null`);
  app.authenticator.forgetAll();
  const [used] = await sessions(token);
  expect(used?.lastUsedTime.localeCompare(used.startTime)).toBe(1);
});

test('a session that is ended elsewhere is refused with its next call, and is gone from the list', async () => {
  const here = await signIn('buyer', chrome(140));
  const there = await signIn('buyer', phone);
  expect(await sessions(there)).toHaveLength(2);
  const id = (await sessions(here)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
  expect((await post('end', here, { id })).statusCode).toBe(200);
  expect((await app.call('GET /api/blade-user/sessions', { token: there })).statusCode).toBe(401);
  expect(await sessions(here)).toHaveLength(1);
  expect((await post('end', here, { id })).statusCode).toBe(404);
  const kept = await app.asSuperuser(
    `select payload::jsonb -> 'sessions' as sessions from evidence where action = 'session.endOwn'`,
  );
  expect(kept).toEqual([{ sessions: [id] }]);
});

test('all others end at once, and the one that asks goes on', async () => {
  const here = await signIn('buyer', chrome(140));
  const others = [await signIn('buyer', phone), await signIn('buyer', phone)];
  expect((await post('end-others', here)).json()).toMatchObject({ data: { ended: 2 } });
  for (const token of others) expect((await app.call('GET /api/blade-user/sessions', { token })).statusCode).toBe(401);
  expect(await sessions(here)).toHaveLength(1);
});

test('nobody ends another’s session or the one he is in', async () => {
  const here = await signIn('buyer', chrome(140));
  const manager = await signIn('manager', phone);
  const id = (await sessions(manager))[0]?.id ?? '';
  expect((await post('end', here, { id })).statusCode).toBe(404);
  const own = (await sessions(here))[0]?.id ?? '';
  expect((await post('end', here, { id: own })).json()).toMatchObject({ code: 400 });
  expect(await sessions(manager)).toHaveLength(1);
});

test('a device that was never seen is told to the person, a newer browser or his first sign-in is not', async () => {
  const told = () =>
    app.asSuperuser(`select title, business_type as about from flow_message where kind = 'newDevice' order by id`);
  await signIn('buyer', chrome(140));
  await signIn('buyer', chrome(141));
  expect(await told()).toEqual([]);
  await signIn('buyer', phone);
  expect(await told()).toMatchObject([{ title: 'Safari 18 · iOS', about: 'session' }]);
  await signIn('buyer', phone);
  expect(await told()).toHaveLength(1);
});

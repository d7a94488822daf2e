import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OnlineSession, Page } from '@zhaocai/model';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';

let app: OrganizationApp;
let admin: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

const list = async (person: Person, query = '') =>
  (await person.get<Page<OnlineSession>>(`/blade-system/online/list?size=50${query}`)).data;
const kick = (person: Person, sessionIds: string) => person.post('/blade-system/online/kick', { sessionIds });

test('who is signed in is listed with name, department and address, the own session marked', async () => {
  await app.person('buyer');
  await app.person('agent', '200001');
  const { records } = await list(admin);
  expect(records.map(({ account }) => account)).toEqual(['buyer', 'admin']);
  expect(records[0]).toMatchObject({ name: '周明', deptName: '采购一科', clientId: 'saber', isCurrent: false });
  expect(records[1]).toMatchObject({ isCurrent: true });
  expect((await list(admin, '&keyword=周')).total).toBe(1);
  expect((await (await app.person('expert1')).get('/blade-system/online/list')).code).toBe(403);
});

test('whoever is kicked is asked to sign in with his next call, and may', async () => {
  const manager = await app.person('manager');
  expect((await manager.get('/blade-user/info')).code).toBe(200);
  const session = (await list(admin, '&keyword=manager')).records[0]?.id ?? '';
  expect((await kick(admin, session)).code).toBe(200);
  expect((await manager.get('/blade-user/info')).code).toBe(401);
  expect((await app.signIn('manager', '100001')).statusCode).toBe(200);
  const [ended] = await app.asSuperuser('select end_reason from session where id = $1', [session]);
  expect(ended).toEqual({ end_reason: 'kicked' });
  expect((await app.evidence('session.kick'))[0]).toMatchObject({ sessions: [{ account: 'manager' }] });
  expect((await kick(admin, session)).code).toBe(404);
});

test('nobody kicks another tenant’s session, or the one he is in', async () => {
  const agent = await app.person('agent', '200001');
  const [foreign] = await app.asSuperuser<{ id: string }>(
    `select id::text from session where tenant_id = '200001' and end_time is null order by id desc`,
  );
  for (const person of [admin, await app.person('admin', '000000')])
    expect((await kick(person, foreign?.id ?? '')).code).toBe(404);
  expect((await agent.get('/blade-user/info')).code).toBe(200);
  const own = (await list(admin)).records.find(({ isCurrent }) => isCurrent)?.id ?? '';
  expect(await kick(admin, own)).toMatchObject({ code: 400, msg: '不能强制下线当前会话，请使用退出登录' });
  expect((await kick(admin, '')).code).toBe(400);
});

test('a session whose tokens have run out is no longer listed', async () => {
  await app.asSuperuser(
    `update session_token k set expire_time = now() - interval '1 day' from session s, user_account u
     where s.id = k.session_id and u.id = s.user_id and u.account = 'manager'`,
  );
  expect((await list(admin, '&keyword=manager')).total).toBe(0);
});

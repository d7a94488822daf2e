import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContent } from '../../kit/session/local-record.ts';
import { currentUser, endSession } from '../../kit/session/session-store.ts';
import { rememberActing } from './acting-as.ts';
import { sealingServer } from './sealing-sample.ts';
import { switchActing } from './renew.ts';
import { signIn } from './sign-in.ts';

const credentials = { tenantId: '100001', account: 'buyer', password: 'Demo@2026', captchaKey: '', captchaCode: '' };
const answer = {
  access_token: '100001.a',
  refresh_token: 'r',
  user_id: '7',
  tenant_id: '100001',
  tenant_name: '大学',
  account: 'buyer',
  nick_name: '周明',
  role_name: 'purchaser,expert',
  avatar: null,
  oauth_id: '',
  must_change: false,
};

let sent: Headers[] = [];
let refusals: string[] = [];

beforeEach(async () => {
  sent = [];
  refusals = [];
  const sealing = await sealingServer();
  const server: typeof fetch = (input, init) => {
    if (String(input).includes('/password-key')) return Promise.resolve(sealing.key());
    const headers = new Headers(init?.headers);
    sent.push(headers);
    const code = refusals.shift();
    if (code)
      return Promise.resolve(Response.json({ error: 'x', error_code: code, error_description: code }, { status: 400 }));
    const role_name = headers.get('Role-Id') === '11' ? 'expert' : answer.role_name;
    return Promise.resolve(Response.json({ ...answer, role_name }));
  };
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  endSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a sign-in names no role and department unless one was chosen', async () => {
  await signIn(credentials);
  expect([sent[0]?.has('Role-Id'), sent[0]?.has('Dept-Id')]).toEqual([false, false]);
});

test('[R142] the role and department that this person chose go with his next sign-in, and with nobody else’s', async () => {
  rememberActing(credentials, { roleId: '11', deptId: '22' });
  await signIn(credentials);
  expect([sent[0]?.get('Role-Id'), sent[0]?.get('Dept-Id')]).toEqual(['11', '22']);
  await signIn({ ...credentials, account: 'manager' });
  expect(sent[1]?.has('Role-Id')).toBe(false);
});

test('a choice that is no longer his is forgotten, and he signs in all the same', async () => {
  rememberActing(credentials, { roleId: '11', deptId: null });
  refusals = ['role_not_held'];
  await signIn(credentials);
  expect(sent.map((headers) => headers.get('Role-Id'))).toEqual(['11', null]);
  expect(readContent('actingAs')).toBeUndefined();
});

test('a wrong password is not tried a second time', async () => {
  rememberActing(credentials, { roleId: '11', deptId: null });
  refusals = ['wrong_credentials'];
  await expect(signIn(credentials)).rejects.toThrow('wrong_credentials');
  expect(sent).toHaveLength(1);
});

test('[R142] a switch exchanges the tokens for those of the role, and the sidebar goes by it', async () => {
  await signIn(credentials);
  expect(await switchActing({ roleId: '11', deptId: null })).toBe(true);
  expect([sent[1]?.get('Role-Id'), sent[1]?.get('Dept-Id')]).toEqual(['11', '']);
  expect(currentUser()?.roles).toEqual(['expert']);
});

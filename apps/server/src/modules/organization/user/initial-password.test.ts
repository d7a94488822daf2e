import type { TokenAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';

let app: OrganizationApp;
let admin: Person;
let platform: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  admin = await app.person('admin');
  platform = await app.person('admin', '000000');
});
afterAll(() => app.close());

const key = 'account.initPassword';
const setParam = async (paramValue: string) => {
  const listed = await platform.get<{ records: { id: string; version: number; paramName: string }[] }>(
    `/blade-system/param/list?paramKey=${key}`,
  );
  const [row] = listed.data.records;
  return platform.post('/blade-system/param/submit', { ...row, paramKey: key, paramValue });
};
const add = (account: string) =>
  admin.post<{ id: string; initialPassword: string }>('/blade-user/submit', { account, name: '新人' });

describe('the initial password', () => {
  test('is another one for each account while the parameter says random', async () => {
    const [one, two] = [await add('newcomer1'), await add('newcomer2')];
    expect(one.data.initialPassword).toMatch(/^\S{4}-\S{4}-\S{4}$/);
    expect(two.data.initialPassword).not.toBe(one.data.initialPassword);
  });

  test.each(['', 'short1', 'abc123456', 'onlyletters', '7654321000', '中文密码abc123'])(
    'cannot be set to %j, which no person might choose either',
    async (value) => {
      expect((await setParam(value)).code).toBe(400);
    },
  );

  test('is the parameter’s, for new and for reset accounts, and has to be changed at the first sign-in', async () => {
    expect((await setParam('Campus-2026')).code).toBe(200);
    const added = await add('newcomer3');
    expect(added.data.initialPassword).toBe('Campus-2026');
    const userIds = await app.userId('newcomer1');
    const reset = await admin.post<{ password: string }[]>('/blade-user/reset-password', { userIds });
    expect(reset.data).toMatchObject([{ password: 'Campus-2026' }]);
    for (const account of ['newcomer1', 'newcomer3']) {
      const answer = (await app.signIn(account, '100001', 'Campus-2026')).json<TokenAnswer>();
      expect(answer.must_change).toBe(true);
      const person = await app.person(account, '100001', 'Campus-2026');
      expect(await person.get('/blade-user/info')).toMatchObject({ code: 403, msg: '请先修改密码' });
    }
  });
});

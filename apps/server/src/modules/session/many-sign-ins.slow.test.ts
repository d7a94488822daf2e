import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TokenAnswer } from '@zhaocai/model';
import { startOrganizationApp, type OrganizationApp } from '../../../test/organization-app.ts';

const count = 200;
let app: OrganizationApp;
beforeAll(async () => {
  app = await startOrganizationApp();
  await app.asSuperuser(
    `insert into user_account (tenant_id, id, account, password_hash, nick_name, create_time)
     select tenant_id, 5000 + n, 'crowd' || n, password_hash, '人' || n, now()
     from user_account, generate_series(1, $1::int) n where tenant_id = '100001' and account = 'buyer'`,
    [count],
  );
});
afterAll(() => app.close());

test('two hundred people who sign in at once each get their own session, wrong passwords none, and lists still answer', async () => {
  const admin = await app.person('admin');
  let pending = count;
  const answers = Array.from({ length: count }, async (_, index) => {
    const account = `crowd${index + 1}`;
    const answer = await app.signIn(account, '100001', index % 10 === 0 ? 'wrong' : 'Demo@2026');
    pending -= 1;
    return { account, isWrong: index % 10 === 0, status: answer.statusCode, body: answer.json<TokenAnswer>() };
  });
  const listed = await admin.get('/blade-user/page?size=50');
  expect(listed.code).toBe(200);
  expect(pending).toBeGreaterThan(0);
  const done = await Promise.all(answers);
  expect(done.filter(({ status, isWrong }) => status !== (isWrong ? 400 : 200))).toEqual([]);
  const signedIn = done.filter(({ isWrong }) => !isWrong);
  expect(signedIn.filter(({ account, body }) => body.account !== account)).toEqual([]);
  expect(new Set(signedIn.map(({ body }) => body.access_token)).size).toBe(signedIn.length);
}, 600_000);

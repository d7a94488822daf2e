import type { TokenAnswer, TokenRefusal } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '../../../../test/authenticator.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../../test/organization-app.ts';

let app: OrganizationApp;
beforeAll(async () => {
  app = await startOrganizationApp();
});
afterAll(() => app.close());

test('who lost the authenticator is let in by the password again, out everywhere else, and told who did it', async () => {
  const admin = await app.person('admin');
  const buyer = await app.person('buyer');
  const start = await buyer.post<{ key: string }>('/blade-user/second-factors/totp/start');
  const code = codeAt(start.data.key, app.clock.now());
  expect((await buyer.post('/blade-user/second-factors/totp/confirm', { passcode: code })).code).toBe(200);
  expect((await app.signIn('buyer', '100001')).json<TokenRefusal>().error).toBe('second_factor_required');
  const userIds = await app.userId('buyer');
  expect((await buyer.post('/blade-user/reset-second-factors', { userIds })).code).toBe(403);
  expect((await admin.post('/blade-user/reset-second-factors', { userIds })).code).toBe(200);
  expect((await buyer.get('/blade-user/info')).code).toBe(401);
  expect((await app.signIn('buyer', '100001')).json<TokenAnswer>().account).toBe('buyer');
  expect(await app.evidence('user.resetSecondFactors')).toMatchObject([
    { accounts: ['buyer'], actor: { account: 'admin' } },
  ]);
  const told = await app.asSuperuser(
    `select kind, content, user_id::text as "userId" from flow_message where business_type = 'secondFactor'`,
  );
  expect(told).toEqual([{ kind: 'factorsReset', content: 'admin', userId: userIds }]);
  expect(await app.isChainWhole('100001')).toBe(true);
});

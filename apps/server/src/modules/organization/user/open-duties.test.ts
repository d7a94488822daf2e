import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { organizationModule } from '../index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([organizationModule]);
  app.clock.setTo(steps.publicationDay);
});
afterAll(() => app.close());

const dutiesOf = async (account: Account) =>
  steps.dataOf<{ open: number; alone: number }>(
    await app.as('chief').get(`/blade-user/open-duties?id=${app.as(account).user.userId}`),
  );

test('who disables somebody learns what waits for him, and what of it nobody else could do', async () => {
  const before = await dutiesOf('manager');
  const draft = await steps.savedProject(app);
  steps.dataOf(await app.as('buyer').post('/purchase/project/submitTask', draft));
  const after = await dutiesOf('manager');
  // The administrator holds every right, so that the manager is not the only one who can confirm.
  expect(after).toEqual({ open: before.open + 1, alone: before.alone });
  await app.asSuperuser(`update user_account set status = 2 where tenant_id = '100001' and id <> all($1::bigint[])`, [
    ['manager', 'buyer'].map((account) => app.as(account as Account).user.userId),
  ]);
  expect(await dutiesOf('manager')).toMatchObject({ open: before.open + 1, alone: before.alone + 1 });
});

test('whoever may not change people is not told what waits for them', async () => {
  const { userId } = app.as('manager').user;
  expect(await app.as('buyer').get(`/blade-user/open-duties?id=${userId}`)).toMatchObject({ code: 403 });
});

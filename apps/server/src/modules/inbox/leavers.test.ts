import { keptDuties, type EndpointOutput, type inboxPage } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as demands from '../../../test/demand-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { demandModule } from '../demand/index.ts';
import { inboxModule } from './index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([inboxModule, demandModule]);
  app.clock.setTo('2026-11-20 10:00:00');
});
afterAll(() => app.close());

const inboxOf = async (account: Account) =>
  steps.dataOf<EndpointOutput<typeof inboxPage>>(await app.as(account).get('/inbox/page?size=100'));
const returnedTo = async (account: Account) =>
  (await inboxOf(account)).records.filter(({ kind }) => kind === 'demand.submitAgain');
const setStatus = (account: Account, status: number) =>
  app.asSuperuser('update user_account set status = $2 where id = $1', [app.as(account).user.userId, status]);

test('what waits for somebody who is gone waits for whoever looks after people, with his name, until he is back', async () => {
  const draft = await demands.saved(app);
  const submitted = steps.dataOf<demands.Draft>(await demands.submit(app, draft));
  steps.dataOf(await demands.confirm(app, submitted, { agree: false, reason: '技术要求不完整' }));
  expect(await returnedTo('buyer')).toMatchObject([{ name: '低温离心机', leftBy: null }]);
  expect(await returnedTo('chief')).toEqual([]);

  await setStatus('buyer', 2);
  const [line] = await returnedTo('chief');
  expect(line).toMatchObject({ name: '低温离心机', leftBy: app.as('buyer').user.nickName });
  expect((await inboxOf('chief')).total).toBe((await inboxOf('chief')).records.length);
  // Who may not disable people hands on nothing.
  expect(await returnedTo('manager')).toEqual([]);

  await setStatus('buyer', 1);
  expect(await returnedTo('chief')).toEqual([]);
});

test('a seat in a committee and an expert’s own paper are nobody else’s, whoever is gone', () => {
  const own = keptDuties.filter(
    ({ person }) => person === 'userId' || person === 'leaderUserId' || person === 'targetUserId',
  );
  expect(own.map(({ kind }) => kind)).toContain('scoreSheet.score');
  expect(own.filter(({ isOwn }) => isOwn !== true)).toEqual([]);
});

test('every other duty of one person can be looked after: there is a right to see what it is about', async () => {
  const codes = await app.asSuperuser<{ code: string }>('select code from menu where code is not null', []);
  const known = new Set(codes.map(({ code }) => code));
  const left = keptDuties.filter(({ person, party, isOwn, ends }) => person && !party && !isOwn && !ends);
  expect(left.length).toBeGreaterThan(15);
  expect(left.filter(({ entity }) => !known.has(`${entity.menu}_view`)).map(({ kind }) => kind)).toEqual([]);
});

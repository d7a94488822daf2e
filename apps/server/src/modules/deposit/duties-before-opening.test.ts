import type { EndpointOutput, inboxPage } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as deposit from '../../../test/deposit-steps.ts';
import type { Account, TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { inboxModule } from '../inbox/index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await deposit.startDepositApp([inboxModule]);
});
afterAll(() => app.close());
beforeEach(() => app.asSuperuser('delete from duty'));

/** What waits for somebody in money; home, bell, message centre and 我的待办 read it alike. */
async function waiting(account: Account): Promise<readonly string[]> {
  const { records } = steps.dataOf<EndpointOutput<typeof inboxPage>>(await app.as(account).get('/inbox/page'));
  return records.map(({ kind }) => kind).filter((kind) => /^(deposit|bankReceipt)\./.test(kind));
}

/** What waits for finance while it is one of those who handle the project. */
async function waitingAs(column: 'handler_id' | 'member', projectId: string): Promise<readonly string[]> {
  const values = [projectId, app.as('finance').user.userId];
  const [change, undo] =
    column === 'member'
      ? [
          `insert into project_member (tenant_id, project_id, role, user_id, create_time) values ('100001', $1, 1, $2, now())`,
          'delete from project_member where project_id = $1 and user_id = $2',
        ]
      : [
          'update project set handler_id = $2 where id = $1',
          'update project set handler_id = create_user where id = $1 and handler_id = $2',
        ];
  await app.asSuperuser(change, values);
  const found = await waiting('finance');
  await app.asSuperuser(undo, values);
  return found;
}

test('R38 a deposit to confirm waits for finance, and not for finance who handles the project or is its member', async () => {
  const projectId = await steps.publishedProject(app);
  await deposit.handedIn(app, 'supplier1', projectId);
  expect(await waiting('finance')).toEqual(['deposit.confirm']);
  expect(await waitingAs('handler_id', projectId)).toEqual([]);
  expect(await waitingAs('member', projectId)).toEqual([]);
});

test('R38 a refund before the opening waits for nobody who handles the project; after it, for whoever approves', async () => {
  const projectId = await steps.publishedProject(app);
  const { id } = await deposit.paid(app, 'supplier1', projectId);
  steps.dataOf(await steps.quote(app, 'supplier1', { projectId, price: '880' }));
  const [own] = await steps.ownEntries(app, 'supplier1', projectId);
  steps.dataOf(await app.as('supplier1').post('/purchase/entry/withdrawQuote', { entryId: own?.entryId }));
  steps.dataOf(await app.as('finance').post('/purchase/cost/out/applyProjectOut', { depositId: id }));
  expect(await waiting('manager')).toEqual([]);
  await app.asSuperuser('update project set opened_time = now() where id = $1', [projectId]);
  expect(await waiting('manager')).toEqual(['deposit.pay']);
});

test('R38 a receipt of the bank waits for no one who handles a sealed project', async () => {
  const projectId = await steps.publishedProject(app);
  const heads = '交易流水号,交易时间,对方户名,对方账号,收入金额,附言';
  const bytes = Buffer.from(`${heads}\r\nE1,2026-11-16 09:30:00,某公司,777700000001,5.00,`);
  steps.dataOf(await app.as('finance').upload('/purchase/bank-receipt/importStatement', { name: '流水.csv', bytes }));
  expect(await waiting('finance')).toEqual(['bankReceipt.match']);
  expect(await waitingAs('handler_id', projectId)).toEqual([]);
  expect(await waitingAs('member', projectId)).toEqual([]);
});

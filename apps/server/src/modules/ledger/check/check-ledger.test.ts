import { afterAll, beforeAll, expect, test } from 'vitest';
import * as deposit from '../../../../test/deposit-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { verifyChain } from '../../../platform/audit/index.ts';
import { ledgerModule } from '../index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await deposit.startDepositApp();
});
afterAll(() => app.close());

/** Every part of the ledger's night, as the job does them. */
async function night(): Promise<void> {
  const { database } = app;
  // Its parts ask for the database alone.
  for (const { work } of (await ledgerModule.nightly?.({ database } as never)) ?? []) await work();
}

const checks = () =>
  app.asSuperuser<{ tenant: string; verdict: number; unbalanced: number }>(
    'select tenant_id as tenant, verdict, unbalanced from ledger_check order by id',
  );
const check = async () =>
  steps.dataOf<{ verdict: number; unbalanced: number }>(await app.as('finance').post('/ledger/check/run'));

test('each night the ledger of every unit that has one is checked, what it came to is kept, and the page shows it', async () => {
  await night();
  expect(await checks()).toEqual([]);
  await deposit.paid(app, 'supplier1', await steps.publishedProject(app));
  await night();
  expect(await checks()).toEqual([{ tenant: '100001', verdict: 1, unbalanced: 0 }]);
  const last = await app.as('finance').get('/ledger/check/queryLast');
  expect(last.data).toMatchObject({ verdict: 1, postings: 1, entries: 2, debit: '10000.00', credit: '10000.00' });
});

test('the chain of the ledger verifies, with an event for each posting and each check', async () => {
  await deposit.paid(app, 'supplier1', await steps.publishedProject(app));
  const verdict = await verifyChain(app.database.scoped('100001'), { tenantId: '100001', stream: 'ledger' });
  expect(verdict).toMatchObject({ ok: true });
  const [postings] = await app.asSuperuser<{ n: number }>('select count(*)::int as n from ledger_posting');
  const [told] = await app.asSuperuser<{ n: number }>(
    `select count(*)::int as n from evidence where stream = 'ledger' and action = 'ledgerPosting.receive'`,
  );
  expect(told).toEqual(postings);
});

test('an amount that is changed behind the back on both sides keeps its balance, and is found by what the chain says', async () => {
  const projectId = await steps.publishedProject(app);
  const { id } = await deposit.paid(app, 'supplier1', projectId);
  expect(await check()).toMatchObject({ verdict: 1 });
  const change = async (fen: number) => {
    await app.asSuperuser(
      `with p as (update ledger_posting set money = money + $2 where cause_id = $1 returning tenant_id, id),
         d as (update deposit set money = money + $2 where id::text = $1)
       update ledger_entry e set debit = debit + $2 * sign(debit), credit = credit + $2 * sign(credit)
       from p where e.tenant_id = p.tenant_id and e.posting_id = p.id`,
      [id, fen],
    );
  };
  await change(100);
  expect(await check()).toMatchObject({ verdict: 2, unbalanced: 1, negative: 0, differing: 0 });
  await change(-100);
  expect(await check()).toMatchObject({ verdict: 1, unbalanced: 0 });
});

test('a posting that was put in or taken away behind the back is found by what the chain says', async () => {
  const projectId = await steps.publishedProject(app);
  const { id } = await deposit.paid(app, 'supplier1', projectId);
  await app.asSuperuser(
    `with p as (insert into ledger_posting (tenant_id, id, operation, money, post_key, cause_type, cause_id, project_id, create_time)
       values ('100001', 1, 1, 5, 'by hand', 1, '0', $1, now()) returning tenant_id, id)
     insert into ledger_entry (tenant_id, id, posting_id, account_id, debit, credit, create_time)
     select p.tenant_id, n, p.id, (select a.id from ledger_account a where a.tenant_id = p.tenant_id and a.account_kind = 1),
       case n when 1 then 5 else 0 end, case n when 2 then 5 else 0 end, now() from p, generate_series(1, 2) n`,
    [projectId],
  );
  expect(await check()).toMatchObject({ verdict: 2, unbalanced: 1 });
  await app.asSuperuser('delete from ledger_entry where posting_id = 1');
  await app.asSuperuser('delete from ledger_posting where id = 1');
  expect(await check()).toMatchObject({ verdict: 1 });
  await app.asSuperuser(
    'delete from ledger_entry where posting_id in (select p.id from ledger_posting p where p.cause_id = $1)',
    [id],
  );
  await app.asSuperuser('delete from ledger_posting where cause_id = $1', [id]);
  expect(await check()).toMatchObject({ verdict: 2, unbalanced: 1, differing: 1 });
});

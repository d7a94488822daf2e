import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenTestDatabase } from '../../../test/harness.ts';
import { openSeededDatabase } from '../../../test/seeded-database.ts';
import type { Db } from '../db/types.ts';
import { findSession } from './find-session.ts';
import { newToken, tokenHash } from './token.ts';

const sessions = 1500;

let opened: OpenTestDatabase;
const token = newToken('000000');
beforeAll(async () => {
  opened = await openSeededDatabase('accounts', { max: 1 });
  await signIn(tokenHash(token), 1);
  // How the statement is planned is settled while there is hardly any session.
  for (let time = 0; time < 10; time += 1) await look();
  await signIn('', sessions);
});
afterAll(() => opened.close());

let next = 9_000_000;

async function signIn(hash: string, count: number): Promise<void> {
  await opened.asSuperuser(
    `with of as (select id from user_account where tenant_id = '000000' and account = 'admin'), opened as (
       insert into session (tenant_id, id, user_id, client_id, address, start_time)
       select '000000', $2::bigint + n, of.id, 'saber', '127.0.0.1', now() from of, generate_series(1, $3::int) n
       returning id)
     insert into session_token (tenant_id, hash, session_id, kind, expire_time)
     select '000000', coalesce(nullif($1, ''), md5(id::text) || md5(id::text || 'x')), id, 'access',
       now() + interval '60 days' from opened`,
    [hash, next, count],
  );
  next += count;
}

/** How many rows of sessions and tokens this connection has read so far. */
async function rowsRead(db: Db): Promise<number> {
  const [row] = await db.query<{ rows: number }>(
    `select sum(seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
     where relname in ('session', 'session_token')`,
  );
  return row?.rows ?? 0;
}

/** Who it is, and how many of them were read for it. */
const look = () =>
  opened.database.transaction('000000', async (db) => {
    const before = await rowsRead(db);
    const found = await findSession(db, { tenantId: '000000', hash: tokenHash(token), now: opened.clock.now() });
    return { found, rows: (await rowsRead(db)) - before };
  });

test('whoever has signed in a thousand times is found by his token as quickly as anybody', async () => {
  const { found, rows } = await look();
  expect(found?.person.account).toBe('admin');
  expect(rows).toBe(2);
});

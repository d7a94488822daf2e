import type { Db } from '../src/platform/db/types.ts';
import type { OpenTestDatabase } from './harness.ts';

let next = 9_000_000;

/** Sessions of the platform's administrator, each with one token; the hash is of the only one that is used. */
export async function signInManyTimes(
  opened: OpenTestDatabase,
  { kind, hash = '', count }: { readonly kind: 'access' | 'refresh'; readonly hash?: string; readonly count: number },
): Promise<void> {
  await opened.asSuperuser(
    `with of as (select id from user_account where tenant_id = '000000' and account = 'admin'), opened as (
       insert into session (tenant_id, id, user_id, client_id, address, start_time)
       select '000000', $2::bigint + n, of.id, 'saber', '127.0.0.1', now() from of, generate_series(1, $3::int) n
       returning id)
     insert into session_token (tenant_id, hash, session_id, kind, expire_time)
     select '000000', coalesce(nullif($1, ''), md5(id::text) || md5(id::text || 'x')), id, $4,
       now() + interval '60 days' from opened`,
    [hash, next, count, kind],
  );
  next += count;
}

/** How many rows of sessions and tokens this connection has read so far, in a transaction. */
export async function rowsReadOf(db: Db): Promise<number> {
  const [row] = await db.query<{ rows: number }>(
    `select sum(seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
     where relname in ('session', 'session_token')`,
  );
  return row?.rows ?? 0;
}

import type { Db } from './types.ts';

/**
 * Where names are looked for: pg_catalog is not named, so it comes before all of these, and tables are still made in
 * public. Sent while connecting, which counts more than what a role or the database has been set to.
 */
const searchPath = 'public,pg_temp';

/** The same connection, whose unqualified names mean what PostgreSQL means by them, however its role has been set. */
export function withOwnNames(url: string): string {
  const copy = new URL(url);
  const given = copy.searchParams.get('options');
  copy.searchParams.set('options', [given, `-c search_path=${searchPath}`].filter(Boolean).join(' '));
  return copy.href;
}

/** Why the program must not serve on this database, in one line for the person who runs it. */
export class ForeignNames extends Error {
  override readonly name = 'ForeignNames';
}

/**
 * Refuses a database in which somebody has prepared that words of PostgreSQL mean something else: a function, an
 * operator or a cast of ours beside its own, or a role that looks for names elsewhere.
 */
export async function demandOwnNames(db: Pick<Db, 'query'>): Promise<void> {
  const found = await foreignNames(db);
  if (found.length === 0) return;
  const names = found.join(', ');
  throw new ForeignNames(`the database gives names of PostgreSQL another meaning, remove them first: ${names}`);
}

/** What stands in the way of the names of PostgreSQL. */
export async function foreignNames(db: Pick<Db, 'query'>): Promise<string[]> {
  return (await db.query<{ name: string }>(named)).map(({ name }) => name);
}

/** Those of pg_trgm are its own: similarity and distance of texts. */
const named = `
  select 'function ' || p.oid::regprocedure::text as name from pg_catalog.pg_proc p
  where p.pronamespace = 'public'::regnamespace and exists (
    select from pg_catalog.pg_proc b where b.pronamespace = 'pg_catalog'::regnamespace and b.proname = p.proname)
  union all
  select 'operator ' || o.oid::regoperator::text from pg_catalog.pg_operator o
  where o.oprnamespace = 'public'::regnamespace and exists (
    select from pg_catalog.pg_operator b where b.oprnamespace = 'pg_catalog'::regnamespace and b.oprname = o.oprname)
    and not (o.oprname in ('%', '<->') and o.oprleft = 'text'::regtype and o.oprright = 'text'::regtype
      and o.oprcode in ('public.similarity_op'::regproc, 'public.similarity_dist'::regproc))
  union all
  select 'cast ' || format_type(c.castsource, null) || ' as ' || format_type(c.casttarget, null) from pg_catalog.pg_cast c
  where c.oid >= 16384
  union all
  select 'alter role ' || coalesce(r.rolname, 'all') || ' set ' || one
  from pg_catalog.pg_db_role_setting s left join pg_catalog.pg_roles r on r.oid = s.setrole
  cross join lateral unnest(s.setconfig) as one
  where s.setdatabase in (0, (select oid from pg_catalog.pg_database where datname = current_database()))
    and (s.setrole = 0 or r.rolname in ('zc_app', 'zc_owner', 'zc_jobs')) and one like 'search_path=%'`;

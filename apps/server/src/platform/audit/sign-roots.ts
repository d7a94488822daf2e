import type { Logger } from 'pino';
import type { Tx } from '../db/index.ts';
import { noteGrants } from './grants.ts';
import { strangeActs } from './own-acts.ts';
import type { Head, RootBook } from './root-book.ts';

export interface Signing {
  readonly book: RootBook;
  readonly log: Logger;
  readonly tenantId: string;
  readonly now: string;
  /** Also where no chain moved: once a day, so that no day tells by a line that something happened. */
  readonly always?: boolean;
}

const headsPerLine = 1_000;

/**
 * Writes where the chains of a tenant stand into the book, those that moved since. A chain that stands before where it
 * was signed already has been set back: that is told and not signed; rights that no act of the record gave and acts that
 * are not ours are told. Answers how many of all there are.
 */
export async function signRoots(db: Tx, { book, log, tenantId, now, always }: Signing): Promise<number> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('evidence roots ' || $1, 0))", [tenantId]);
  const { strange, digest: grants } = await noteGrants(db, { tenantId, now });
  for (const { subject } of strange) log.error({ tenantId, subject }, 'a right was changed without the product');
  const moved = await db.query<MovedHead & Record<string, unknown>>(movedHeads, [tenantId]);
  const setBack = moved.filter(({ isSetBack }) => isSetBack);
  for (const { stream, seq } of setBack) log.error({ tenantId, stream, seq }, 'a chain of evidence was set back');
  const heads = moved.filter(({ isSetBack }) => !isSetBack).map(({ stream, seq, hash }) => ({ stream, seq, hash }));
  const sealing = db.acts ? { sealed: true as const } : {};
  for (let from = 0; from < heads.length || (from === 0 && always); from += headsPerLine)
    await book.append(tenantId, { at: now, heads: heads.slice(from, from + headsPerLine), grants, ...sealing });
  const forged = await tellStrangeActs(db, { log, tenantId, moved });
  await db.query(keepSigned, [
    tenantId,
    heads.map(({ stream }) => stream),
    heads.map(({ seq }) => seq),
    heads.map(({ hash }) => hash),
  ]);
  return setBack.length + strange.length + forged;
}

type Moved = Pick<Signing, 'log' | 'tenantId'> & { readonly moved: readonly MovedHead[] };

/** Acts since the last line that are not ours stand in the record all the same, signed as they are; each is told once. */
async function tellStrangeActs(db: Tx, { log, tenantId, moved }: Moved): Promise<number> {
  let count = 0;
  for (const { stream, signedSeq } of moved) {
    const strange = await strangeActs(db, { tenantId, stream }, signedSeq);
    for (const seq of strange) log.error({ tenantId, stream, seq }, 'an act stands in the record that is not ours');
    count += strange.length;
  }
  return count;
}

interface MovedHead extends Head {
  readonly isSetBack: boolean;
  /** Where it stood in the line before. */
  readonly signedSeq: string;
}

const movedHeads = `
  select h.stream, h.seq::text as seq, h.hash, coalesce(h.seq <= s.seq, false) as "isSetBack",
    coalesce(s.seq, 0)::text as "signedSeq"
  from evidence_head h left join evidence_signed s on s.tenant_id = h.tenant_id and s.stream = h.stream
  where h.tenant_id = $1 and (s.seq is null or s.seq <> h.seq or s.hash <> h.hash) order by h.stream`;

const keepSigned = `
  insert into evidence_signed (tenant_id, stream, seq, hash)
  select $1, s.stream, s.seq, s.hash from unnest($2::text[], $3::bigint[], $4::text[]) as s (stream, seq, hash)
  on conflict (tenant_id, stream) do update set seq = excluded.seq, hash = excluded.hash`;

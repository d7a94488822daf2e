import type { Database, Tx } from '../db/index.ts';
import { recordByNobody } from './grants.ts';

type Digests = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What everybody holds, by tenant and subject; undefined where the tables are not there yet. */
export async function grantsOfAll(owner: Database): Promise<Digests | undefined> {
  return owner
    .scoped(undefined)
    .query<{ there: boolean }>(there, [])
    .then(async ([found]) => {
      if (!found?.there) return undefined;
      const rows = await owner.scoped(undefined).query<{ tenantId: string; subject: string; digest: string }>(all, []);
      const digests = new Map<string, Map<string, string>>();
      for (const { tenantId, subject, digest } of rows)
        digests.set(tenantId, (digests.get(tenantId) ?? new Map<string, string>()).set(subject, digest));
      return digests;
    });
}

const there = `select to_regprocedure('grants_now(text)') is not null as there`;
const all = `
  select t.tenant_id as "tenantId", g.subject, g.digest from tenant t cross join lateral grants_now(t.tenant_id) g`;

/** What migrations and seeds gave and took is in the record as theirs: nobody else did it. */
export async function recordPrepared(owner: Database, before: Digests | undefined): Promise<void> {
  const after = await grantsOfAll(owner);
  if (!before || !after) return;
  for (const [tenantId, digests] of after) {
    const known = before.get(tenantId) ?? new Map<string, string>();
    const subjects = [...new Set([...digests.keys(), ...known.keys()])].filter(
      (subject) => digests.get(subject) !== known.get(subject),
    );
    if (subjects.length === 0) continue;
    await owner.transaction(tenantId, (db: Tx) =>
      recordByNobody(db, {
        tenantId,
        now: db.now,
        action: 'grant.prepare',
        subject: tenantId,
        payload: { subjects: subjects.sort() },
      }),
    );
  }
}

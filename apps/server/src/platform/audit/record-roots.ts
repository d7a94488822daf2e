import type { Db } from '../db/types.ts';
import { notedGrants } from './grants.ts';
import { canonicalJson } from '@zhaocai/model';
import { appendAct } from './append-act.ts';

/**
 * The nightly root of a tenant: one row in its stream `root` that chains the heads of all its chains, so that a whole
 * chain cannot be replaced without the roots of every later night telling. Nothing is written when nothing happened.
 */
export async function recordRoots(db: Db, { tenantId, now }: { tenantId: string; now: string }): Promise<boolean> {
  const heads = await db.query<{ stream: string; seq: string; hash: string }>(
    `select stream, seq::text as seq, hash from evidence_head where tenant_id = $1 and stream <> 'root' order by stream`,
    [tenantId],
  );
  const [last] = await db.query<{ payload: string }>(
    `select payload from evidence where tenant_id = $1 and stream = 'root' order by seq desc limit 1`,
    [tenantId],
  );
  if (heads.length === 0 || (last && canonicalJson(JSON.parse(last.payload).heads) === canonicalJson(heads)))
    return false;
  const grants = await notedGrants(db, tenantId);
  const payload = canonicalJson({
    action: 'evidence.root',
    subject: tenantId,
    at: now,
    heads,
    ...(grants && { grants: grants.digest }),
  });
  const written = { actorTenant: tenantId, actor: 'system', at: now };
  await appendAct(db, { tenantId, stream: 'root', action: 'evidence.root', subject: tenantId, payload, ...written });
  return true;
}

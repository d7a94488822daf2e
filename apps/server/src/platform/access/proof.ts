import type { Db } from '../db/types.ts';
import type { SessionUser } from './session-user.ts';

/** A tenant's own number of minutes counts only while the platform allows one; 0: nobody is asked again. */
const lastProof = `
  select coalesce(s.proof_time, s.start_time) < $3::timestamptz - make_interval(mins => v.minutes) as "isOld"
  from (select coalesce(case when p.is_overridable then o.param_value end, p.param_value)::int as minutes
    from param p
    left join param o on o.tenant_id = $1 and o.param_key = p.param_key and o.is_deleted = 0
    where p.tenant_id = '000000' and p.param_key = 'account.stepUpMinutes' and p.is_deleted = 0) v
  join session s on s.tenant_id = $1 and s.id = $2
  where v.minutes > 0`;

/** Has he proved lately who he is? Read afresh: few calls ask, and each of them matters. */
export async function isProofFresh(
  db: Db,
  { tenantId, sessionId, key }: Pick<SessionUser, 'tenantId' | 'sessionId' | 'key'>,
  now: string,
): Promise<boolean> {
  // A program proves nothing: nobody sits before it.
  if (key) return false;
  // Nobody signed in: the clock acts, or the demo is played.
  if (sessionId === '') return true;
  const [found] = await db.query<{ isOld: boolean }>(lastProof, [tenantId, sessionId, now]);
  return !found?.isOld;
}

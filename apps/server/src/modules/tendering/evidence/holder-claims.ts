import { actsAbout } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { settlesStrangeKeys } from '../project/holders/recorded-holders.ts';

/** Acts that settle whose keys bids are sealed to. */
const settling = ['project.publish', 'project.keyHolders'];

/**
 * Whether who opens, with which keys, is as it was settled with the publication, and the keys are those that their owners
 * registered. Answers the row of the project's chain that settled what is not so any more.
 */
export async function unlikeHolders(ctx: Pick<Ctx, 'db' | 'tenantId'>, projectId: string): Promise<string | undefined> {
  const { db, tenantId } = ctx;
  const [broken] = await db.query<{ seq: string }>(holdersUnlikeClaim, [tenantId, projectId]);
  if (broken) return broken.seq;
  const chain = { tenantId, stream: projectId };
  for (const { seq, payload } of await actsAbout(db, { ...chain, subjects: [projectId], actions: settling }))
    if (await settlesStrangeKeys(ctx, payload)) return seq;
  return undefined;
}

const holdersUnlikeClaim = `
  with settled as (
    select v.seq, v.payload::jsonb -> 'keyHolders' as told from evidence v
    where v.tenant_id = $1 and v.stream = $2::text and v.action in ('project.publish', 'project.keyHolders')
      and v.payload::jsonb ? 'keyHolders' order by v.seq desc limit 1),
  told as (
    select h.place, h.one ->> 'userId' as person, h.one ->> 'keyId' as key, h.one ->> 'recipient' as recipient,
      s.told ->> 'threshold' as threshold
    from settled s cross join jsonb_array_elements(s.told -> 'holders') with ordinality as h (one, place)),
  kept as (
    select h.package_id, h.place, h.user_id::text as person, h.key_id::text as key, k.public_key as recipient,
      h.threshold::text as threshold
    from package_key_holder h join seal_key k on k.tenant_id = h.tenant_id and k.id = h.key_id
    where h.tenant_id = $1 and h.project_id = $2::bigint)
  select s.seq::text as seq from settled s
  where exists (select from kept k where (k.place, k.person, k.key, k.recipient, k.threshold) not in (
      select t.place, t.person, t.key, t.recipient, t.threshold from told t))
    or exists (select from kept k group by k.package_id having count(*) <> (select count(*) from told))
    or not exists (select from kept)`;

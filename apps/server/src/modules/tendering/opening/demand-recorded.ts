import { z } from 'zod';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

const lastAct = z.object({
  action: z.string(),
  packageId: z.string(),
  cipherHash: z.string().optional(),
  signingKey: z.string().optional(),
});

/** A quote as it is about to be opened. */
interface Current {
  readonly entryId: string;
  readonly supplierName: string;
  readonly cipherHash: string;
  /** null: the server sealed. */
  readonly signingKey: string | null;
}

export interface RecordedCheck {
  readonly projectId: string;
  readonly packageIds: readonly string[];
  readonly current: readonly Current[];
}

/**
 * What is opened must be what the evidence says was handed in last: no earlier version put back, no quote taken out or
 * brought in behind the program's back.
 */
export async function demandRecorded(ctx: Ctx, { projectId, packageIds, current }: RecordedCheck): Promise<void> {
  const rows = await ctx.db.query<{ entryId: string; payload: string; supplierName: string }>(
    `select distinct on (v.subject) v.subject as "entryId", v.payload, e.supplier_name as "supplierName"
     from entry e join evidence v on v.tenant_id = e.tenant_id and v.subject = e.id::text
       -- What was handed in before suppliers had chains of their own stands in the project's.
       and v.stream in ($2::text, $2::text || '.' || e.supplier_tenant_id)
     where e.tenant_id = $1 and e.project_id = $2::bigint
       and v.action in ('quote.submit', 'quote.replace', 'quote.withdraw', 'quote.revoke')
     order by v.subject, v.at desc, v.seq desc`,
    [ctx.tenantId, projectId],
  );
  const recorded = new Map(rows.map(({ entryId, payload }) => [entryId, lastAct.parse(JSON.parse(payload))]));
  for (const { entryId, supplierName, cipherHash, signingKey } of current) {
    const act = recorded.get(entryId);
    // Quotes of before it was recorded lack the key that they are signed with.
    if (act?.cipherHash !== cipherHash || (act.signingKey ?? signingKey) !== signingKey)
      refuse('tendering.openFailed', { name: supplierName });
  }
  const opened = new Set(current.map(({ entryId }) => entryId));
  const lost = rows.find(({ entryId }) => {
    const act = recorded.get(entryId);
    return act && act.cipherHash !== undefined && packageIds.includes(act.packageId) && !opened.has(entryId);
  });
  if (lost) refuse('tendering.openFailed', { name: lost.supplierName });
}

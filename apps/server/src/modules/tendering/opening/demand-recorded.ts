import { z } from 'zod';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

const lastAct = z.object({ action: z.string(), packageId: z.string(), cipherHash: z.string().optional() });

/** A quote as it is about to be opened. */
interface Current {
  readonly entryId: string;
  readonly supplierName: string;
  readonly cipherHash: string;
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
     from evidence v join entry e on e.tenant_id = v.tenant_id and e.id = v.subject::bigint
     where v.tenant_id = $1 and v.stream = $2 and v.action in ('quote.submit', 'quote.replace', 'quote.withdraw')
     order by v.subject, v.seq desc`,
    [ctx.tenantId, projectId],
  );
  const recorded = new Map(rows.map(({ entryId, payload }) => [entryId, lastAct.parse(JSON.parse(payload))]));
  for (const { entryId, supplierName, cipherHash } of current) {
    if (recorded.get(entryId)?.cipherHash !== cipherHash) refuse('tendering.openFailed', { name: supplierName });
  }
  const opened = new Set(current.map(({ entryId }) => entryId));
  const lost = rows.find(({ entryId }) => {
    const act = recorded.get(entryId);
    return act && act.action !== 'quote.withdraw' && packageIds.includes(act.packageId) && !opened.has(entryId);
  });
  if (lost) refuse('tendering.openFailed', { name: lost.supplierName });
}

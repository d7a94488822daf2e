import { z } from 'zod';
import { ownInChains, type KeptAct } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

const act = z.object({
  action: z.string(),
  packageId: z.string(),
  cipherHash: z.string().optional(),
  signingKey: z.string().optional(),
  /** When it was received. */
  at: z.string(),
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
  readonly project: { readonly id: string; readonly bidEndTime: string };
  readonly packageIds: readonly string[];
  readonly current: readonly Current[];
}

interface QuoteAct extends KeptAct {
  readonly stream: string;
  readonly entryId: string;
  readonly supplierName: string;
}

type LastAct = z.infer<typeof act> & Pick<QuoteAct, 'supplierName'>;

/**
 * What is opened must be what the evidence says was handed in last: no earlier version put back, no quote taken out or
 * brought in behind the program's back. Answers the entries whose last was handed in late all the same.
 */
export async function demandRecorded(
  ctx: Ctx,
  { project, packageIds, current }: RecordedCheck,
): Promise<ReadonlySet<string>> {
  const recorded = await lastActs(ctx, project.id);
  for (const { entryId, supplierName, cipherHash, signingKey } of current) {
    const last = recorded.get(entryId);
    // Quotes of before it was recorded lack the key that they are signed with.
    if (last?.cipherHash !== cipherHash || (last.signingKey ?? signingKey) !== signingKey)
      refuse('tendering.openFailed', { name: supplierName });
  }
  const opened = new Set(current.map(({ entryId }) => entryId));
  const lost = [...recorded].find(
    ([entryId, { cipherHash, packageId }]) =>
      cipherHash !== undefined && packageIds.includes(packageId) && !opened.has(entryId),
  );
  if (lost) refuse('tendering.openFailed', { name: lost[1].supplierName });
  const late = [...recorded].filter(([, { at }]) => at >= project.bidEndTime);
  return new Set(late.map(([entryId]) => entryId));
}

/** By entry, what its supplier did with his quote last; what somebody wrote into the database says nothing. */
async function lastActs({ db, tenantId }: Ctx, projectId: string): Promise<ReadonlyMap<string, LastAct>> {
  const rows = await db.query<QuoteAct & Record<string, unknown>>(
    `select v.stream, v.seq::text as seq, v.payload, v.seal, v.subject as "entryId", e.supplier_name as "supplierName"
     from entry e join evidence v on v.tenant_id = e.tenant_id and v.subject = e.id::text
       -- What was handed in before suppliers had chains of their own stands in the project's.
       and v.stream in ($2::text, $2::text || '.' || e.supplier_tenant_id)
     where e.tenant_id = $1 and e.project_id = $2::bigint
       and v.action in ('quote.submit', 'quote.replace', 'quote.withdraw', 'quote.revoke')
     order by v.at, v.seq`,
    [tenantId, projectId],
  );
  const last = new Map<string, LastAct>();
  for (const one of await ownInChains(db, tenantId, rows)) keepLast(last, one);
  return last;
}

function keepLast(last: Map<string, LastAct>, { entryId, payload, supplierName }: QuoteAct): void {
  const one = { ...act.parse(JSON.parse(payload)), supplierName };
  if (one.at >= (last.get(entryId)?.at ?? '')) last.set(entryId, one);
}

import { isTendering, type entry, type Row } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { announcedBy, movedTime, type ProjectAct } from '../evidence/announced-times.ts';

/** A supplier's own registration, by the policy of the party; `tenantId` is the buyer's. */
export type OwnEntry = Pick<
  Row<typeof entry>,
  'id' | 'tenantId' | 'projectId' | 'packageId' | 'entryStatus' | 'quoteVersion' | 'version'
>;

/** The entry if it is the caller's own; another supplier's is missing. */
export async function findOwnEntry(ctx: Ctx, id: string): Promise<OwnEntry> {
  const [row] = await ctx.db.query<OwnEntry & Record<string, unknown>>(
    `select id, tenant_id as "tenantId", project_id as "projectId", package_id as "packageId",
       entry_status as "entryStatus", quote_version as "quoteVersion", version
     from entry where supplier_tenant_id = $1 and id = $2 and is_deleted = 0`,
    [ctx.tenantId, id],
  );
  return row ?? notFound();
}

/** A published package as it stands, held against the opening until the transaction ends. */
export interface HeldPackage {
  readonly projectId: string;
  readonly stage: number;
  readonly isEntryReviewed: boolean;
  readonly entryEndTime: string;
  readonly bidEndTime: string;
  readonly openTime: string;
  readonly packageStatus: number;
  /** How the buyer's library has the caller; null when it does not know him. */
  readonly supplierStatus: number | null;
  /** A holder has given a share: the opening has begun. */
  readonly isUnlocked: boolean;
}

/** What a supplier does is judged by times and a stage that the buyer's record says too, whoever has the database. */
export async function holdPackage(
  ctx: Ctx,
  { tenantId, packageId }: { tenantId: string; packageId: string },
): Promise<HeldPackage> {
  const [row] = await ctx.db.query<HeldPackage & { acts: readonly ProjectAct[] | null }>(
    `select project_id as "projectId", stage, is_entry_reviewed as "isEntryReviewed", entry_end_time as "entryEndTime",
       bid_end_time as "bidEndTime", open_time as "openTime", package_status as "packageStatus",
       supplier_status as "supplierStatus", acts, is_unlocked as "isUnlocked"
     from hold_package($1, $2)`,
    [tenantId, packageId],
  );
  if (!row) return notFound();
  const { acts, ...held } = row;
  const told = await announcedBy(ctx.db, { tenantId, stream: held.projectId }, acts ?? []);
  const moved =
    told && (movedTime(told, held) ?? (isTendering(held.stage) && !isTendering(told.stage) ? 'stage' : undefined));
  if (told && !moved) return held;
  // Whose act it was is not told: who bids is nobody's to know.
  ctx.log.error({ projectId: held.projectId, moved }, 'a project is not what its record says: a supplier was refused');
  return refuse('tendering.notAsRecorded');
}

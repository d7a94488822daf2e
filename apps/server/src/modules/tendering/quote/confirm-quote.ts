import {
  bulletinLifecycle,
  bulletinType,
  changesOf,
  entryLifecycle,
  isTendering,
  quoteConfirmation,
  touchesQuotes,
  type changedQuotes as changedEndpoint,
  type confirmQuote as confirmEndpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import { findOwnEntry, holdPackage } from '../entry/own-entry.ts';

interface Changed {
  readonly entryId: string;
  readonly packageId: string;
  readonly tenantId: string;
  readonly quoteVersion: number;
  readonly bulletinId: string;
  readonly bulletinTitle: string;
  readonly publishTime: string;
  readonly changes: unknown;
  readonly confirmTime: string | null;
}

/** Own sealed quotes beside the change notices that came after them: the newest of each that touches quotes. */
const changedSql = `
  select e.id::text as "entryId", e.package_id::text as "packageId", e.tenant_id as "tenantId",
    e.quote_version as "quoteVersion", b.id::text as "bulletinId", b.title as "bulletinTitle",
    coalesce(b.publish_time, b.create_time) as "publishTime", b.changes, c.create_time as "confirmTime"
  from entry e
  join bulletin b on b.tenant_id = e.tenant_id and b.project_id = e.project_id and b.is_deleted = 0
    and b.bulletin_type in ${bulletinType.sql('change')}
    and b.bulletin_status in ${bulletinLifecycle.sql('published', 'ended')} and b.publish_time > e.bid_time
  left join quote_confirmation c on c.tenant_id = $1 and c.entry_id = e.id and c.bulletin_id = b.id
    and c.quote_version = e.quote_version
  where e.supplier_tenant_id = $1 and e.project_id = $2 and e.is_deleted = 0
    and e.entry_status in ${entryLifecycle.sql('submitted')}
  order by e.id, b.publish_time desc, b.id desc`;

async function changedOf(ctx: Ctx, projectId: string): Promise<Changed[]> {
  const rows = await ctx.db.query<Changed & Record<string, unknown>>(changedSql, [ctx.tenantId, projectId]);
  const seen = new Set<string>();
  return rows.filter((row) => {
    if (!touchesQuotes(changesOf(row)) || seen.has(row.entryId)) return false;
    seen.add(row.entryId);
    return true;
  });
}

/** The caller's own quotes from before a change of what he quoted by; nobody else's show in it. */
export async function readChangedQuotes(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof changedEndpoint>,
): Promise<EndpointOutput<typeof changedEndpoint>> {
  const rows = await changedOf(ctx, projectId);
  return rows.map(({ entryId, packageId, bulletinId, bulletinTitle, publishTime, confirmTime }) => ({
    entryId,
    packageId,
    bulletinId,
    bulletinTitle,
    publishTime,
    confirmTime,
  }));
}

/** He has read the change and leaves his quote as it is. In his own rows and his own chain alone (R38). */
export async function confirmQuote(
  ctx: Ctx,
  { entryId, bulletinId }: EndpointInput<typeof confirmEndpoint>,
): Promise<null> {
  const entry = await findOwnEntry(ctx, entryId);
  const held = await holdPackage(ctx, entry);
  if (!isTendering(held.stage) || ctx.now >= held.bidEndTime) refuse('tendering.tooLate');
  const changed = (await changedOf(ctx, entry.projectId)).find((one) => one.entryId === entryId);
  if (!changed || changed.bulletinId !== bulletinId) return refuse('tendering.quoteNotChanged');
  if (changed.confirmTime !== null) return null;
  const { quoteVersion } = changed;
  const id = await insertRow(ctx, quoteConfirmation, {
    values: { buyerTenantId: entry.tenantId, projectId: entry.projectId, entryId, bulletinId, quoteVersion },
  });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'quoteConfirmation.confirm',
    subject: id,
    payload: { buyer: entry.tenantId, entryId, bulletinId, quoteVersion },
  });
  return null;
}

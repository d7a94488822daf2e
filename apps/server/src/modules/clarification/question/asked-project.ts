import { notFound, type Ctx } from '../../../platform/http/index.ts';
import type { AskedProject } from '../rules/periods.ts';

/** A published project as whoever asks about it knows it. */
export interface PublishedHead extends AskedProject {
  readonly id: string;
  readonly tenantId: string;
  readonly stage: number;
  readonly entryEndTime: string;
}

export interface PublishedId {
  readonly projectId: string;
  readonly tenantId?: string | undefined;
}

/** Whoever's it is; what is not published is missing. */
export async function findPublishedHead(ctx: Ctx, { projectId, tenantId }: PublishedId): Promise<PublishedHead> {
  const [row] = await ctx.db.query<PublishedHead & Record<string, unknown>>(
    `select p.id::text, p.tenant_id as "tenantId", p.manner, p.law_regime as "lawRegime",
       p.publish_time as "publishTime", p.bid_end_time as "bidEndTime", p.entry_end_time as "entryEndTime", p.stage
     from published_project p where p.id = $1 and ($2::text is null or p.tenant_id = $2)`,
    [projectId, tenantId ?? null],
  );
  return row ?? notFound();
}

/** Whether the caller is registered for a project, or was: what a supplier knows of himself. */
export async function isRegistered(ctx: Ctx, { id, tenantId }: PublishedHead): Promise<boolean> {
  const rows = await ctx.db.query(
    `select 1 from entry where supplier_tenant_id = $1 and tenant_id = $2 and project_id = $3 and is_deleted = 0 limit 1`,
    [ctx.tenantId, tenantId, id],
  );
  return rows.length > 0;
}

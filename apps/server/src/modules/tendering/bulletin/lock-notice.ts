import { bulletin, bulletinLifecycle, bulletinType, succeedingKinds, type BulletinRow } from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { demandVersion, lockRows } from '../../../platform/rows/index.ts';

export interface LockedNotice {
  readonly existing: BulletinRow;
  /** Of `succeedingKinds`: the one that is out until now. */
  readonly live: BulletinRow | undefined;
}

/** A notice that is about to be published, held together with the one that it would replace. */
export async function lockNotice(
  ctx: Ctx,
  { id, version }: { readonly id: string; readonly version?: number },
): Promise<LockedNotice> {
  const replaced = await ctx.db.query<{ id: string }>(
    `select o.id from bulletin b
     join bulletin o on o.tenant_id = b.tenant_id and o.project_id = b.project_id and o.bulletin_type = b.bulletin_type
     where b.tenant_id = $1 and b.id = $2 and b.bulletin_type in ${bulletinType.sql(...succeedingKinds)} and o.id <> b.id
       and o.bulletin_status in ${bulletinLifecycle.sql('published', 'ended')} and o.is_deleted = 0`,
    [ctx.tenantId, id],
  );
  const rows = await lockRows(ctx, bulletin, { ids: [id, ...replaced.map((one) => one.id)] });
  const existing = rows.find((row) => row.id === id) ?? notFound();
  if (version !== undefined) demandVersion(existing, version);
  return { existing, live: rows.find((row) => row.id !== id) };
}

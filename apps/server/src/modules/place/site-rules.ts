import { reservation, reservationLifecycle, site } from '@zhaocai/model';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { lockRows } from '../../platform/rows/index.ts';

/** A site that somebody still counts on stays; nobody reserves it while this is asked. */
export async function demandUnreserved(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const sites = await lockRows(ctx, site, { ids, mode: 'remove' });
  const [busy] = await ctx.db.query<{ siteId: string; count: number }>(
    `select site_id::text as "siteId", count(*)::int as count from ${reservation.table}
     where tenant_id = $1 and site_id = any($2::bigint[]) and is_deleted = 0
       and status in ${reservationLifecycle.sql('pending', 'reserved', 'inUse')} group by site_id limit 1`,
    [ctx.tenantId, ids],
  );
  const name = sites.find(({ id }) => id === busy?.siteId)?.siteName ?? '';
  if (busy) refuse('place.siteReserved', { name, count: busy.count });
}

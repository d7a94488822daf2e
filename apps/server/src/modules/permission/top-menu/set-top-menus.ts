import { topMenu, type EndpointInput, type topMenuGrant } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { findMenuPlaces } from '../menu/menu-queries.ts';

/** Replaces the menus that these applications show. */
export async function setTopMenus(
  ctx: Ctx,
  { topMenuIds, menuIds }: EndpointInput<typeof topMenuGrant>,
): Promise<null> {
  const unique = [...new Set(topMenuIds)];
  if (unique.length === 0) refuse('platform.selectOne');
  await lockRows(ctx, topMenu, { ids: unique, mode: 'remove', reach: 'tenant' });
  const menus = (await findMenuPlaces(ctx)).filter(({ category }) => category === 1);
  const wanted = new Set(menuIds);
  const chosen = menus.filter(({ id }) => wanted.has(id));
  if (chosen.length !== wanted.size) refuse('permission.menuUnknown');
  const before = await storedCodes(ctx, unique);
  await ctx.db.query('delete from top_menu_menu where tenant_id = $1 and top_menu_id = any($2::bigint[])', [
    ctx.tenantId,
    unique,
  ]);
  await ctx.db.query(
    `insert into top_menu_menu (tenant_id, top_menu_id, menu_id)
     select $1, t, m from unnest($2::bigint[]) t cross join unnest($3::bigint[]) m`,
    [ctx.tenantId, unique, [...wanted]],
  );
  const payload = { before: { menus: before }, after: { menus: chosen.map(({ code }) => code).sort() } };
  await recordEvidence(ctx, { stream: 'admin', action: 'topMenu.grant', subject: unique.join(','), payload });
  return null;
}

async function storedCodes({ db, tenantId }: Ctx, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ code: string }>(
    `select distinct m.code from top_menu_menu tm join menu m on m.tenant_id = '000000' and m.id = tm.menu_id
     where tm.tenant_id = $1 and tm.top_menu_id = any($2::bigint[]) order by m.code`,
    [tenantId, ids],
  );
  return rows.map(({ code }) => code);
}

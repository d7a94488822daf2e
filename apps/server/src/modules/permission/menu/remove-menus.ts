import { menu, type EndpointInput, type menuRemove } from '@zhaocai/model';
import { forgetEverySession } from '../../../platform/access/index.ts';
import { removeRows } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandPlatform } from '../within-tenant.ts';
import { titleOf } from './menu-queries.ts';
import { findStoredMenus, type StoredMenu } from './stored-menus.ts';

/** Without these nobody could repair what went wrong with menus and roles. */
const needed = /^(system|menu|role)$|^(menu|role)_/;

/** Removes menus with nothing left below them; those that roles hold only when that was confirmed. */
export async function removeMenus(ctx: Ctx, { ids, confirmed }: EndpointInput<typeof menuRemove>): Promise<null> {
  demandPlatform(ctx);
  const stored = await findStoredMenus(ctx);
  const chosen = ids.map((id) => stored.find((one) => one.id === id) ?? notFound());
  demandRemovable(ctx, chosen, stored);
  const [held] = await ctx.db.query<{ roles: number }>('select roles from roles_holding($1::bigint[])', [ids]);
  if (held && held.roles > 0 && !confirmed) refuse('permission.menuGranted', { roles: held.roles });
  await removeRows(ctx, menu, { ids, hooks: {} });
  await forgetEverySession(ctx);
  return null;
}

function demandRemovable(ctx: Ctx, chosen: readonly StoredMenu[], stored: readonly StoredMenu[]): void {
  const ids = new Set(chosen.map(({ id }) => id));
  if (stored.some(({ id, parentId }) => ids.has(parentId) && !ids.has(id))) refuse('permission.menuHasChildren');
  const kept = chosen.find(({ code }) => needed.test(code));
  if (kept) refuse('permission.menuNeeded', { menu: titleOf(ctx, kept) });
}

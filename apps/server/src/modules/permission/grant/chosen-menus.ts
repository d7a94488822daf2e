import type { EndpointInput, roleGrant } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { titleOf, type MenuPlace } from '../menu/menu-queries.ts';
import type { Grantable } from './grantable.ts';
import type { RoleGrants } from './role-grants.ts';

interface ChosenMenus {
  /** Which menus this role holds afterwards; refuses what may not be given to it. */
  after(role: RoleGrants): string[];
}

interface Grant {
  readonly input: Pick<EndpointInput<typeof roleGrant>, 'menuIds' | 'topId'>;
  readonly grantable: Grantable;
}

/** What the grant says about menus; with an application, about those of it alone. */
export async function chosenMenus(ctx: Ctx, { input, grantable }: Grant): Promise<ChosenMenus> {
  const { menus, tenantHolds, mayGrant } = grantable;
  const isMeant = await withinTop(ctx, input.topId || undefined, menus);
  const byId = new Map(menus.map((place) => [place.id, place]));
  const chosen = [...new Set(input.menuIds)].map((id) => byId.get(id) ?? refuse('permission.menuUnknown'));
  const namesOf = (places: readonly MenuPlace[]) => places.map((place) => titleOf(ctx, place)).join('、');
  const changes = (place: MenuPlace) => mayGrant.has(place.id) && isMeant(place);
  return {
    after({ menuIds }) {
      const held = new Set(menuIds);
      const added = chosen.filter((place) => !held.has(place.id));
      const foreign = added.find(({ id }) => !tenantHolds.has(id));
      if (foreign) refuse('permission.wrongKind', { name: titleOf(ctx, foreign) });
      const notHeld = added.filter(({ id }) => !mayGrant.has(id));
      if (notHeld.length > 0) refuse('permission.notHeld', { names: namesOf(notHeld.slice(0, 5)) });
      const outside = added.find((place) => !isMeant(place));
      if (outside) refuse('permission.outsideTop', { name: titleOf(ctx, outside) });
      const kept = menuIds.filter((id) => {
        const place = byId.get(id);
        return !place || !changes(place);
      });
      return [...new Set([...kept, ...chosen.filter(changes).map(({ id }) => id)])];
    },
  };
}

/** Is a menu or button part of the application? Everything is, without one. */
async function withinTop(
  { db }: Ctx,
  topId: string | undefined,
  menus: readonly MenuPlace[],
): Promise<(place: MenuPlace) => boolean> {
  if (!topId) return () => true;
  const [top] = await db.query(`select from top_menu where tenant_id = '000000' and id = $1 and is_deleted = 0`, [
    topId,
  ]);
  if (!top) refuse('permission.topMissing');
  const rows = await db.query<{ id: string }>(
    `select menu_id::text as id from top_menu_menu where tenant_id = '000000' and top_menu_id = $1`,
    [topId],
  );
  const shown = new Set(rows.map(({ id }) => id));
  const meant = new Set(menus.filter(({ id, parentId }) => shown.has(id) || shown.has(parentId)).map(({ id }) => id));
  return ({ id }) => meant.has(id);
}

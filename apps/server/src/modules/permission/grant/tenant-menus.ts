import type {
  changeTenantMenu,
  EndpointInput,
  grantTenantMenu,
  tenantHasMenuIds,
  updateTopMenuTenant,
} from '@zhaocai/model';
import { forgetSessions, inTenant } from '../../../platform/access/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { holdTenant } from '../../../platform/rows/index.ts';
import { findMenuPlaces, findTenantMenuIds, titleOf, type MenuPlace } from '../menu/menu-queries.ts';
import { findRoles, recordGrant } from './grant-roles.ts';
import { storeGrants } from './store-grants.ts';
import { branchIds, withAncestors } from '../tree-nodes.ts';
import { demandPermission, demandPlatform, platformTenantId, withinTenant } from '../within-tenant.ts';

type Input = EndpointInput<typeof grantTenantMenu>;

/** GET menu/tenantHasmenuId: the menus and buttons that the tenant holds. */
export function tenantMenuIds(ctx: Ctx, { tenantId }: EndpointInput<typeof tenantHasMenuIds>): Promise<string[]> {
  return withinTenant(ctx, { tenantId, verb: 'view' }, async (inside) => [...(await findTenantMenuIds(inside))]);
}

/** POST topmenu/grantTenantMenu: gives back what had been taken, with what lies below, and the way to it. */
export function giveTenantMenus(ctx: Ctx, { tenantId, menuIds }: Input): Promise<null> {
  return changeTenantMenus(ctx, { tenantId, givenIds: menuIds, takenIds: [] });
}

/**
 * POST topmenu/grantTenantMenuCanel: takes menus from a tenant, with what lies below. What its roles were granted stays
 * written down, so that giving the menus back restores it.
 */
export function takeTenantMenus(ctx: Ctx, { tenantId, menuIds }: Input): Promise<null> {
  return changeTenantMenus(ctx, { tenantId, givenIds: [], takenIds: menuIds });
}

/** POST topmenu/changeTenantMenu: takes and gives; what is given is there afterwards, whatever was taken. */
export function changeTenantMenus(
  ctx: Ctx,
  { tenantId, givenIds, takenIds, roleIds = [] }: EndpointInput<typeof changeTenantMenu>,
): Promise<null> {
  demandPlatform(ctx);
  if (tenantId === platformTenantId) refuse('permission.platformKeepsAll');
  if (roleIds.length > 0) demandPermission(ctx, 'tenantRole_edit');
  return inTenant(ctx, tenantId, async (inside) => {
    const menus = await demandOfKind(inside, [...takenIds, ...givenIds]);
    const before = await heldCodes(inside, menus);
    if (takenIds.length > 0) await take(inside, [...branchIds(menus, takenIds)]);
    if (givenIds.length > 0) await give(inside, { menus, branch: branchIds(menus, givenIds) });
    if (givenIds.length > 0 && roleIds.length > 0) await giveToRoles(inside, { menus, givenIds, roleIds });
    await forgetSessions(inside);
    const payload = { before: { menus: before }, after: { menus: await heldCodes(inside, menus) } };
    await recordEvidence(inside, { stream: 'admin', action: 'tenant.menus', subject: tenantId, payload });
    return null;
  });
}

interface ToRoles {
  readonly menus: readonly MenuPlace[];
  readonly givenIds: readonly string[];
  readonly roleIds: readonly string[];
}

/** A menu that nobody in the tenant was ever granted is seen by nobody: it goes to roles with what lies below it. */
async function giveToRoles(ctx: Ctx, { menus, givenIds, roleIds }: ToRoles): Promise<void> {
  const held = await findTenantMenuIds(ctx);
  const branch = branchIds(menus, givenIds);
  const way = withAncestors(menus, ({ id }) => branch.has(id)).map(({ id }) => id);
  const come = [...new Set([...branch, ...way])].filter((id) => held.has(id));
  const changes = (await findRoles(ctx, roleIds)).map((before) => ({
    before,
    after: { ...before, menuIds: [...new Set([...before.menuIds, ...come])] },
  }));
  await storeGrants(ctx, changes);
  for (const change of changes) await recordGrant(ctx, change, { menus });
}

async function take({ db, tenantId, user, now }: Ctx, menuIds: readonly string[]): Promise<void> {
  await db.query(
    `insert into tenant_menu_cancel (tenant_id, menu_id, create_user, create_time)
     select $1, m, $3::bigint, $4::timestamptz from unnest($2::bigint[]) m on conflict do nothing`,
    [tenantId, menuIds, user.userId, now],
  );
}

interface Given {
  readonly menus: readonly MenuPlace[];
  /** The chosen menus and everything below them. */
  readonly branch: ReadonlySet<string>;
}

async function give({ db, tenantId }: Ctx, { menus, branch }: Given): Promise<void> {
  const way = withAncestors(menus, ({ id }) => branch.has(id)).map(({ id }) => id);
  await db.query('delete from tenant_menu_cancel where tenant_id = $1 and menu_id = any($2::bigint[])', [
    tenantId,
    [...new Set([...branch, ...way])],
  ]);
}

async function demandOfKind(ctx: Ctx, menuIds: readonly string[]): Promise<MenuPlace[]> {
  if (menuIds.length === 0) refuse('platform.selectOne');
  const menus = await findMenuPlaces(ctx);
  const { kind } = (await holdTenant(ctx)) ?? notFound();
  for (const id of menuIds) {
    const place = menus.find((one) => one.id === id) ?? refuse('permission.menuUnknown');
    if (place.kinds.every((one) => one !== kind)) refuse('permission.wrongKind', { name: titleOf(ctx, place) });
  }
  return menus;
}

async function heldCodes(ctx: Ctx, menus: readonly MenuPlace[]): Promise<string[]> {
  const held = await findTenantMenuIds(ctx);
  return menus.filter(({ id }) => held.has(id)).map(({ code }) => code);
}

/** POST topmenu/updateTopMenuTenant: the applications that the tenant is shown. */
export function setTenantTopMenus(
  ctx: Ctx,
  { tenantId, topMenuIds }: EndpointInput<typeof updateTopMenuTenant>,
): Promise<null> {
  demandPlatform(ctx);
  if (tenantId === platformTenantId) refuse('permission.platformKeepsAll');
  return inTenant(ctx, tenantId, async (inside) => {
    const all = await inside.db.query<{ id: string; code: string; isCancelled: boolean }>(topMenusOfTenant, [tenantId]);
    if (topMenuIds.some((id) => all.every((one) => one.id !== id))) notFound();
    const cancelled = all.filter(({ id }) => !topMenuIds.includes(id)).map(({ id }) => id);
    await inside.db.query('delete from tenant_top_menu_cancel where tenant_id = $1', [tenantId]);
    await inside.db.query(cancelTopMenus, [tenantId, cancelled, ctx.user.userId, ctx.now]);
    const before = all.filter(({ isCancelled }) => !isCancelled).map(({ code }) => code);
    const after = all.filter(({ id }) => !cancelled.includes(id)).map(({ code }) => code);
    const payload = { before: { topMenus: before }, after: { topMenus: after } };
    await recordEvidence(inside, { stream: 'admin', action: 'tenant.topMenus', subject: tenantId, payload });
    return null;
  });
}

const topMenusOfTenant = `
  select t.id::text, t.code, exists (select from tenant_top_menu_cancel c
    where c.tenant_id = $1 and c.top_menu_id = t.id) as "isCancelled"
  from top_menu t where t.tenant_id = '000000' and t.is_deleted = 0 order by t.sort, t.id`;
const cancelTopMenus = `
  insert into tenant_top_menu_cancel (tenant_id, top_menu_id, create_user, create_time)
  select $1, t, $3::bigint, $4::timestamptz from unnest($2::bigint[]) t`;

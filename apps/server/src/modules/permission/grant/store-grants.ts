import type { Ctx } from '../../../platform/http/index.ts';
import { scopeCategories } from './scope-leaves.ts';
import type { RoleGrants } from './role-grants.ts';

export interface GrantChange {
  readonly before: RoleGrants;
  readonly after: RoleGrants;
}

interface Link {
  readonly role: string;
  readonly category: number;
  readonly to: string;
}

const menuCategory = 0;

/** Writes the differences, whatever the number of roles, in at most five statements. */
export async function storeGrants(ctx: Ctx, changes: readonly GrantChange[]): Promise<void> {
  const before = changes.flatMap((change) => linksOf(change.before));
  const after = changes.flatMap((change) => linksOf(change.after));
  const removed = missingIn(before, after);
  const added = missingIn(after, before);
  const isMenu = ({ category }: Link) => category === menuCategory;
  await run(ctx, removeMenus, removed.filter(isMenu));
  await run(
    ctx,
    removeScopes,
    removed.filter((link) => !isMenu(link)),
  );
  await run(ctx, addMenus, added.filter(isMenu));
  await run(
    ctx,
    addScopes,
    added.filter((link) => !isMenu(link)),
  );
  const changed = [...new Set([...removed, ...added].map(({ role }) => role))];
  if (changed.length > 0) await ctx.db.query(markChanged, [ctx.tenantId, changed, ctx.user.userId, ctx.now]);
}

function linksOf({ id: role, menuIds, dataScopeIds, apiScopeIds }: GrantChange['after']): Link[] {
  return [
    ...menuIds.map((to) => ({ role, category: menuCategory, to })),
    ...dataScopeIds.map((to) => ({ role, category: scopeCategories.dataScope, to })),
    ...apiScopeIds.map((to) => ({ role, category: scopeCategories.apiScope, to })),
  ];
}

function missingIn(links: readonly Link[], others: readonly Link[]): Link[] {
  const keyOf = ({ role, category, to }: Link) => `${role} ${category} ${to}`;
  const present = new Set(others.map(keyOf));
  return links.filter((link) => !present.has(keyOf(link)));
}

async function run({ db, tenantId }: Ctx, sql: string, links: readonly Link[]): Promise<void> {
  if (links.length > 0) await db.query(sql, [tenantId, JSON.stringify(links)]);
}

const markChanged = `
  update role set version = version + 1, update_user = $3, update_time = $4
  where tenant_id = $1 and id = any($2::bigint[])`;
const given = `jsonb_to_recordset($2::jsonb) as l (role bigint, category smallint, "to" bigint)`;
const removeMenus = `
  delete from role_menu rm using ${given}
  where rm.tenant_id = $1 and rm.role_id = l.role and rm.menu_id = l."to"`;
const removeScopes = `
  delete from role_scope rs using ${given}
  where rs.tenant_id = $1 and rs.role_id = l.role and rs.scope_category = l.category and rs.scope_id = l."to"`;
const addMenus = `
  insert into role_menu (tenant_id, role_id, menu_id) select $1, l.role, l."to" from ${given} on conflict do nothing`;
const addScopes = `
  insert into role_scope (tenant_id, role_id, scope_category, scope_id)
  select $1, l.role, l.category, l."to" from ${given} on conflict do nothing`;

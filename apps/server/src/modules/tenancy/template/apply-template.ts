import { templateParts as partNames, type TemplateContent, type TemplateItem, type TemplateRole } from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import type { TemplatePart } from '../../../platform/module/index.ts';
import type { RowsOfTenant } from '../../../platform/rows/index.ts';
import { grantMenus } from '../../system/index.ts';

const insertRole = `
  insert into role (tenant_id, id, role_name, role_alias, sort, remark, demands_second_factor, create_user, create_time,
    update_time)
  values ($1, $2, $3, $4, 1 + coalesce((select max(sort) from role where tenant_id = $1 and is_deleted = 0), 0), $5, $6,
    $7, $8, $8)`;
const changeRole = `
  update role set role_name = $3, remark = $4, demands_second_factor = $5, update_user = $6, update_time = $7,
    version = version + 1
  where tenant_id = $1 and id = $2`;
const findRole = 'select id from role where tenant_id = $1 and role_alias = $2 and is_deleted = 0';
const insertScope = `
  insert into role_data_scope (tenant_id, id, role_id, resource, scope_type) values ($1, $2, $3, $4, $5)`;
/** Those that name departments or users are the tenant's own. */
const dropScopes = 'delete from role_data_scope where tenant_id = $1 and role_id = $2 and scope_type < 5';
const dropMenus = 'delete from role_menu where tenant_id = $1 and role_id = $2';
const putParam = `
  insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, create_user, create_time,
    update_time)
  values ($1, $2, $3, $4, $5, false, $6, $7, $7)
  on conflict (tenant_id, param_key) where is_deleted = 0 do update set param_value = excluded.param_value,
    update_user = excluded.create_user, update_time = excluded.update_time, version = param.version + 1`;

/**
 * Gives a tenant what a template carries: what it lacks, and in place of its own what it has under the same key. Call it
 * inside the tenant, which is new or has its rows of `rowsReplaced` locked.
 */
export async function applyTemplate(
  ctx: Ctx,
  { roles, params, parts }: TemplateContent,
  modules: readonly TemplatePart[],
): Promise<void> {
  const { db, tenantId, user, now } = ctx;
  for (const role of roles) await putRole(ctx, role);
  for (const { name, key, value } of params)
    await db.write(putParam, [tenantId, nextId(), name, key, value, user.userId, now]);
  for (const { module, items } of broughtBy(modules, parts)) for (const item of items) await module.bring(ctx, item);
}

interface Brought {
  readonly module: TemplatePart;
  readonly items: readonly TemplateItem[];
}

/** The parts in the order in which they build on each other: forms name flows. */
function broughtBy(modules: readonly TemplatePart[], parts: TemplateContent['parts']): Brought[] {
  return Object.keys(partNames).flatMap((name) => {
    const module = modules.find((one) => one.name === name);
    return module ? [{ module, items: parts[name] ?? [] }] : [];
  });
}

/** The tenant's own rows that these parts would replace; called inside it. */
export async function rowsReplaced(
  ctx: Ctx,
  { parts }: TemplateContent,
  modules: readonly TemplatePart[],
): Promise<RowsOfTenant[]> {
  const rows: RowsOfTenant[] = [];
  for (const { module, items } of broughtBy(modules, parts))
    if (items.length > 0) rows.push(...(await module.replaced(ctx, items)));
  return rows;
}

async function putRole(ctx: Ctx, role: TemplateRole): Promise<void> {
  const { db, tenantId, user, now } = ctx;
  const { name, alias, remark, demandsSecondFactor, scopes, codes } = role;
  const [known] = await db.query<{ id: string }>(findRole, [tenantId, alias]);
  const id = known?.id ?? nextId();
  if (known) {
    await db.write(changeRole, [tenantId, id, name, remark, demandsSecondFactor, user.userId, now]);
    await db.write(dropScopes, [tenantId, id]);
    await db.write(dropMenus, [tenantId, id]);
  } else await db.write(insertRole, [tenantId, id, name, alias, remark, demandsSecondFactor, user.userId, now]);
  for (const { resource, scopeType } of scopes)
    await db.write(insertScope, [tenantId, nextId(), id, resource, scopeType]);
  // Of the menus those that suit the kind of the tenant.
  await grantMenus(db, { tenantId, alias, grants: { grants: codes } });
}

import type { TemplateContent, TemplateRole } from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { grantMenus } from '../../system/index.ts';

const insertRole = `
  insert into role (tenant_id, id, role_name, role_alias, sort, remark, demands_second_factor, create_user, create_time,
    update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`;
const insertScope = `
  insert into role_data_scope (tenant_id, id, role_id, resource, scope_type) values ($1, $2, $3, $4, $5)`;
const insertParam = `
  insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, create_user, create_time,
    update_time)
  values ($1, $2, $3, $4, $5, false, $6, $7, $7)`;

/** Gives a tenant that has just been made the roles and parameters of a template; call it inside the tenant. */
export async function applyTemplate(ctx: Ctx, { roles, params }: TemplateContent): Promise<void> {
  const { db, tenantId, user, now } = ctx;
  // The administrator is the first.
  for (const [index, role] of roles.entries()) await makeRole(ctx, role, index + 2);
  for (const { name, key, value } of params)
    await db.write(insertParam, [tenantId, nextId(), name, key, value, user.userId, now]);
}

async function makeRole({ db, tenantId, user, now }: Ctx, role: TemplateRole, sort: number): Promise<void> {
  const { name, alias, remark, demandsSecondFactor, scopes, codes } = role;
  const id = nextId();
  await db.write(insertRole, [tenantId, id, name, alias, sort, remark, demandsSecondFactor, user.userId, now]);
  for (const { resource, scopeType } of scopes)
    await db.write(insertScope, [tenantId, nextId(), id, resource, scopeType]);
  // Of the menus those that suit the kind of the tenant.
  await grantMenus(db, { tenantId, alias, grants: { grants: codes } });
}

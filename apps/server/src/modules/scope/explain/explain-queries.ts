import {
  permissionOf,
  type EndpointInput,
  type EndpointOutput,
  type Entity,
  type explainResources,
  type explainRows,
} from '@zhaocai/model';
import type { SessionUser, StoredScope } from '../../../platform/access/index.ts';
import { readPage } from '../../../platform/crud/index.ts';
import { isSeen, Parameters, projectionOf, toWireRow, visibleConditions } from '../../../platform/rows/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { scopedEntities, scopedEntity } from '../scope-resources.ts';

/** The resource, if this user may look at it at all. */
export function demandResource({ user }: Ctx, name: string): Entity {
  const entity = scopedEntity(name);
  if (!entity) return refuse('scope.unknownResource', { resource: name });
  if (!user.permissions.has(permissionOf(entity, 'detail'))) throw new Refusal('platform.forbidden', {}, 403);
  return entity;
}

export async function listExplainResources({ user }: Ctx): Promise<EndpointOutput<typeof explainResources>> {
  return scopedEntities()
    .filter((entity) => user.permissions.has(permissionOf(entity, 'detail')))
    .map(({ name, label }) => ({ name, label }));
}

/** Twenty rows that the asker sees, newest first. */
export async function listExplainRows(
  ctx: Ctx,
  { resource, keyword }: EndpointInput<typeof explainRows>,
): Promise<EndpointOutput<typeof explainRows>> {
  const entity = demandResource(ctx, resource);
  const { records } = await readPage(ctx, entity, { input: { current: 1, size: 20, ...(keyword && { keyword }) } });
  const [nameField = 'id'] = entity.search ?? [];
  return records.map((row) => ({ id: String(row['id']), name: String(row[nameField] ?? row['id']) }));
}

/** A row with its fields as the wire has them, whoever may see it; or only if the asker does. */
export async function loadRow(
  ctx: Ctx,
  entity: Entity,
  { id, onlyVisible }: { id: string; onlyVisible: boolean },
): Promise<Record<string, unknown> | undefined> {
  const parameters = new Parameters();
  const conditions = visibleConditions(onlyVisible ? entity : { ...entity, dataScoped: false }, ctx, { parameters });
  const projection = projectionOf(entity, 'detail');
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from ${entity.table} t where ${conditions.join(' and ')} and t.id = ${parameters.bind(id)}`,
    parameters.values,
  );
  return row && toWireRow(row, projection);
}

/** Whether somebody sees a row that is not his own without any scope: he has a part in it. */
export function takesPart(ctx: Ctx, entity: Entity, { id, user }: { id: string; user: SessionUser }): Promise<boolean> {
  const { rowFilters: _filters, ...rest } = user;
  const alone = { ...rest, dataScopes: {}, permissions: new Set<string>() };
  return isSeen({ ...ctx, user: alone }, { ...entity, dataScoped: true }, id);
}

/** A scope of one of the user's roles; without a name it is built into the role. */
export interface HeldScope extends StoredScope {
  readonly roleName: string;
  readonly scopeName: string | null;
}

export async function heldScopes(
  ctx: Ctx,
  { userId, resource }: { userId: string; resource: string },
): Promise<HeldScope[]> {
  return ctx.db.query<HeldScope>(
    `select x.* from (
       select r.sort, r.id::text as "roleId", r.role_name as "roleName", g.scope_name as "scopeName", g.resource,
         g.scope_type::int as kind, null::text as "column", g.filter_value as filter, null::text as fields
       from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
       join role_data_scope g on g.tenant_id = ur.tenant_id and g.role_id = ur.role_id
       where ur.tenant_id = $1 and ur.user_id = $2 and g.resource in ($3, '*')
       union all
       select r.sort, r.id::text, r.role_name, d.scope_name, d.resource_code, d.scope_type::int, d.scope_column,
         d.scope_value, d.scope_field
       from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
       join role_scope rs on rs.tenant_id = ur.tenant_id and rs.role_id = ur.role_id and rs.scope_category = 1
       join data_scope d on d.tenant_id = rs.tenant_id and d.id = rs.scope_id and d.is_deleted = 0
       where ur.tenant_id = $1 and ur.user_id = $2 and d.resource_code in ($3, '*')) x
     order by x.sort, x."roleName", x.kind, x."scopeName"`,
    [ctx.tenantId, userId, resource],
  );
}

/** Names of users, departments and roles among these ids. */
export async function namesOf(ctx: Ctx, ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
  if (ids.length === 0) return {};
  const rows = await ctx.db.query<{ id: string; name: string }>(
    `select id::text as id, coalesce(nullif(real_name, ''), nullif(nick_name, ''), account) as name from user_account
       where tenant_id = $1 and id = any($2::bigint[])
     union all select id::text, dept_name from dept where tenant_id = $1 and id = any($2::bigint[])
     union all select id::text, role_name from role where tenant_id = $1 and id = any($2::bigint[])`,
    [ctx.tenantId, ids],
  );
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

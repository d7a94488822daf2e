import {
  user,
  userStatus,
  type AssignableRole,
  type EndpointInput,
  type EndpointOutput,
  type listUsers as listEndpoint,
  type ListedUser,
  type Page,
  type tenantsToLookAfter as tenantsEndpoint,
  type userPlatformDetail,
  type UserPageInput,
  type UserRow,
} from '@zhaocai/model';
import { cutAt, escapeLike, readPage } from '../../../platform/crud/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { readDetail } from '../../../platform/crud/read.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { readIn, withoutTenant, type LooseInput } from '../named-tenant.ts';
import { listAssignableRoles } from './grantable-roles.ts';
import { withNames } from './user-names.ts';
import { filteredScope, userScope } from './user-scope.ts';

const permission = 'tenantUser_view';

/** A page of people with their roles, departments and posts: the page, its total and the names are three questions. */
export function pageUsers(ctx: Ctx, input: UserPageInput & LooseInput): Promise<Page<UserRow>> {
  return readIn(ctx, { input, permission }, async (inner) => {
    const { deptId, roleId, postId, ...filters } = withoutTenant(input);
    const scope = await filteredScope(inner, { deptId, roleId, postId });
    const page = await readPage(inner, user, { input: filters, scope });
    return { ...page, records: await withNames(inner, page.records) };
  });
}

export function userDetail(ctx: Ctx, input: LooseInput & { readonly id: string }): Promise<UserRow> {
  return readIn(ctx, { input, permission }, async (inner) => {
    const row = await readDetail(inner, user, { id: input.id, scope: userScope });
    const [named] = await withNames(inner, [row]);
    return named ?? notFound();
  });
}

export function assignableRoles(ctx: Ctx, input: LooseInput): Promise<AssignableRole[]> {
  return readIn(ctx, { input, permission }, listAssignableRoles);
}

const tenants = `
  select tenant_id as "tenantId", tenant_name as "tenantName", kind from tenants_to_look_after()`;

export async function tenantsToLookAfter(ctx: Ctx): Promise<EndpointOutput<typeof tenantsEndpoint>> {
  const found = await ctx.db.query<EndpointOutput<typeof tenantsEndpoint>[number]>(tenants);
  const mayVisit = ['tenantUser_view', 'tenantDept_view'].some((code) => ctx.user.permissions.has(code));
  return mayVisit ? found : found.filter(({ tenantId }) => tenantId === ctx.tenantId);
}

/** At most so many: a longer choice is searched. */
const listLimit = 2000;

const listed = (conditions: string) => `
  select t.id::text, t.account, coalesce(nullif(t.nick_name, ''), t.account) as name, t.real_name as "realName",
    array_to_string(t.dept_ids, ',') as "deptId", coalesce(d.names, '') as "deptName"
  from user_account t
  left join lateral (
    select string_agg(d.dept_name, ',' order by d.sort, d.id) as names
    from dept d where d.tenant_id = t.tenant_id and d.id = any(t.dept_ids) and d.is_deleted = 0) d on true
  where ${conditions} and t.status in ${userStatus.sql('enabled')}
  order by t.nick_name, t.id limit ${listLimit + 1}`;

/** For choosers: the enabled people of the tenant, who are no secret among themselves. */
export function listUsers(ctx: Ctx, input: EndpointInput<typeof listEndpoint>): Promise<ListedUser[]> {
  return readIn(ctx, { input, permission }, async (inner) => {
    const parameters = new Parameters();
    const conditions = visibleConditions(user, inner, { parameters });
    if (typeof input.keyword === 'string' && input.keyword !== '') {
      const pattern = parameters.bind(`%${escapeLike(input.keyword.trim())}%`);
      conditions.push(`(t.nick_name ilike ${pattern} or t.account ilike ${pattern} or t.real_name ilike ${pattern})`);
    }
    const inDept = input.deptId && (await filteredScopeOfDept(inner, input.deptId))(parameters);
    if (inDept) conditions.push(inDept);
    return cutAt(inner, inner.db.query<ListedUser>(listed(conditions.join(' and ')), parameters.values), listLimit);
  });
}

/** The department's people, whatever the caller's scope: the list shows names only. */
async function filteredScopeOfDept(ctx: Ctx, deptId: string): Promise<(parameters: Parameters) => string | undefined> {
  const everybody: Ctx = { ...ctx, user: { ...ctx.user, dataScopes: { '*': [1] } } };
  const scope = await filteredScope(everybody, { deptId });
  return (parameters) => scope(everybody, parameters);
}

const platformRow = (conditions: string) => `
  select t.id::text as "userId", t.account, coalesce(nullif(t.nick_name, ''), t.account) as name,
    t.user_type as "userType", coalesce(t.user_ext, '') as "userExt"
  from user_account t where ${conditions}`;

export function platformDetail(
  ctx: Ctx,
  input: LooseInput & { readonly id: string },
): Promise<EndpointOutput<typeof userPlatformDetail>> {
  return readIn(ctx, { input, permission }, async (inner) => {
    const parameters = new Parameters();
    const conditions = visibleConditions(user, inner, { parameters, scope: userScope });
    conditions.push(`t.id = ${parameters.bind(input.id)}`);
    const [row] = await inner.db.query<EndpointOutput<typeof userPlatformDetail>>(
      platformRow(conditions.join(' and ')),
      parameters.values,
    );
    return row ?? notFound();
  });
}

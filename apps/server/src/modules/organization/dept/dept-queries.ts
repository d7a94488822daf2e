import {
  userStatus,
  type DeptNode,
  type DeptRow,
  type deptManager as managerEndpoint,
  type EndpointInput,
  type EndpointOutput,
  type lazyDeptTree as lazyTreeEndpoint,
  type lazyListDepts as lazyListEndpoint,
  type listDepts as listEndpoint,
} from '@zhaocai/model';
import { cutAt, escapeLike } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { readIn, type LooseInput } from '../named-tenant.ts';
import { forestOf, nodeOf, type NodeRow } from './dept-tree.ts';

const permission = 'tenantDept_view';
/** A tenant with more departments loads them level by level. */
const forestLimit = 5000;

const hasChildren = `exists (select from dept c
  where c.tenant_id = d.tenant_id and c.parent_id = d.id and c.is_deleted = 0 and c.id <> d.id)`;

const rowsWhere = (conditions: string) => `
  select d.id::text, d.tenant_id as "tenantId", d.parent_id::text as "parentId", p.dept_name as "parentName", d.ancestors,
    d.dept_name as "deptName", d.full_name as "fullName", d.dept_category as "deptCategory",
    d.manager_id::text as "managerId", coalesce(nullif(u.nick_name, ''), u.account) as "managerName", d.sort, d.remark,
    d.status, d.version, d.create_time as "createTime", d.update_time as "updateTime", ${hasChildren} as "hasChildren"
  from dept d
  left join dept p on p.tenant_id = d.tenant_id and p.id = d.parent_id and p.is_deleted = 0
  left join user_account u on u.tenant_id = d.tenant_id and u.id = d.manager_id and u.is_deleted = 0
  where d.tenant_id = $1 and d.is_deleted = 0 ${conditions}
  order by d.sort, d.id limit ${forestLimit + 1}`;

async function rows(ctx: Ctx, conditions: string, values: readonly unknown[] = []): Promise<DeptRow[]> {
  const asked = ctx.db.query<DeptRow>(rowsWhere(conditions), [ctx.tenantId, ...values]);
  const found = await cutAt(ctx, asked, forestLimit);
  return found.map(({ hasChildren: has, ...row }) => (has ? { ...row, hasChildren: true } : row));
}

export function listDepts(ctx: Ctx, input: EndpointInput<typeof listEndpoint>): Promise<DeptRow[]> {
  return readIn(ctx, { input, permission }, async (inner) => {
    const parameters = new Parameters();
    parameters.bind(inner.tenantId);
    const { deptName, deptCategory } = input;
    const conditions = [
      ...(deptName ? [nameLike(parameters, deptName)] : []),
      ...(deptCategory === undefined ? [] : [`and d.dept_category = ${parameters.bind(deptCategory)}`]),
    ];
    const found = await rows(inner, conditions.join(' '), parameters.values.slice(1));
    return forestOf(found.map(({ hasChildren: _has, ...row }) => row));
  });
}

export function lazyListDepts(ctx: Ctx, input: EndpointInput<typeof lazyListEndpoint>): Promise<DeptRow[]> {
  return readIn(ctx, { input, permission }, async (inner) => {
    const { parentId, deptName } = input;
    if (typeof deptName !== 'string' || deptName === '') return rows(inner, 'and d.parent_id = $2', [parentId ?? '0']);
    const parameters = new Parameters();
    parameters.bind(inner.tenantId);
    return rows(inner, nameLike(parameters, deptName), parameters.values.slice(1));
  });
}

function nameLike(parameters: Parameters, name: string): string {
  const pattern = parameters.bind(`%${escapeLike(name.trim())}%`);
  return `and (d.dept_name ilike ${pattern} or d.full_name ilike ${pattern})`;
}

export function deptDetail(ctx: Ctx, input: LooseInput & { readonly id: string }): Promise<DeptRow> {
  return readIn(ctx, { input, permission }, async (inner) => {
    const [row] = await rows(inner, 'and d.id = $2', [input.id]);
    return row ?? notFound();
  });
}

const nodes = `
  select d.id::text, d.parent_id::text as "parentId", d.dept_name as title
  from dept d where d.tenant_id = $1 and d.is_deleted = 0 order by d.sort, d.id limit ${forestLimit + 1}`;

export function deptTree(ctx: Ctx, input: LooseInput): Promise<DeptNode[]> {
  return readIn(ctx, { input, permission }, async (inner) => {
    const found = await cutAt(inner, inner.db.query<NodeRow>(nodes, [inner.tenantId]), forestLimit);
    return forestOf(found.map(nodeOf));
  });
}

/** One range of the index ix_dept_level, and one probe of it per node. */
const level = `
  select d.id::text, d.parent_id::text as "parentId", d.dept_name as title, ${hasChildren} as "hasChildren"
  from dept d where d.tenant_id = $1 and d.parent_id = $2 and d.is_deleted = 0 order by d.sort, d.id`;

export function lazyDeptTree(ctx: Ctx, input: EndpointInput<typeof lazyTreeEndpoint>): Promise<DeptNode[]> {
  return readIn(ctx, { input, permission }, async (inner) => {
    const found = await inner.db.query<NodeRow>(level, [inner.tenantId, input.parentId ?? '0']);
    return found.map(nodeOf);
  });
}

const manager = `
  select d.id::text as "deptId", d.dept_name as "deptName", u.id::text as "managerId",
    coalesce(nullif(u.nick_name, ''), u.account) as "managerName"
  from dept d
  left join user_account u on u.tenant_id = d.tenant_id and u.id = d.manager_id and u.is_deleted = 0 and u.status in ${userStatus.sql('enabled')}
  where d.tenant_id = $1 and d.id = $2 and d.is_deleted = 0`;

export function deptManager(
  ctx: Ctx,
  input: EndpointInput<typeof managerEndpoint>,
): Promise<EndpointOutput<typeof managerEndpoint>> {
  return readIn(ctx, { input, permission }, async (inner) => {
    const deptId = input.deptId ?? ctx.user.deptIds[0];
    if (deptId === undefined) return notFound();
    const [row] = await inner.db.query<EndpointOutput<typeof managerEndpoint>>(manager, [inner.tenantId, deptId]);
    return row ?? notFound();
  });
}

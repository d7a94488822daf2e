import {
  region,
  rootRegionCode,
  type EndpointInput,
  type RegionBranch,
  type RegionDetail,
  type RegionNode,
  type RegionRow,
  type regionApi,
} from '@zhaocai/model';
import { projectionOf } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';

/** Rows of the platform alone: a tenant has no regions of its own. */
const here = `t.tenant_id in ($1, '000000') and t.is_deleted = 0`;
const hasChildren = `exists (select from region c where c.tenant_id = t.tenant_id and c.parent_code = t.code
  and c.is_deleted = 0)`;

interface Below {
  readonly code: string;
  readonly parentCode: string;
  readonly name: string;
  readonly level: number;
  readonly hasChildren: boolean;
}

/** Rule 440: one level of the tree, by one indexed query. */
export async function regionNodes(
  ctx: Ctx,
  { parentCode }: EndpointInput<typeof regionApi.lazyTree>,
): Promise<RegionNode[]> {
  const rows = await ctx.db.query<Below>(
    `select t.code, t.parent_code as "parentCode", t.name, t.level, ${hasChildren} as "hasChildren"
     from region t where ${here} and t.parent_code = $2 order by t.sort, t.code`,
    [ctx.tenantId, parentCode],
  );
  return rows.map(({ code, parentCode: parentId, name, level, hasChildren: has }) => ({
    id: code,
    parentId,
    title: name,
    key: code,
    value: code,
    level,
    ...(has && { hasChildren: true }),
  }));
}

/** Every region below the country, hung under its parent; children are left out where there are none. */
export async function regionTree(ctx: Ctx): Promise<RegionBranch[]> {
  const rows = await ctx.db.query<{ code: string; parentCode: string; name: string }>(
    `select t.code, t.parent_code as "parentCode", t.name from region t where ${here} order by t.sort, t.code`,
    [ctx.tenantId],
  );
  const below = new Map<string, typeof rows>();
  for (const row of rows) below.set(row.parentCode, [...(below.get(row.parentCode) ?? []), row]);
  const branches = (code: string): RegionBranch[] =>
    (below.get(code) ?? []).map(({ code: id, name }) => {
      const children = branches(id);
      return { id, title: name, ...(children.length > 0 && { children }) };
    });
  return branches(rootRegionCode);
}

export async function regionRows(
  ctx: Ctx,
  { parentCode }: EndpointInput<typeof regionApi.lazyList>,
): Promise<RegionRow[]> {
  const rows = await ctx.db.query<RegionRow>(
    `select ${projectionOf(region, 'list').select}, ${hasChildren} as "hasChildren"
     from region t where ${here} and t.parent_code = $2 order by t.sort, t.code`,
    [ctx.tenantId, parentCode],
  );
  return rows.map(({ hasChildren: has, ...row }) => (has ? { ...row, hasChildren: true } : row));
}

export function regionChoices(ctx: Ctx, { code }: EndpointInput<typeof regionApi.select>) {
  return ctx.db.query<{ code: string; name: string; level: number }>(
    `select t.code, t.name, t.level from region t where ${here} and t.parent_code = $2 order by t.sort, t.code`,
    [ctx.tenantId, code],
  );
}

const withNames = `
  with recursive up as (
    select t.code, t.parent_code, t.name, t.level, 0 as distance from region t where ${here} and t.code = $2
    union all
    select t.code, t.parent_code, t.name, t.level, u.distance + 1 from up u
    join region t on ${here} and t.code = u.parent_code and u.distance < 8)
  select string_agg(u.name, ' / ' order by u.distance desc) filter (where u.level > 0 or u.distance = 0) as "fullName",
    max(u.name) filter (where u.distance = 1) as "parentName" from up u`;

/** With the names of what it lies in, from the province down. */
export async function regionDetail(ctx: Ctx, { code }: EndpointInput<typeof regionApi.detail>): Promise<RegionDetail> {
  const [row] = await ctx.db.query<RegionDetail>(
    `select ${projectionOf(region, 'detail').select}, names.* from region t, (${withNames}) names
     where ${here} and t.code = $2`,
    [ctx.tenantId, code],
  );
  return row ?? notFound();
}

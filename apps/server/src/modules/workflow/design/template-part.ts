import { flowDefinition, readNodeJson, variableAnswer, versionStatus, type TemplateItem } from '@zhaocai/model';
import { z } from 'zod';
import type { Ctx } from '../../../platform/http/index.ts';
import type { TemplatePart } from '../../../platform/module/index.ts';
import { rowsToHold, type RowsOfTenant } from '../../../platform/rows/index.ts';
import { withAuthority } from '../business/authority.ts';
import { nameRoles, placeRoles, type RoleNames } from './roles-of-drawing.ts';
import { saveFlow } from './save-flow.ts';

/** Flows with their drawings, and whether they are bound to their actions. */
export const flowTemplatePart: TemplatePart = { name: 'flows', collect, replaced, bring };

const carried = z.object({
  flowName: z.string(),
  category: z.string().nullable(),
  businessType: z.string().nullable(),
  remark: z.string().nullable(),
  /** With aliases where roles are granted; persons and departments stay behind. */
  nodeJson: z.string(),
  variables: z.array(variableAnswer),
  isBound: z.boolean(),
});

const published = `
  select d.flow_key as key, d.flow_name as "flowName", d.category, d.business_type as "businessType", d.remark,
    v.node_json as "nodeJson", v.variables,
    exists (select from flow_binding b where b.tenant_id = d.tenant_id and b.definition_id = d.id) as "isBound"
  from flow_definition d join flow_version v on v.tenant_id = d.tenant_id and v.definition_id = d.id
    and v.version_status in ${versionStatus.sql('published')}
  where d.tenant_id = $1 and d.is_deleted = 0 and d.is_enabled order by d.flow_key`;

interface PublishedFlow {
  readonly key: string;
  readonly flowName: string;
  readonly businessType: string | null;
  readonly nodeJson: string;
  readonly variables: unknown;
}

async function collect(ctx: Ctx): Promise<TemplateItem[]> {
  const names = await roleNames(ctx);
  const rows = await ctx.db.query<PublishedFlow>(published, [ctx.tenantId]);
  return rows.map(({ key, ...flow }) => {
    // What its kind of business has is the same everywhere.
    const isOfBusiness = ctx.flowBusinesses.get(flow.businessType)?.variables !== undefined;
    const variables = isOfBusiness ? [] : flow.variables;
    const value = carried.parse({ ...flow, variables, nodeJson: nameRoles(flow.nodeJson, names) });
    return { key, name: flow.flowName, value };
  });
}

async function replaced(ctx: Ctx, items: readonly TemplateItem[]): Promise<RowsOfTenant[]> {
  return [await rowsToHold(ctx, flowDefinition, { field: 'flowKey', values: items.map(({ key }) => key) })];
}

const existing = `
  select id as "defindId", version from flow_definition where tenant_id = $1 and flow_key = $2 and is_deleted = 0`;
const bind = `
  insert into flow_binding as b (tenant_id, business_type, definition_id, update_time) values ($1, $2, $3, $4)
  on conflict (tenant_id, business_type) do update set definition_id = excluded.definition_id, is_held = false,
    version = b.version + 1, update_user = null, update_time = excluded.update_time
  where b.definition_id is distinct from excluded.definition_id`;

async function bring(ctx: Ctx, { key, value }: TemplateItem): Promise<void> {
  const { isBound, nodeJson: named, ...flow } = carried.parse(value);
  const nodeJson = placeRoles(named, await roleNames(ctx));
  const [known] = await ctx.db.query<{ defindId: string; version: number }>(existing, [ctx.tenantId, key]);
  const { defindId } = await saveFlow(withAuthority(ctx, ['flow_add']), {
    ...known,
    ...flow,
    flowKey: key,
    nodeJson,
    flowExamines: [...(readNodeJson(nodeJson)?.rows ?? [])],
    publish: true,
  });
  if (isBound && flow.businessType) await ctx.db.write(bind, [ctx.tenantId, flow.businessType, defindId, ctx.now]);
}

const roles = 'select id::text as id, role_alias as alias from role where tenant_id = $1 and is_deleted = 0';
/** Of each person the first role that is no administrator's, else that. */
const rolesOfPeople = `
  select distinct on (ur.user_id) ur.user_id::text as id, r.role_alias as alias
  from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
  where ur.tenant_id = $1 order by ur.user_id, r.role_alias = 'admin', r.sort, r.id`;

async function roleNames({ db, tenantId }: Ctx): Promise<RoleNames> {
  const [named, held] = await Promise.all([
    db.query<{ id: string; alias: string }>(roles, [tenantId]),
    db.query<{ id: string; alias: string }>(rolesOfPeople, [tenantId]),
  ]);
  return {
    aliasOf: new Map(named.map(({ id, alias }) => [id, alias])),
    idOf: new Map(named.map(({ id, alias }) => [alias, id])),
    aliasOfPerson: new Map(held.map(({ id, alias }) => [id, alias])),
  };
}

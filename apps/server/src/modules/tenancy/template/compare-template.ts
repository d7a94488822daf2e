import { isDeepStrictEqual } from 'node:util';
import {
  templateParts as partNames,
  tenantStatus,
  type ComparedTenant,
  type compareTenantTemplate,
  type EndpointInput,
  type Page,
  type TemplateContent,
  type TemplateDifference,
  type TemplateItem,
} from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { pageAnswer } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import type { TenancyDeps } from '../tenancy-deps.ts';
import { demandPlatform } from '../tenant/find-tenant.ts';
import { readTemplate } from './find-template.ts';
import { contentOf } from './tenant-content.ts';

const mostTenants = 10_000;

const tenantsOf = `
  select t.tenant_id as "tenantId", t.tenant_name as "tenantName", u.tenant_id is not null as "isFromTemplate",
    count(*) over ()::int as total
  from platform_tenants() t
  left join tenant_template_use u on u.tenant_id = $1 and u.template_id = $2 and u.used_by = t.tenant_id
  where t.kind = $3 and t.status in ${tenantStatus.sql('enabled')} and (not $4::boolean or u.tenant_id is not null)
  order by t.tenant_id limit $5 offset $6`;

type Compared = Omit<ComparedTenant, 'differences'> & { readonly total: number };

/** What the tenants of its kind lack of a template, or have otherwise. */
export async function compareTemplate(
  { templateParts }: Pick<TenancyDeps, 'templateParts'>,
  ctx: Ctx,
  { id, onlyOwn, current, size }: EndpointInput<typeof compareTenantTemplate>,
): Promise<Page<ComparedTenant>> {
  demandPlatform(ctx);
  const { tenantKind, content } = await readTemplate(ctx, id);
  const values = [ctx.tenantId, id, tenantKind, onlyOwn === '1', size, (current - 1) * size];
  const rows = await ctx.db.query<Compared>(tenantsOf, values);
  const suiting = await codesFor(ctx, tenantKind);
  const records: ComparedTenant[] = [];
  for (const { total: _total, ...tenant } of rows) {
    const own = await inTenant(ctx, tenant.tenantId, (inside) => contentOf(inside, templateParts));
    records.push({ ...tenant, differences: differencesOf(content, { own: own.content, suiting }) });
  }
  return pageAnswer({ records, counted: rows[0]?.total ?? 0, cap: mostTenants, size, current });
}

const codesOfKind = `
  select code from menu where tenant_id = '000000' and is_deleted = 0 and $1 = any(tenant_kinds)`;

/** The menus and buttons that a tenant of this kind can have at all. */
export async function codesFor({ db }: Ctx, kind: string): Promise<ReadonlySet<string>> {
  return new Set((await db.query<{ code: string }>(codesOfKind, [kind])).map(({ code }) => code));
}

interface Beside {
  readonly own: TemplateContent;
  readonly suiting: ReadonlySet<string>;
}

export function differencesOf(template: TemplateContent, { own, suiting }: Beside): TemplateDifference[] {
  const [wanted, held] = [itemsOf(template, suiting), itemsOf(own, suiting)];
  return Object.entries(wanted).flatMap(([part, items]) =>
    items.flatMap(({ key, name, value }) => {
      const other = held[part]?.find((one) => one.key === key);
      const isMissing = other === undefined;
      return !isMissing && isDeepStrictEqual(plain(other.value), plain(value)) ? [] : [{ part, key, name, isMissing }];
    }),
  );
}

/** All parts alike: roles by their aliases, parameters by their keys. */
function itemsOf({ roles, params, parts }: TemplateContent, suiting: ReadonlySet<string>): Parts {
  const byResource = (one: { resource: string }, other: { resource: string }) =>
    one.resource.localeCompare(other.resource);
  return {
    roles: roles.map(({ alias, codes, scopes, ...role }) => ({
      key: alias,
      name: role.name,
      value: {
        ...role,
        codes: codes.filter((code) => suiting.has(code)).toSorted(),
        scopes: scopes.toSorted(byResource),
      },
    })),
    params: params.map(({ key, name, value }) => ({ key, name, value })),
    ...Object.fromEntries(Object.keys(partNames).map((name) => [name, parts[name] ?? []])),
  };
}

type Parts = Readonly<Record<string, readonly TemplateItem[]>>;

/** As it is stored: without what is undefined. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

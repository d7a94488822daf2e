import type {
  EndpointOutput,
  Page,
  PageInput,
  tenantBase as tenantBaseEndpoint,
  tenantByDns,
  tenantTerm,
  TenantRow,
} from '@zhaocai/model';
import { cutAt, escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { parseInstant } from '../../../platform/db/index.ts';
import { refuse, type Ctx, type PublicCtx } from '../../../platform/http/index.ts';
import { paramValue } from '../param/param-value.ts';
import { findTenant, lookOf, tenantColumns, tenantSource } from './find-tenant.ts';

const mostTenants = 10_000;

/** Tenants by the filters of the list, with the number of their accounts; a page and its total side by side. */
export async function pageTenants(ctx: Ctx, input: PageInput): Promise<Page<TenantRow>> {
  const { size, current } = input;
  const parameters = new Parameters();
  const source = `${tenantSource(ctx)} t where ${conditionsOf(input, parameters).join(' and ')}`;
  const countValues = [...parameters.values];
  const order = orderOf(input);
  const page = `with t as (select t.* from ${source} order by ${order}
      limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)})
    select ${tenantColumns}, coalesce(c.users, 0) as "userCount"
    from t left join tenant_user_counts((select array_agg(tenant_id) from t)) c on c.tenant_id = t.tenant_id
    order by ${order}`;
  const counted = `select count(*)::int as total from (select 1 from ${source} limit ${mostTenants + 1}) c`;
  const [records, [count]] = await Promise.all([
    ctx.db.query<TenantRow>(page, parameters.values),
    ctx.db.query<{ total: number }>(counted, countValues),
  ]);
  return pageAnswer({ records, counted: count?.total ?? 0, cap: mostTenants, size, current });
}

/** The same without what is the platform's alone to know: quota, accounts, history. */
export async function pageTenantBases(ctx: Ctx, input: PageInput): Promise<Page<TenantBase>> {
  const page = await pageTenants(ctx, input);
  return { ...page, records: page.records.map(baseOf) };
}

type TenantBase = EndpointOutput<typeof tenantBaseEndpoint>;

export function baseOf({ id, tenantId, tenantName, kind, domain, ...row }: TenantBase): TenantBase {
  const { linkman, contactNumber, address, creditCode, expireTime, status } = row;
  const contact = { linkman, contactNumber, address, creditCode };
  return { id, tenantId, tenantName, kind, domain, ...contact, expireTime, status };
}

/** The API's filters of this list: contains for texts, equality for kind and state. */
const filters: Readonly<Record<string, (value: string) => string>> = {
  keyword: (value) => `(t.tenant_name ilike ${value} or t.tenant_id ilike ${value} or t.domain ilike ${value})`,
  tenantName: (value) => `t.tenant_name ilike ${value}`,
  tenantId: (value) => `t.tenant_id ilike ${value}`,
  domain: (value) => `t.domain ilike ${value}`,
  linkman: (value) => `t.linkman ilike ${value}`,
  kind: (value) => `t.kind = ${value}`,
  status: (value) => `t.status::text = ${value}`,
};
const exact = new Set(['kind', 'status']);
const notFilters = new Set(['current', 'size', 'ascs', 'descs', 'lang']);

function conditionsOf(input: PageInput, parameters: Parameters): string[] {
  const conditions = ['t.is_deleted = 0'];
  for (const [name, value] of Object.entries(input)) {
    if (notFilters.has(name) || value === undefined || value === null || value === '') continue;
    const condition = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!condition || typeof value === 'object') return refuse('platform.unknownFilter', { field: name });
    conditions.push(condition(parameters.bind(exact.has(name) ? String(value) : `%${escapeLike(String(value))}%`)));
  }
  return conditions;
}

const sortable: Readonly<Record<string, string>> = {
  tenantId: 't.tenant_id',
  tenantName: 't.tenant_name',
  kind: 't.kind',
  status: 't.status',
  expireTime: 't.expire_time',
  accountNumber: 't.account_number',
  fileQuota: 't.file_quota',
  createTime: 't.create_time',
};

/** The newest first unless asked otherwise. */
function orderOf({ ascs, descs }: PageInput): string {
  const parts = [
    ...columnsOf(ascs).map((column) => `${column} asc nulls last`),
    ...columnsOf(descs).map((column) => `${column} desc nulls last`),
  ];
  return [...(parts.length > 0 ? parts : ['t.create_time desc']), 't.id desc'].join(', ');
}

function columnsOf(names = ''): string[] {
  return names
    .split(',')
    .filter(Boolean)
    .map(
      (name) =>
        (Object.hasOwn(sortable, name) ? sortable[name] : undefined) ??
        refuse('platform.unknownFilter', { field: name }),
    );
}

export function selectTenants(ctx: Ctx): Promise<{ tenantId: string; tenantName: string }[]> {
  const asked = ctx.db.query<{ tenantId: string; tenantName: string }>(
    `select t.tenant_id as "tenantId", t.tenant_name as "tenantName" from ${tenantSource(ctx)} t
     order by t.tenant_name, t.tenant_id limit ${mostTenants + 1}`,
  );
  return cutAt(ctx, asked, mostTenants);
}

const byDomain = `
  select tenant_id as "tenantId", tenant_name as "tenantName", settings, registration_open(coalesce(tenant_id, '000000')) as "isOpen"
  from (select) host left join tenant_look_by_domain($1) on true`;

interface HostRow {
  readonly tenantId: string | null;
  readonly tenantName: string;
  readonly settings: unknown;
  readonly isOpen: boolean;
}

/** Whose host this is, and how its sign-in page looks; nothing for a host of nobody. */
export async function tenantOfHost(
  { db }: PublicCtx,
  dns: string | undefined,
): Promise<EndpointOutput<typeof tenantByDns>> {
  const [row] = await db.query<HostRow>(byDomain, [dns ?? '']);
  const open = row?.isOpen ? { mayRegister: true as const } : {};
  if (!row?.tenantId) return open;
  return { tenantId: row.tenantId, tenantName: row.tenantName, look: lookOf(row.settings), ...open };
}

const dayMs = 86_400_000;

/** How long the own tenant may still be used, and how much of its quota is left. */
export async function ownTerm(ctx: Ctx): Promise<EndpointOutput<typeof tenantTerm>> {
  const own = await findTenant(ctx, { tenantId: ctx.tenantId });
  const { tenantId, tenantName, expireTime, accountNumber, userCount, fileQuota } = own;
  const noticeDays = Number(await paramValue(ctx, 'tenant.expireNoticeDays'));
  const daysLeft = expireTime === null ? null : daysBetween(ctx.now, expireTime);
  const isExpiring = daysLeft !== null && daysLeft < noticeDays;
  const files = {
    fileQuotaBytes: fileQuota === null ? null : fileQuota * 1024 * 1024,
    fileBytes: await ownFileBytes(ctx),
  };
  return { tenantId, tenantName, expireTime, daysLeft, isExpiring, accountNumber, userCount, ...files };
}

const fileBytes = `select spent::float8 as bytes from budget_book where tenant_id = $1 and budget = 'files'`;

/** What the own tenant's files take. */
async function ownFileBytes({ db, tenantId }: Ctx): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(fileBytes, [tenantId]);
  return row?.bytes ?? 0;
}

/** Whole days; none where the end has passed. */
function daysBetween(now: string, end: string): number {
  return Math.max(0, Math.floor((parseInstant(end) - parseInstant(now)) / dayMs));
}

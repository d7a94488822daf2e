import { columnOf, tenant, validate, wordsOfFault, type TenantRow } from '@zhaocai/model';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { platformTenantId } from './find-tenant.ts';

/** What the platform sets about a tenant. */
export type TenantValues = Pick<
  TenantRow,
  | 'tenantName'
  | 'kind'
  | 'creditCode'
  | 'linkman'
  | 'contactNumber'
  | 'address'
  | 'domain'
  | 'accountNumber'
  | 'fileQuota'
  | 'expireTime'
>;

type Input = Readonly<Record<string, unknown>>;

/** The values of a save over what is stored, judged by the definition; host and credit code in their one spelling. */
export function tenantValues({ language }: Pick<Ctx, 'language'>, input: Input, existing?: TenantValues): TenantValues {
  const merged = { ...existing, ...input };
  const values = {
    tenantName: textOf(merged.tenantName) ?? '',
    kind: textOf(merged.kind) ?? '',
    creditCode: textOf(merged.creditCode)?.toUpperCase() ?? null,
    linkman: textOf(merged.linkman),
    contactNumber: textOf(merged.contactNumber),
    address: textOf(merged.address),
    domain: textOf(merged.domain)?.toLowerCase() ?? null,
    accountNumber: textOf(merged.accountNumber),
    fileQuota: textOf(merged.fileQuota),
    expireTime: textOf(merged.expireTime),
  };
  const [fault] = validate(tenant.fields, values);
  if (fault) throw new Refusal(fault.code, wordsOfFault(fault, language));
  const { accountNumber, fileQuota } = values;
  return {
    ...values,
    kind: kindOf(values.kind),
    accountNumber: numberOrNone(accountNumber),
    fileQuota: numberOrNone(fileQuota),
  };
}

function numberOrNone(text: string | null): number | null {
  return text === null ? null : Number(text);
}

/** Blank means: none. Anything that is no text or number stays unlike a valid value. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return (
    (typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)).trim() || null
  );
}

function kindOf(kind: string): TenantValues['kind'] {
  return kind === 'platform' || kind === 'buyer' || kind === 'agency' || kind === 'supplier'
    ? kind
    : refuse('platform.badRequest');
}

/** One host leads to one tenant; the index behind it holds in a race. */
export async function demandFreeDomain({ db }: Ctx, domain: string | null, tenantId?: string): Promise<void> {
  if (domain === null) return;
  const taken = await db.query('select from platform_tenants() t where lower(t.domain) = $1 and t.tenant_id <> $2', [
    domain,
    tenantId ?? '',
  ]);
  if (taken.length > 0) refuse('tenancy.domainTaken', { domain });
}

const likeNamed = `
  select t.tenant_id as "tenantId" from platform_tenants() t
  where lower(t.tenant_name) = lower($1) and t.tenant_id <> $2 and t.is_deleted = 0 limit 1`;

/** Two units of one name could not be told apart in any list; one after the other asks, so that two at once do not both find it free. */
export async function demandFreeName({ db }: Ctx, tenantName: string, tenantId?: string): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtext('tenant name'))");
  const [taken] = await db.query<{ tenantId: string }>(likeNamed, [tenantName, tenantId ?? '']);
  if (taken) refuse('tenancy.nameTaken', { name: tenantName, tenantId: taken.tenantId });
}

/** There is one platform: its kind is nobody else's, and it neither ends nor becomes anything else. */
export function demandOnePlatform({ kind, expireTime }: TenantValues, tenantId?: string): void {
  if ((kind === 'platform') !== (tenantId === platformTenantId)) refuse('tenancy.onePlatform');
  if (tenantId === platformTenantId && expireTime !== null) refuse('tenancy.platformStays');
}

const names = [
  'tenantName',
  'kind',
  'creditCode',
  'linkman',
  'contactNumber',
  'address',
  'domain',
  'accountNumber',
  'fileQuota',
  'expireTime',
] as const satisfies readonly (keyof TenantValues)[];

const store = `
  update tenant set ${names.map((name, index) => `${columnOf(tenant.fields, name)} = $${index + 4}`).join(', ')},
    update_user = $2, update_time = $3, version = version + 1
  where tenant_id = $1 returning version`;

/** Inside the tenant; answers the version that the next save must name. */
export async function storeTenant(ctx: Ctx, values: TenantValues): Promise<number> {
  const given = names.map((name) => values[name]);
  const [stored] = await ctx.db.query<{ version: number }>(store, [ctx.tenantId, ctx.user.userId, ctx.now, ...given]);
  return stored?.version ?? refuse('platform.stale');
}

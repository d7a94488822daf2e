import { tenantLook, plainLook, type TenantDetail, type TenantLook } from '@zhaocai/model';
import { notFound, Refusal, type Ctx } from '../../../platform/http/index.ts';

/** The tenant that administers all others. */
export const platformTenantId = '000000';

export function isPlatform({ user }: Pick<Ctx, 'user'>): boolean {
  return user.tenantKind === 'platform';
}

/** Called after the tenant was found: who may not know of a tenant has had his 404 by then. */
export function demandPlatform(ctx: Pick<Ctx, 'user'>): void {
  if (!isPlatform(ctx)) throw new Refusal('platform.forbidden', {}, 403);
}

/** All tenants for the platform, for anybody else his own: as a source of rows with the columns of `tenant`. */
export function tenantSource(ctx: Pick<Ctx, 'user'>): string {
  return isPlatform(ctx)
    ? 'platform_tenants()'
    : '(select * from tenant where tenant_id = app_tenant() and is_deleted = 0)';
}

export const tenantBaseColumns = `t.id::text, t.tenant_id as "tenantId", t.tenant_name as "tenantName", t.kind, t.domain, t.linkman,
  t.contact_number as "contactNumber", t.address, t.credit_code as "creditCode", t.expire_time as "expireTime", t.status`;

export const tenantColumns = `${tenantBaseColumns}, t.account_number as "accountNumber", t.file_quota as "fileQuota", t.version,
  t.create_time as "createTime", t.update_time as "updateTime"`;

export interface TenantName {
  readonly id?: string;
  readonly tenantId?: string;
}

type StoredTenant = Omit<TenantDetail, 'settings'> & { readonly settings: unknown };

/** One tenant with everything about it; 404 where there is none that the caller may know of. */
export async function findTenant(ctx: Ctx, { id, tenantId }: TenantName): Promise<TenantDetail> {
  const named = id ? { condition: 't.id = $1', value: id } : { condition: 't.tenant_id = $1', value: tenantId };
  const [row] = await ctx.db.query<StoredTenant>(
    `select ${tenantColumns}, t.settings, t.datasource_id as "datasourceId", coalesce(c.users, 0) as "userCount"
     from ${tenantSource(ctx)} t left join lateral tenant_user_counts(array[t.tenant_id]) c on true
     where ${named.condition}`,
    [named.value ?? ctx.tenantId],
  );
  return row ? { ...row, settings: lookOf(row.settings) } : notFound();
}

/** What is stored as a look; an older or damaged one is the plain look. */
export function lookOf(settings: unknown): TenantLook {
  return tenantLook.safeParse(settings).data ?? plainLook;
}

import { inTenant } from '../../platform/access/index.ts';
import { Refusal, type Ctx } from '../../platform/http/index.ts';

export const platformTenantId = '000000';

export type RoleVerb = 'view' | 'add' | 'edit' | 'delete';

/**
 * The call in the tenant that it names, the caller's own where it names none. `role_<verb>` was asked for already;
 * beyond one's own tenant it takes `tenantRole_<verb>` as well, and only the platform gets there (decisions/0005).
 */
export function withinTenant<T>(
  ctx: Ctx,
  { tenantId, verb }: { readonly tenantId: string | undefined; readonly verb: RoleVerb },
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  if (!tenantId || tenantId === ctx.tenantId) return work(ctx);
  demandPermission(ctx, `tenantRole_${verb}`);
  return inTenant(ctx, tenantId, work);
}

export function demandPermission({ user }: Ctx, ...oneOf: readonly string[]): void {
  if (!oneOf.some((code) => user.permissions.has(code))) throw new Refusal('platform.forbidden', {}, 403);
}

/** Menus and applications are rows of the platform: a second barrier behind the permission. */
export function demandPlatform({ tenantId }: Ctx): void {
  if (tenantId !== platformTenantId) throw new Refusal('platform.forbidden', {}, 403);
}

import { inTenant } from '../../platform/access/index.ts';
import { Refusal, type Ctx } from '../../platform/http/index.ts';

/** What a call may carry beside its own inputs: `tenantId` names the tenant that the platform works in. */
export type LooseInput = Readonly<Record<string, unknown>>;

export interface NamedTenant {
  readonly input: LooseInput;
  /** What the platform's user needs beside the call's own permission, to do it in another tenant. */
  readonly permission: string;
}

/**
 * A read in the tenant that the call names. For the platform's users alone the name counts; everybody else reads his
 * own tenant, whatever he sends.
 */
export function readIn<T>(ctx: Ctx, named: NamedTenant, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const tenantId = foreignTenant(ctx, named.input);
  return tenantId === undefined || !isPlatform(ctx) ? work(ctx) : enter(ctx, tenantId, { ...named, work });
}

/** A change in the tenant that the call names; a tenant's own user who names another one is refused. */
export async function writeIn<T>(ctx: Ctx, named: NamedTenant, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const tenantId = foreignTenant(ctx, named.input);
  if (tenantId === undefined) return work(ctx);
  if (!isPlatform(ctx)) throw new Refusal('organization.foreignTenant', {}, 403);
  return enter(ctx, tenantId, { ...named, work });
}

/** Is this the platform at work in somebody else's tenant? */
export function isVisiting(ctx: Ctx): boolean {
  return ctx.tenantId !== ctx.user.tenantId;
}

function enter<T>(
  ctx: Ctx,
  tenantId: string,
  { permission, work }: { permission: string; work: (ctx: Ctx) => Promise<T> },
): Promise<T> {
  if (!ctx.user.permissions.has(permission)) throw new Refusal('platform.forbidden', {}, 403);
  return inTenant(ctx, tenantId, work);
}

function isPlatform({ user }: Ctx): boolean {
  return user.tenantKind === 'platform';
}

function foreignTenant(ctx: Ctx, { tenantId }: LooseInput): string | undefined {
  return typeof tenantId === 'string' && tenantId !== '' && tenantId !== ctx.tenantId ? tenantId : undefined;
}

/** The input without the name of the tenant: no filter and no field of any row. */
export function withoutTenant<I extends LooseInput>(input: I): I & { readonly tenantId: undefined } {
  return { ...input, tenantId: undefined };
}

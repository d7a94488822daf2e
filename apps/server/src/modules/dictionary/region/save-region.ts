import { rootRegionCode } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';

/** A region lies below an existing one of a higher level, and never below itself. Its code is set once. */
export async function settledRegion(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  demandPlatform(ctx);
  const code = String(values.code);
  const parentCode = String(values.parentCode);
  if (!existing) await demandFree(ctx, code);
  if (code === rootRegionCode) return { parentCode: existing?.parentCode ?? parentCode, level: 0 };
  const above = await ctx.db.query<{ code: string; level: number }>(ancestorsOf, [ctx.tenantId, parentCode]);
  const parent = above.find((one) => one.code === parentCode);
  if (code === parentCode || above.some((one) => one.code === code)) refuse('dictionary.regionLoop');
  if (!parent) refuse('dictionary.regionParent');
  if (Number(values.level) <= parent.level) refuse('dictionary.regionLevel');
  return { sort: values.sort ?? 0 };
}

/** Regions are the platform's: a tenant reads them. */
export function demandPlatform(ctx: Ctx): void {
  if (ctx.user.tenantKind !== 'platform') throw new Refusal('platform.forbidden', {}, 403);
}

const ancestorsOf = `
  with recursive up as (
    select code, parent_code, level, 0 as distance from region
    where tenant_id = $1 and code = $2 and is_deleted = 0
    union all
    select r.code, r.parent_code, r.level, u.distance + 1 from up u
    join region r on r.tenant_id = $1 and r.code = u.parent_code and r.is_deleted = 0 and u.distance < 8)
  select code, level from up`;

async function demandFree(ctx: Ctx, code: string): Promise<void> {
  const [taken] = await ctx.db.query(`select from region where tenant_id = $1 and code = $2 and is_deleted = 0`, [
    ctx.tenantId,
    code,
  ]);
  if (taken) refuse('dictionary.regionCodeTaken', { code });
}

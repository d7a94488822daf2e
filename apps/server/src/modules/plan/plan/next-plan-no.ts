import type { Ctx } from '../../../platform/http/index.ts';

/** The next number of the year, `CG-JH-2026-0001`; one is never given twice, whoever asks at the same time. */
export async function nextPlanNo(ctx: Ctx): Promise<string> {
  await ctx.db.query("select pg_advisory_xact_lock(hashtext('plan no'), hashtext($1))", [ctx.tenantId]);
  const prefix = `CG-JH-${ctx.now.slice(0, 4)}-`;
  const [row] = await ctx.db.query<{ last: number | null }>(
    `select max(substr(plan_no, $3)::integer) as last from purchase_plan
     where tenant_id = $1 and plan_no ~ ('^' || $2 || '\\d{4,9}$')`,
    [ctx.tenantId, prefix, prefix.length + 1],
  );
  return `${prefix}${String((row?.last ?? 0) + 1).padStart(4, '0')}`;
}

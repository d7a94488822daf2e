import { budgetPosting, fenToYuan, plan, planLifecycle } from '@zhaocai/model';
import { hiddenFields } from '../../../platform/access/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { heldBy, movedInto } from '../../budget/index.ts';

/** Where the money of a plan is, in yuan: with it, with its contracts, paid. */
interface PlanMoney {
  readonly reservedMoney: string;
  readonly committedMoney: string;
  readonly spentMoney: string;
}

/** The names of it in a row of a list. */
export const planMoneyNames = [
  'reservedMoney',
  'committedMoney',
  'spentMoney',
] as const satisfies readonly (keyof PlanMoney)[];

/** The ledger names the first plan of a chain; what an adjusted plan held, the one in its place holds. */
const held = `
  select p.id::text, ${movedInto('$3')} as "reservedMoney", ${movedInto('$4')} as "committedMoney", ${movedInto('$5')} as "spentMoney"
  from purchase_plan p
  join budget_posting b on b.tenant_id = p.tenant_id and b.plan_id = coalesce(p.origin_id, p.id)
  where p.tenant_id = $1 and p.id = any($2::bigint[]) and p.plan_status not in ${planLifecycle.sql('superseded')}
  group by p.id`;

/** Rows of plans with what the ledger holds for them; without it for whoever sees no money of plans. One statement. */
export async function withMoney<R extends { readonly id: string }>(
  ctx: Ctx,
  rows: readonly R[],
): Promise<(R & Partial<PlanMoney>)[]> {
  const { user, tenantId } = ctx;
  const isHidden =
    hiddenFields(user, plan).includes('budgetMoney') || hiddenFields(user, budgetPosting).includes('money');
  if (isHidden || rows.length === 0) return [...rows];
  const values = [tenantId, rows.map(({ id }) => id), ...heldBy];
  const found = await ctx.db.query<PlanMoney & { id: string }>(held, values);
  const byPlan = new Map(found.map((one) => [one.id, one]));
  return rows.map((row) => {
    const { reservedMoney = '0', committedMoney = '0', spentMoney = '0' } = byPlan.get(row.id) ?? {};
    return {
      ...row,
      reservedMoney: fenToYuan(reservedMoney),
      committedMoney: fenToYuan(committedMoney),
      spentMoney: fenToYuan(spentMoney),
    };
  });
}

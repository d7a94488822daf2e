import { budgetAccount, budgetPosting, fenToYuan, plan, type ExportInput, type Fields } from '@zhaocai/model';
import { hiddenFields } from '../../../platform/access/index.ts';
import { exportRows } from '../../../platform/crud/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';

/** Where the money of a plan is, in yuan: with it, with its contracts, paid. */
interface PlanMoney {
  readonly reservedMoney: string;
  readonly committedMoney: string;
  readonly spentMoney: string;
}

interface Held extends PlanMoney {
  readonly originId: string;
}

const moved = (account: number) =>
  `sum(b.money * ((b.to_account = ${account})::int - (b.from_account = ${account})::int))::text`;
const { reserved, committed, spent } = budgetAccount.code;

const held = `
  select b.plan_id::text as "originId", ${moved(reserved)} as "reservedMoney", ${moved(committed)} as "committedMoney",
    ${moved(spent)} as "spentMoney"
  from ${budgetPosting.table} b where b.tenant_id = $1 and b.plan_id = any($2::bigint[]) group by b.plan_id`;

interface Planned {
  readonly id: unknown;
  readonly originId?: unknown;
}

/** The ledger names the first plan of a chain; what an adjusted plan held, the one in its place holds. */
const firstOf = ({ id, originId }: Planned) => String(originId ?? id);

/** Rows of plans with what the ledger holds for them; without it for whoever sees no money of plans. One statement. */
export async function withMoney<R extends Planned>(ctx: Ctx, rows: readonly R[]): Promise<(R & Partial<PlanMoney>)[]> {
  const { user, tenantId } = ctx;
  const isHidden =
    hiddenFields(user, plan).includes('budgetMoney') || hiddenFields(user, budgetPosting).includes('money');
  if (isHidden || rows.length === 0) return [...rows];
  const found = await ctx.db.query<Held & Record<string, unknown>>(held, [tenantId, rows.map(firstOf)]);
  const byPlan = new Map(found.map((one) => [one.originId, one]));
  return rows.map((row) => {
    const { reservedMoney = '0', committedMoney = '0', spentMoney = '0' } = byPlan.get(firstOf(row)) ?? {};
    return {
      ...row,
      reservedMoney: fenToYuan(reservedMoney),
      committedMoney: fenToYuan(committedMoney),
      spentMoney: fenToYuan(spentMoney),
    };
  });
}

const money = (account: keyof typeof budgetAccount.code) =>
  ({ kind: 'money', label: budgetAccount.named(budgetAccount.code[account])?.label ?? plan.label }) as const;

const spreadsheet: Fields = {
  ...plan.fields,
  reservedMoney: money('reserved'),
  committedMoney: money('committed'),
  spentMoney: money('spent'),
};

/** What the list shows goes out with it. */
export function exportPlans(ctx: Ctx, input: ExportInput): Promise<RawAnswer> {
  return exportRows(ctx, plan, {
    input,
    fields: spreadsheet,
    finish: (rows) =>
      withMoney(
        ctx,
        rows.map((row) => ({ ...row, id: row.id })),
      ),
  });
}

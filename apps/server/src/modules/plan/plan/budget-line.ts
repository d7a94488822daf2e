import { type plan, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandAvailable, reserve, type Cause } from '../../budget/index.ts';

type PlanRow = Row<typeof plan>;
type Drawn = Pick<PlanRow, 'budgetCostId' | 'budgetMoney'>;

interface Wanted {
  readonly budgetCostId?: string | null;
  readonly budgetProId?: string | null;
  readonly year: number;
}

interface Chosen {
  readonly budgetCostId: string | null;
  readonly budgetProId: string | null;
}

/** The line that a plan draws on. Where the project alone is named, the one line that it has of the plan's year. */
export async function chosenLine(ctx: Ctx, { budgetCostId, budgetProId, year }: Wanted): Promise<Chosen> {
  if (!budgetCostId && !budgetProId) return { budgetCostId: null, budgetProId: null };
  const lines = await ctx.db.query<{ id: string; projectId: string; year: number }>(
    `select id::text, budget_pro_id::text as "projectId", year from budget_cost
     where tenant_id = $1 and is_deleted = 0 and ($2::bigint is null or id = $2) and ($2 is not null or budget_pro_id = $3)`,
    [ctx.tenantId, budgetCostId || null, budgetProId || null],
  );
  const ofYear = lines.length > 1 ? lines.filter((line) => line.year === year) : lines;
  const [line, another] = ofYear;
  if (another) refuse('plan.budgetLine');
  if (!line) return refuse('plan.budgetNoLine');
  return { budgetCostId: line.id, budgetProId: line.projectId };
}

/** 预算余额不足，可用{money}元: asked while a plan is written. */
export async function demandBudget(
  ctx: Ctx,
  { budgetCostId, budgetMoney, id }: Drawn & { readonly id?: string | undefined },
): Promise<void> {
  if (budgetCostId) await demandAvailable(ctx, { lineId: budgetCostId, money: budgetMoney, planId: id });
}

/** The approval of a plan holds its money. */
export async function reserveFor(ctx: Ctx, row: PlanRow): Promise<void> {
  const { id, budgetCostId, budgetMoney } = row;
  if (!budgetCostId) return;
  await reserve(ctx, { lineId: budgetCostId, planId: id, money: budgetMoney, cause: causeOf(row) });
}

export function causeOf({ id, planNo, planName }: Pick<PlanRow, 'id' | 'planNo' | 'planName'>): Cause {
  return { type: 'plan', id, no: planNo, name: planName };
}

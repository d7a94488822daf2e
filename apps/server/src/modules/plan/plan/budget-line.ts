import { type plan, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandAvailable, reserve, type Cause, type LineMoney } from '../../budget/index.ts';

type PlanRow = Row<typeof plan>;
type Drawn = Pick<PlanRow, 'budgetCostId' | 'budgetMoney'>;

/** Which line a plan asks for: by itself, or the one of a project. */
export interface WishedLine {
  readonly budgetCostId: string | null;
  readonly budgetProId: string | null;
  readonly year: number;
}

interface Chosen {
  readonly budgetCostId: string | null;
  readonly budgetProId: string | null;
}

export interface BudgetLine {
  readonly id: string;
  readonly projectId: string;
  readonly year: number;
}

/** The lines that plans may mean, of however many plans in one statement. */
export async function linesWished(ctx: Ctx, wishes: readonly WishedLine[]): Promise<BudgetLine[]> {
  const lineIds = idsOf(wishes.map(({ budgetCostId }) => budgetCostId));
  const projectIds = idsOf(wishes.map(({ budgetCostId, budgetProId }) => (budgetCostId ? null : budgetProId)));
  if (lineIds.length + projectIds.length === 0) return [];
  return ctx.db.query<BudgetLine & Record<string, unknown>>(
    `select id::text, budget_pro_id::text as "projectId", year from budget_cost
     where tenant_id = $1 and is_deleted = 0 and (id = any($2::bigint[]) or budget_pro_id = any($3::bigint[]))`,
    [ctx.tenantId, lineIds, projectIds],
  );
}

function idsOf(named: readonly (string | null)[]): string[] {
  return [...new Set(named.flatMap((id) => id ?? []))];
}

/** Of these lines the one that a plan asks for, or those of the project. */
export function linesNamed(known: readonly BudgetLine[], { budgetCostId, budgetProId }: WishedLine): BudgetLine[] {
  return known.filter(({ id, projectId }) => (budgetCostId ? id === budgetCostId : projectId === budgetProId));
}

/** The line that a plan draws on. Where the project alone is named, the one line that it has of the plan's year. */
export function chosenLine(lines: readonly BudgetLine[], { budgetCostId, budgetProId, year }: WishedLine): Chosen {
  if (!budgetCostId && !budgetProId) return { budgetCostId: null, budgetProId: null };
  const ofYear = lines.length > 1 ? lines.filter((line) => line.year === year) : lines;
  const [line, another] = ofYear;
  if (another) refuse('plan.budgetLine');
  if (!line) return refuse('plan.budgetNoLine');
  return { budgetCostId: line.id, budgetProId: line.projectId };
}

/** Money of a year is planned with in that year (计划年度与预算年度不一致). */
export function demandSameYear(known: readonly BudgetLine[], { budgetCostId }: Chosen, year: number): void {
  const line = known.find(({ id }) => id === budgetCostId);
  if (line && line.year !== year) refuse('plan.budgetYear', { year: String(year), budgetYear: String(line.year) });
}

/** 预算余额不足，可用{money}元: asked while a plan is written. `known`: read already, by whoever has many plans. */
export async function demandBudget(
  ctx: Ctx,
  { budgetCostId, budgetMoney, id }: Drawn & { readonly id?: string | undefined },
  known?: ReadonlyMap<string, LineMoney>,
): Promise<void> {
  if (budgetCostId) await demandAvailable(ctx, { lineId: budgetCostId, money: budgetMoney, planId: id }, known);
}

/** The approval of a plan holds its money. */
export async function reserveFor(ctx: Ctx, row: PlanRow): Promise<void> {
  const { id, budgetCostId, budgetMoney } = row;
  if (!budgetCostId) return;
  demandSameYear(await linesWished(ctx, [row]), row, row.year);
  await reserve(ctx, { lineId: budgetCostId, planId: id, money: budgetMoney, cause: causeOf(row) });
}

export function causeOf({ id, planNo, planName }: Pick<PlanRow, 'id' | 'planNo' | 'planName'>): Cause {
  return { type: 'plan', id, no: planNo, name: planName };
}

import { budgetCost, type PlanInput } from '@zhaocai/model';
import { Refusal, type Ctx } from '../../../platform/http/index.ts';
import { findRows } from '../../../platform/rows/index.ts';
import { moneyOfLines, type LineMoney } from '../../budget/index.ts';
import { linesWished, type BudgetLine, type WishedLine } from './budget-line.ts';

/** What written plans stand on: departments and budget lines that are there, those that the caller sees, their money. */
export interface PlanGround {
  readonly depts: ReadonlySet<string>;
  readonly lines: readonly BudgetLine[];
  readonly seenLines: ReadonlySet<string>;
  readonly money: ReadonlyMap<string, LineMoney>;
}

interface Standing {
  readonly deptId: string;
  readonly line: WishedLine;
}

/** Read once for however many plans: one statement for their departments, three more where they draw on budgets. */
export async function groundOf(ctx: Ctx, plans: readonly Standing[]): Promise<PlanGround> {
  const depts = await ctx.db.query<{ id: string }>(
    'select id::text from dept where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0',
    [ctx.tenantId, [...new Set(plans.map(({ deptId }) => deptId))]],
  );
  const lines = await linesWished(
    ctx,
    plans.map(({ line }) => line),
  );
  const ids = lines.map(({ id }) => id);
  const seen = ids.length === 0 ? [] : await findRows(ctx, budgetCost, { ids });
  return {
    depts: new Set(depts.map(({ id }) => id)),
    lines,
    seenLines: new Set(seen.map(({ id }) => id)),
    money: await moneyOfLines(ctx, ids),
  };
}

/** What a plan asks for, by its values; a project that is named anew says more than the line that was drawn on before. */
export function standingOf(
  { deptId, budgetCostId, year }: Readonly<Record<string, unknown>>,
  input: Pick<PlanInput, 'budgetCostId' | 'budgetProId'>,
): Standing {
  const isProjectAlone = Boolean(input.budgetProId) && !input.budgetCostId;
  const line = {
    budgetCostId: isProjectAlone ? null : textOrNull(budgetCostId),
    // Without a line the project says nothing any more, unless it is what was asked for.
    budgetProId: isProjectAlone ? String(input.budgetProId) : null,
    year: Number(year),
  };
  return { deptId: String(deptId), line };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function demandDept({ depts }: Pick<PlanGround, 'depts'>, deptId: string): void {
  if (!depts.has(deptId)) throw new Refusal('plan.deptGone', {}, 404);
}

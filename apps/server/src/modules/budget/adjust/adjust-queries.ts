import { budgetAdjust, type BudgetAdjustment, type Row } from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { actionsFor, movesOf } from '../../../platform/lifecycle/index.ts';
import { projectionOf, toWireRow } from '../../../platform/rows/index.ts';
import { flowDeciding } from './adjust-flow.ts';

const columns = projectionOf(budgetAdjust, 'detail');

const mostOfProject = 200;
const ofProject = `
  select ${columns.select}, c.money_type as "moneyType", c.year,
    coalesce(nullif(u.real_name, ''), u.nick_name) as "createUserName"
  from budget_adjust t
  join budget_cost c on c.tenant_id = t.tenant_id and c.id = t.budget_cost_id
  left join user_account u on u.tenant_id = t.tenant_id and u.id = t.create_user
  where t.tenant_id = $1 and t.budget_pro_id = $2 and t.is_deleted = 0 order by t.id desc limit ${mostOfProject + 1}`;

type Found = Row<typeof budgetAdjust> & Pick<BudgetAdjustment, 'moneyType' | 'year' | 'createUserName'>;

/** What was asked for of a budget's lines and what became of it, newest first; the caller sees the budget. */
export async function adjustmentsOf(ctx: Ctx, projectId: string): Promise<BudgetAdjustment[]> {
  const asked = ctx.db.query<Record<string, unknown>>(ofProject, [ctx.tenantId, projectId]);
  const found = await cutAt(ctx, asked, mostOfProject);
  // The select list is made from the definition that the type is made from.
  const rows = found.map((row) => toWireRow(row, columns) as unknown as Found);
  const moves = await movesOf(
    ctx,
    budgetAdjust,
    rows.map(({ id }) => id),
  );
  return Promise.all(rows.map((row) => adjustmentOf(ctx, row, { moves })));
}

async function adjustmentOf(
  ctx: Ctx,
  row: Found,
  { moves }: { readonly moves: Awaited<ReturnType<typeof movesOf>> },
): Promise<BudgetAdjustment> {
  const [flowName, actions] = [await flowDeciding(ctx, row), await actionsFor(ctx, budgetAdjust, row)];
  const history = moves.filter(({ rowId }) => rowId === row.id);
  return { ...row, flowName, history, actions: flowName === null ? actions : [] };
}

import { budgetCost, moneyType, type budgetPro, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';

type Line = Row<typeof budgetCost>;

/** The line of level 1 that a line of level 2 takes its money from: of the same source and year. */
export async function lineOfParent(
  ctx: Ctx,
  { parentProId }: Pick<Row<typeof budgetPro>, 'parentProId'>,
  { moneyType: source, year }: Pick<Line, 'moneyType' | 'year'>,
): Promise<Line | undefined> {
  if (!parentProId) return undefined;
  const [found] = await ctx.db.query<{ id: string }>(
    `select id::text from budget_cost
     where tenant_id = $1 and budget_pro_id = $2 and money_type = $3 and year = $4 and is_deleted = 0`,
    [ctx.tenantId, parentProId, source, year],
  );
  if (!found) return refuse('budget.parentLineMissing', { line: sourceAndYear({ moneyType: source, year }, ctx) });
  return findRow(ctx, budgetCost, { id: found.id, reach: 'tenant' });
}

/** 财政拨款 2026. */
export function sourceAndYear(
  { moneyType: source, year }: Pick<Line, 'moneyType' | 'year'>,
  { language }: Pick<Ctx, 'language'>,
): string {
  return `${moneyType.named(source)?.label[language] ?? ''} ${year}`;
}

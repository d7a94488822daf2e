import { isBlank, project, tenderMoneyType, tenderResult } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandReference } from '../../../platform/rows/index.ts';

/** A tender that was awarded says to whom and for how much, as it was priced. */
export async function completeTender(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  await demandReference(ctx, project, { name: 'projectId', values, existing });
  if (!tenderResult.is(Number(values.result), 'won')) return {};
  if (isBlank(values.winner)) refuse('demand.ledgerWinner');
  const isRate = tenderMoneyType.is(Number(values.moneyType), 'rate', 'discount');
  if (isRate && isBlank(values.rate)) refuse('demand.ledgerRate');
  if (!isRate && isBlank(values.money)) refuse('demand.ledgerMoney');
  return {};
}

import { isBlank, project, tenderMoneyType, tenderPro, tenderResult } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { editOthers } from '../../workflow/index.ts';
import { demandOwner, demandReference, isTaken, lockRows } from '../../../platform/rows/index.ts';

const onlyOnce = [
  ['tenderNo', 'demand.tenderNoTaken'],
  ['projectId', 'demand.tenderOfProject'],
] as const;

/** A tender that was awarded says to whom and for how much, as it was priced. */
export async function completeTender(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  if (existing) {
    const edit = { values, existing, title: existing.name, about: 'tenderPro' } as const;
    await editOthers(ctx, tenderPro, { ...edit, head: 'demandManage_confirm' });
  }
  await demandReference(ctx, project, { name: 'projectId', values, existing });
  for (const [name, refusal] of onlyOnce)
    if (!isBlank(values[name]) && (await isTaken(ctx, tenderPro, { names: [name], values, existing }))) refuse(refusal);
  // A rate is what such a tender is priced as, whatever has come of it.
  if (tenderMoneyType.is(Number(values.moneyType), 'rate', 'discount') && isBlank(values.rate) && !existing)
    refuse('demand.ledgerRate');
  if (!tenderResult.is(Number(values.result), 'won')) return {};
  if (isBlank(values.winner)) refuse('demand.ledgerWinner');
  const isRate = tenderMoneyType.is(Number(values.moneyType), 'rate', 'discount');
  if (isRate && isBlank(values.rate)) refuse('demand.ledgerRate');
  if (!isRate && isBlank(values.money)) refuse('demand.ledgerMoney');
  return {};
}

/** Of the tenders of the past everybody adds his own, and takes nobody else's out of the ledger. */
export async function demandOwnTenders(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const row of await lockRows(ctx, tenderPro, { ids, mode: 'remove' }))
    demandOwner(ctx, tenderPro, { row, head: 'demandManage_confirm' });
}

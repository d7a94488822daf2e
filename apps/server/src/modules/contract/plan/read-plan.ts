import {
  contractTerm,
  isOverdueTerm,
  lateInterest,
  leftOf,
  type ContractTermRow,
  type EndpointInput,
  type paymentPlan,
  type PurchaseContractRow,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findContract, partsOf } from '../list/read-contracts.ts';
import { moneyOfTerms } from '../performing/contract-sums.ts';

/** The plan of a contract that the reader sees. */
export async function readPlan(
  ctx: Ctx,
  { contractId }: EndpointInput<typeof paymentPlan>,
): Promise<ContractTermRow[]> {
  return termsOf(ctx, await findContract(ctx, contractId));
}

export async function termsOf(ctx: Ctx, row: Pick<PurchaseContractRow, 'id' | 'tenantId'>): Promise<ContractTermRow[]> {
  const terms = await partsOf(ctx, contractTerm, row);
  const money = await moneyOfTerms(ctx, row);
  return terms.map((term) => {
    const { inFlowMoney, paidMoney } = money.get(term.id) ?? { inFlowMoney: '0.00', paidMoney: '0.00' };
    const { dueTime, lateRate, planMoney } = term;
    const isOverdue = isOverdueTerm(term, ctx.now);
    const late = { money: leftOf(planMoney, paidMoney), dueTime: isOverdue ? dueTime : null, on: ctx.now, lateRate };
    return { ...term, inFlowMoney, paidMoney, isOverdue, ...lateInterest(late) };
  });
}

import {
  contract,
  contractPayment,
  contractTerm,
  contractTermLifecycle,
  purchaseContractLifecycle,
  type EntityAction,
  type EntityState,
  type MoveAnswer,
  type MoveInput,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandOthersWork, demandState, transition } from '../../../platform/lifecycle/index.ts';
import { demandReason } from '../../ledger/index.ts';
import { followPlan, reverseBudget } from './follow-budget.ts';
import { holdEndedPayment, holdPayment, type HeldPayment } from './hold-payment.ts';
import { reverseLedger } from './pay-contract.ts';
import { demandPayable } from './save-payment.ts';

type Moved = MoveAnswer<EntityState<typeof contractPayment>>;

const payloadOf = ({ row, payment }: HeldPayment) => ({
  contractNo: row.contractNo,
  payNo: payment.payNo,
  money: payment.applyMoney,
});

function moveHeld(
  ctx: Ctx,
  held: HeldPayment,
  { action, reason }: { readonly action: EntityAction<typeof contractPayment>; readonly reason?: string | undefined },
): Promise<Moved> {
  const stream = held.row.projectId;
  return transition(ctx, contractPayment, { subject: held.payment, action, reason, stream, payload: payloadOf(held) });
}

/** Hands an application in: from now on it counts against every limit, and its term waits for it. */
export async function submitPayment(ctx: Ctx, input: MoveInput): Promise<Moved> {
  const held = await holdPayment(ctx, input);
  const { row, term, payment } = held;
  demandState(contractPayment, payment.payStatus, 'submit');
  if (!contractTermLifecycle.is(term.termStatus, 'toApply')) refuse('contract.termInFlow');
  await demandPayable(ctx, { row, term, money: payment.applyMoney, id: payment.id });
  await transition(ctx, contractTerm, { subject: term, action: 'ask', stream: row.projectId });
  return moveHeld(ctx, held, { action: 'submit' });
}

/** What does not go on: taken back, rejected, or not to be paid. Its term may be applied for again. */
export function returnPayment(action: 'withdraw' | 'reject' | 'fail') {
  return async (ctx: Ctx, { reason, ...wanted }: MoveInput): Promise<Moved> => {
    const held = await holdEndedPayment(ctx, wanted);
    demandState(contractPayment, held.payment.payStatus, action);
    await transition(ctx, contractTerm, { subject: held.term, action: 'giveBack', stream: held.row.projectId });
    return moveHeld(ctx, held, { action, reason });
  };
}

/** Agrees, or puts a draft away: its term stays where it is. */
export function decidePayment(action: 'approve' | 'discard') {
  return async (ctx: Ctx, { reason, ...wanted }: MoveInput): Promise<Moved> =>
    moveHeld(ctx, await (action === 'approve' ? holdPayment : holdEndedPayment)(ctx, wanted), { action, reason });
}

/** What the bank sent back, or was paid wrongly: ledger and budget are reversed, and the term is applied for anew. */
export async function reversePayment(ctx: Ctx, { reason, ...wanted }: MoveInput): Promise<Moved> {
  const held = await holdEndedPayment(ctx, wanted);
  demandState(contractPayment, held.payment.payStatus, 'reverse');
  await demandOthersWork(ctx, contractPayment, { row: held.payment, action: 'reverse' });
  demandReason(reason ?? '');
  const { row, term } = held;
  await transition(ctx, contractTerm, { subject: term, action: 'reopen', stream: row.projectId });
  const moved = await moveHeld(ctx, held, { action: 'reverse', reason });
  if (purchaseContractLifecycle.is(row.contractStatus, 'completed'))
    await transition(ctx, contract, { subject: row, action: 'reopen', stream: row.projectId });
  await reverseLedger(ctx, held, reason);
  await followPlan(ctx, row);
  await reverseBudget(ctx, held, reason);
  return moved;
}

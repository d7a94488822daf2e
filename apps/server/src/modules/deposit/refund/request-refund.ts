import {
  accountDigits,
  deposit,
  type applyProjectOut as endpoint,
  type EndpointInput,
  type MoveInput,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { ledgerStream, post } from '../../ledger/index.ts';
import { heldMoney, holdDeposit, postingOf, type DepositMoved } from '../finance/hold-deposit.ts';
import { turnRefunds } from './refund-clock.ts';

/** Finance asks for the refund of what is due, to the account that paid and no other. */
export async function requestRefund(
  ctx: Ctx,
  { depositId, version, payeeAccount }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  const held = await holdDeposit(ctx, { id: depositId, version });
  demandState(deposit, held.depositStatus, 'requestRefund');
  if (payeeAccount && accountDigits(payeeAccount) !== accountDigits(held.payerAccount)) refuse('deposit.otherAccount');
  await turnRefunds(ctx, depositId);
  const row = await holdDeposit(ctx, { id: depositId });
  if (row.refundCause === null) refuse('deposit.notDue');
  const money = heldMoney(row);
  await post(ctx, [postingOf(row, { deed: 'askRefund', money })]);
  const moved = await transition(ctx, deposit, {
    subject: row,
    action: 'requestRefund',
    stream: ledgerStream,
    set: { refundApplyTime: ctx.now },
    payload: { money, cause: row.refundCause },
  });
  return { id: row.id, version: moved.version };
}

/** Whoever asked, or who should pay, says why not: the deposit is held again. */
export async function cancelRefund(ctx: Ctx, { id, version, reason }: MoveInput): Promise<DepositMoved> {
  const row = await holdDeposit(ctx, { id, version });
  demandState(deposit, row.depositStatus, 'cancelRefund');
  await post(ctx, [postingOf(row, { deed: 'cancelRefund', money: heldMoney(row), reason })]);
  return transition(ctx, deposit, {
    subject: row,
    action: 'cancelRefund',
    reason,
    stream: ledgerStream,
    set: { refundApplyTime: null },
  });
}

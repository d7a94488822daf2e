import { bankReceipt, deposit, type ledgerOperation, type MoveInput } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { ledgerStream, reverseLast } from '../../ledger/index.ts';
import { causeOf, holdDeposit, placeOf, type DepositMoved, type DepositRow } from './hold-deposit.ts';

/** Takes a confirmation back that was wrong: the receipt is reversed, and the line of the bank is to be matched again. */
export async function correctDeposit(ctx: Ctx, { id, version, reason }: MoveInput): Promise<DepositMoved> {
  const [found] = await ctx.db.query<{ id: string }>(
    `select id::text from ${bankReceipt.table} where tenant_id = $1 and deposit_id = $2 and is_deleted = 0`,
    [ctx.tenantId, id],
  );
  // The receipt is held before the deposit, as whoever matches does.
  const receipt = found && (await lockRow(ctx, bankReceipt, { id: found.id }));
  const row = await holdDeposit(ctx, { id, version });
  demandState(deposit, row.depositStatus, 'correct');
  if (row.convertMoney !== null) refuse('platform.badState');
  await reverseOwn(ctx, row, { operation: 'receive', reason });
  const moved = await transition(ctx, deposit, {
    subject: row,
    action: 'correct',
    reason,
    stream: ledgerStream,
    set: { confirmTime: null, refundCause: null, eventTime: null, dueTime: null, dueArticle: null },
  });
  if (receipt)
    await transition(ctx, bankReceipt, {
      subject: receipt,
      action: 'unmatch',
      stream: ledgerStream,
      set: { depositId: null, note: reason ?? null },
    });
  return moved;
}

interface Reversing {
  readonly operation: keyof typeof ledgerOperation.code;
  readonly reason?: string | undefined;
}

/** Reverses the last posting of this kind that a deposit made. */
export async function reverseOwn(ctx: Ctx, row: DepositRow, { operation, reason }: Reversing): Promise<void> {
  await reverseLast(ctx, { operation, reason, place: placeOf(row), cause: { ...causeOf(row), type: 'deposit' } });
}

import { bankReceipt, deposit, ledgerOperation, type ledgerCause, type MoveInput } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { ledgerStream, reversePosting } from '../../ledger/index.ts';
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
  await reverseLast(ctx, row, { operation: 'receive', reason });
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
export async function reverseLast(ctx: Ctx, row: DepositRow, { operation, reason }: Reversing): Promise<void> {
  const cause: keyof typeof ledgerCause.code = 'deposit';
  const [last] = await ctx.db.query<{ id: string }>(
    `select p.id::text from ledger_posting p
     where p.tenant_id = $1 and p.cause_id = $2 and p.operation = $3
       and not exists (select from ledger_posting r where r.tenant_id = p.tenant_id and r.reverses_id = p.id)
     order by p.id desc limit 1`,
    [ctx.tenantId, row.id, ledgerOperation.code[operation]],
  );
  if (!last) return notFound();
  await reversePosting(ctx, {
    postingId: last.id,
    reason,
    place: placeOf(row),
    cause: { ...causeOf(row), type: cause },
  });
}

import { payRecord, type EntityState, type MoveAnswer, type MoveInput } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { demandReason, ledgerStream } from '../../ledger/index.ts';
import { knownRecords } from '../read/known-orders.ts';

type RecordMoved = MoveAnswer<EntityState<typeof payRecord>>;

/** Finance says what became of a payment that pays no order, or looks at it again. */
export function moveRecord(action: 'handle' | 'reopen') {
  return async (ctx: Ctx, { id, version, reason }: MoveInput): Promise<RecordMoved> => {
    const row = await lockRow(ctx, payRecord, { id, version, scope: knownRecords });
    demandReason(reason);
    return transition(ctx, payRecord, {
      subject: row,
      action,
      reason,
      stream: ledgerStream,
      set: { note: reason ?? null },
      payload: { tradeNo: row.tradeNo, money: row.money },
    });
  };
}

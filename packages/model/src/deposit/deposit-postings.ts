import { credit, debit, type EntryLine, type LedgerAccountName } from '../ledger/posting.ts';
import { isPaper } from './choices.ts';

/** What is done with the money of a deposit, as the ledger knows it. */
export type DepositDeed = 'receive' | 'askRefund' | 'cancelRefund' | 'payRefund' | 'convert' | 'forfeit';

interface DepositMoney {
  /** In fen, above nothing. */
  readonly fen: bigint;
  /** `depositWay`: of a paper nothing lies at the bank. */
  readonly payWay: unknown;
  /** Interest that is paid with a refund, in fen. */
  readonly interestFen?: bigint;
}

/** The lines of the posting that a deed makes. A guarantee that is claimed becomes money. */
export function depositLines(deed: DepositDeed, { fen, payWay, interestFen = 0n }: DepositMoney): EntryLine[] {
  const store: LedgerAccountName = isPaper(payWay) ? 'guarantees' : 'bank';
  switch (deed) {
    case 'receive':
      return [debit(store, fen), credit('depositHeld', fen)];
    case 'askRefund':
      return [debit('depositHeld', fen), credit('refundPayable', fen)];
    case 'cancelRefund':
      return [debit('refundPayable', fen), credit('depositHeld', fen)];
    case 'payRefund': {
      const interest = interestFen > 0n ? [debit('interest', interestFen), credit('bank', interestFen)] : [];
      return [debit('refundPayable', fen), credit(store, fen), ...interest];
    }
    case 'convert':
      return [debit('depositHeld', fen), credit('performanceBond', fen)];
    case 'forfeit': {
      const claimed = store === 'guarantees' ? [debit('bank', fen), credit('guarantees', fen)] : [];
      return [debit('depositHeld', fen), credit('forfeited', fen), ...claimed];
    }
  }
}

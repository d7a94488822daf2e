import { credit, debit, type EntryLine } from '../ledger/posting.ts';

/** The lines of the posting that a payment of a contract makes. */
export function contractPaymentLines(fen: bigint): EntryLine[] {
  return [debit('contractPaid', fen), credit('bank', fen)];
}

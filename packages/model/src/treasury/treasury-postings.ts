import { credit, debit, type EntryLine, type LedgerAccountName } from '../ledger/posting.ts';
import { costInType, costPayWay, feeFund } from './choices.ts';

const above = (lines: readonly EntryLine[]) => lines.filter(({ fen }) => fen > 0n);

interface Fee {
  readonly feeFund: unknown;
  readonly payWay: unknown;
  readonly fen: bigint;
  readonly taxFen: bigint;
}

/** What an expert is paid: of the unit's own money, or of what was collected for experts; the tax stays with the unit until it is handed on. */
export function expertFeeLines({ feeFund: fund, payWay, fen, taxFen }: Fee): EntryLine[] {
  const from = feeFund.is(fund, 'collected') ? 'expertFund' : 'expertFee';
  const to = costPayWay.is(payWay, 'wallet') ? 'wallet' : 'bank';
  return above([debit(from, fen), credit(to, fen - taxFen), credit('taxWithheld', taxFen)]);
}

/** What was paid in by mistake goes back to who paid it. */
export function mistakeRefundLines(fen: bigint): EntryLine[] {
  return [debit('unidentified', fen), credit('bank', fen)];
}

const incomes: Readonly<Partial<Record<keyof typeof costInType.code, LedgerAccountName>>> = {
  documentFee: 'documentFee',
  agencyFee: 'agencyFee',
  sceneFee: 'sceneFee',
  expertFund: 'expertFund',
  wallet: 'wallet',
  other: 'otherIncome',
};

/** The account that money of a kind is kept in; undefined for deposits, which are received where they are handed in. */
export function incomeAccountOf(inType: unknown): LedgerAccountName | undefined {
  const name = costInType.named(inType)?.name;
  return name && incomes[name as keyof typeof incomes];
}

/** Money that came in, from the bank or from what nobody knew: into its account. */
export function costInLines(from: 'bank' | 'unidentified', to: LedgerAccountName, fen: bigint): EntryLine[] {
  return [debit(from, fen), credit(to, fen)];
}

/** It turned out that it is not what it was taken for: nobody knows what it is until somebody says. */
export function costInMistakeLines(was: LedgerAccountName, fen: bigint): EntryLine[] {
  return [debit(was, fen), credit('unidentified', fen)];
}

/** A withdrawal: out of the wallet with the word of finance, out of the bank with the payment, back with the failure of either. */
export const payoutLines = {
  approvePayout: (fen: bigint): EntryLine[] => [debit('wallet', fen), credit('payoutPayable', fen)],
  payPayout: (fen: bigint): EntryLine[] => [debit('payoutPayable', fen), credit('bank', fen)],
  returnUnpaid: (fen: bigint): EntryLine[] => [debit('payoutPayable', fen), credit('wallet', fen)],
  returnPaid: (fen: bigint): EntryLine[] => [debit('bank', fen), credit('wallet', fen)],
} as const;

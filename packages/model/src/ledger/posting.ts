import type { ledgerAccountKind } from './choices.ts';

export type LedgerAccountName = keyof typeof ledgerAccountKind.code;

/** Which side an account grows on, and whether it may have less than nothing. */
interface AccountNature {
  readonly side: 'debit' | 'credit';
  readonly mayBeNegative: boolean;
  /** Whose it is: one of the whole unit, of each project, of each supplier in each project, or of each supplier and expert. */
  readonly of: 'unit' | 'project' | 'supplier' | 'owner';
}

const nature = (side: 'debit' | 'credit', of: AccountNature['of'], mayBeNegative = false): AccountNature => ({
  side,
  of,
  mayBeNegative,
});

/** The bank alone may fall below nothing: interest and contracts are paid out of money that no deposit has brought. */
export const accountNatures: Readonly<Record<LedgerAccountName, AccountNature>> = {
  bank: nature('debit', 'unit', true),
  guarantees: nature('debit', 'supplier'),
  depositHeld: nature('credit', 'supplier'),
  refundPayable: nature('credit', 'supplier'),
  performanceBond: nature('credit', 'supplier'),
  forfeited: nature('credit', 'project'),
  interest: nature('debit', 'project'),
  documentFee: nature('credit', 'project'),
  agencyFee: nature('credit', 'project'),
  expertFee: nature('debit', 'project'),
  wallet: nature('credit', 'owner'),
  channel: nature('debit', 'unit'),
  sceneFee: nature('credit', 'project'),
  contractPaid: nature('debit', 'supplier'),
  expertFund: nature('credit', 'project'),
  taxWithheld: nature('credit', 'unit'),
  payoutPayable: nature('credit', 'unit'),
  unidentified: nature('credit', 'unit'),
  otherIncome: nature('credit', 'project'),
};

/** One line of a posting: an account that gets an amount, in fen above nothing, on one of its sides. */
export interface EntryLine {
  readonly account: LedgerAccountName;
  readonly side: 'debit' | 'credit';
  readonly fen: bigint;
}

export const debit = (account: LedgerAccountName, fen: bigint): EntryLine => ({ account, side: 'debit', fen });
export const credit = (account: LedgerAccountName, fen: bigint): EntryLine => ({ account, side: 'credit', fen });

/** What a posting comes to on each side, in fen. */
export function sumsOf(lines: readonly EntryLine[]): { readonly debit: bigint; readonly credit: bigint } {
  const sum = (side: EntryLine['side']) =>
    lines.reduce((total, line) => (line.side === side ? total + line.fen : total), 0n);
  return { debit: sum('debit'), credit: sum('credit') };
}

/** Are both sides the same, more than nothing, and every line above nothing? */
export function isBalancedPosting(lines: readonly EntryLine[]): boolean {
  const sums = sumsOf(lines);
  return lines.every(({ fen }) => fen > 0n) && sums.debit > 0n && sums.debit === sums.credit;
}

/** The same lines on their other sides: what takes a posting back. */
export function reversed(lines: readonly EntryLine[]): EntryLine[] {
  return lines.map((line) => ({ ...line, side: line.side === 'debit' ? 'credit' : 'debit' }));
}

/** How much a line adds to the balance of its account; below nothing where it takes away. */
export function growthOf({ account, side, fen }: EntryLine): bigint {
  return side === accountNatures[account].side ? fen : -fen;
}

/** How much of each account that may not fall below nothing a posting takes away, in fen. */
export function takings(lines: readonly EntryLine[]): ReadonlyMap<LedgerAccountName, bigint> {
  const taken = new Map<LedgerAccountName, bigint>();
  for (const line of lines) {
    if (accountNatures[line.account].mayBeNegative) continue;
    taken.set(line.account, (taken.get(line.account) ?? 0n) - growthOf(line));
  }
  return new Map([...taken].filter(([, fen]) => fen > 0n));
}

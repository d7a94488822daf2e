import type { budgetAccount, budgetOperation } from './choices.ts';

export type AccountName = keyof typeof budgetAccount.code;
export type OperationName = keyof typeof budgetOperation.code;

/** What a line holds, in fen. `granted` is what was given to it; the others are where it is, and come to it. */
export type Balances = Readonly<Record<AccountName, bigint>>;

/** Money that moves from an account to another: what the one loses the other has, so it is balanced by itself. */
export interface Transfer {
  readonly operation: OperationName;
  readonly from: AccountName;
  readonly to: AccountName;
  /** In fen, above nothing. */
  readonly fen: bigint;
}

export const emptyLine: Balances = {
  granted: 0n,
  available: 0n,
  reserved: 0n,
  committed: 0n,
  spent: 0n,
  allotted: 0n,
};

/** Where each operation may take money from and bring it to; a reversal goes the way of another back. */
const ways: Readonly<Record<OperationName, readonly (readonly [AccountName, AccountName])[]>> = {
  issue: [['granted', 'available']],
  reserve: [['available', 'reserved']],
  commit: [['reserved', 'committed']],
  spend: [['committed', 'spent']],
  release: [
    ['reserved', 'available'],
    ['committed', 'reserved'],
  ],
  adjust: [
    ['granted', 'available'],
    ['available', 'granted'],
  ],
  allot: [['available', 'allotted']],
  giveBack: [['allotted', 'available']],
  close: [['available', 'granted']],
  reverse: [],
};

/** Does money go this way at such an operation? A reversal: is it the way back of one that does? */
export function isWay({ operation, from, to }: Pick<Transfer, 'operation' | 'from' | 'to'>): boolean {
  if (operation !== 'reverse') return ways[operation].some(([one, other]) => one === from && other === to);
  return Object.values(ways).some((all) => all.some(([one, other]) => one === to && other === from));
}

/** What is left to take from an account; nothing limits what is granted. */
export function leftIn(balances: Balances, account: AccountName): bigint | undefined {
  return account === 'granted' ? undefined : balances[account];
}

/** The balances after a transfer; undefined where the account that it takes from has less. */
export function transferred(balances: Balances, transfer: Transfer): Balances | undefined {
  const { from, to, fen } = transfer;
  if (fen <= 0n || !isWay(transfer)) throw new RangeError(`no such transfer: ${transfer.operation} ${from} ${to}`);
  const left = leftIn(balances, from);
  if (left !== undefined && left < fen) return undefined;
  // What was granted is counted upwards where money is taken out of it: it is the other side of the line.
  const out = from === 'granted' ? fen : -fen;
  const into = to === 'granted' ? -fen : fen;
  return { ...balances, [from]: balances[from] + out, [to]: balances[to] + into };
}

/** The balances that a line's transfers come to, from nothing on. */
export function replay(transfers: readonly Transfer[]): Balances {
  return transfers.reduce((balances, transfer) => {
    const after = transferred(balances, transfer);
    if (!after) throw new RangeError(`a ledger below nothing: ${transfer.operation} ${transfer.fen}`);
    return after;
  }, emptyLine);
}

/** Is every fen that was granted in one of the accounts, and none of them below nothing? */
export function isBalanced({ granted, ...accounts }: Balances): boolean {
  const held = Object.values(accounts);
  return held.every((fen) => fen >= 0n) && held.reduce((sum, fen) => sum + fen, 0n) === granted;
}

import { compareYuan } from '../kit/money.ts';

/** A line of a bank's statement. */
export interface StatementReceipt {
  readonly key: string;
  readonly payerName: string;
  readonly payerAccount: string;
  /** In yuan. */
  readonly money: string;
  readonly remark: string | null;
}

/** A deposit that waits for its money. */
export interface AwaitedDeposit {
  readonly id: string;
  readonly depositNo: string;
  readonly projectNo: string;
  readonly supplierName: string;
  readonly payerName: string | null;
  readonly payerAccount: string | null;
  readonly money: string;
}

/** Account numbers are compared by their digits alone. */
export function accountDigits(account: string | null): string {
  return (account ?? '').replaceAll(/\D/g, '');
}

/** Names are compared without blanks, and brackets of either width are the same. */
export function plainName(name: string | null): string {
  return (name ?? '').normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
}

/**
 * Which receipt is which deposit's: same account and same amount, and the only two for whom that holds; where several
 * deposits are alike, the one that the remark names. What is not certain is left to a person: a wrong match would confirm
 * what nobody has paid.
 */
export function matchReceipts(
  receipts: readonly StatementReceipt[],
  deposits: readonly AwaitedDeposit[],
): ReadonlyMap<string, string> {
  const byAccount = gathered(deposits, ({ payerAccount }) => accountDigits(payerAccount));
  const wishes = receipts.flatMap((receipt) => {
    const alike = (byAccount.get(accountDigits(receipt.payerAccount)) ?? []).filter((one) => isAlike(receipt, one));
    const named = alike.filter((one) => isNamed(receipt, one));
    const [only, ...others] = named.length > 0 ? named : alike;
    return only && others.length === 0 ? [{ key: receipt.key, id: only.id }] : [];
  });
  const wanted = gathered(wishes, ({ id }) => id);
  return new Map(
    [...wanted].flatMap(([id, [first, ...more]]) => (first && more.length === 0 ? [[first.key, id]] : [])),
  );
}

function gathered<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const those = found.get(key);
    if (those) those.push(one);
    else found.set(key, [one]);
  }
  return found;
}

function isAlike({ payerAccount, payerName, money }: StatementReceipt, one: AwaitedDeposit): boolean {
  const names = [one.payerName, one.supplierName].map(plainName);
  return (
    accountDigits(payerAccount) !== '' && compareYuan(money, one.money) === 0 && names.includes(plainName(payerName))
  );
}

function isNamed({ remark }: StatementReceipt, { depositNo, projectNo }: AwaitedDeposit): boolean {
  return [depositNo, projectNo].some((no) => no !== '' && isSaid(plainName(remark), plainName(no)));
}

/** Whether a text says a number, and not a longer one that begins or ends with it: XJ-1 is not said by XJ-12. */
function isSaid(text: string, no: string): boolean {
  const isPart = (letter: string | undefined) => letter !== undefined && /[0-9a-z-]/.test(letter);
  for (let at = text.indexOf(no); at >= 0; at = text.indexOf(no, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + no.length])) return true;
  return false;
}

import { compareYuan } from '../kit/money.ts';

/** A line of a bank's statement. */
export interface StatementReceipt {
  readonly key: string;
  readonly payerName: string;
  readonly payerAccount: string;
  /** In yuan. */
  readonly money: string;
  readonly remark: string | null;
  /** Wire instant. */
  readonly payTime: string;
}

/** A deposit or an order that waits for its money. */
export interface AwaitedMoney {
  readonly kind: 'deposit' | 'order';
  readonly id: string;
  /** The number of the deposit, or of the order. */
  readonly no: string;
  readonly projectNo: string;
  readonly supplierName: string;
  readonly payerName: string | null;
  /** Of a deposit the account that it comes from; of an order nobody knows it. */
  readonly payerAccount: string | null;
  readonly money: string;
  /** When its payer says that he has transferred it. */
  readonly payTime: string | null;
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
 * Which receipt is whose: of the same payer and amount, and of a deposit the same account too, of an order the same day;
 * and the only two for whom that holds. Where several are alike, the one that the remark names; where the remark names
 * another one, none. What is not certain is left to a person: a wrong match would confirm what nobody has paid. Answers
 * the id of what each receipt pays, by the receipt's key.
 */
export function matchReceipts(
  receipts: readonly StatementReceipt[],
  awaited: readonly AwaitedMoney[],
): ReadonlyMap<string, string> {
  const alikeOf = searchIn(awaited);
  const numbers = new Set(awaited.flatMap(({ no, projectNo }) => [no, projectNo]).map(plainName));
  const wishes = receipts.flatMap((receipt) => {
    const alike = alikeOf(receipt);
    const named = alike.filter((one) => isNamed(receipt, one));
    if (named.length === 0 && namesAny(receipt, numbers)) return [];
    const [only, ...others] = named.length > 0 ? named : alike;
    return only && others.length === 0 ? [{ key: receipt.key, id: only.id }] : [];
  });
  const wanted = gathered(wishes, ({ id }) => id);
  return new Map(
    [...wanted].flatMap(([id, [first, ...more]]) => (first && more.length === 0 ? [[first.key, id]] : [])),
  );
}

/** Finds what a receipt may be without looking at everything that is awaited. */
function searchIn(awaited: readonly AwaitedMoney[]): (receipt: StatementReceipt) => readonly AwaitedMoney[] {
  const byAccount = gathered(
    awaited.filter(({ kind }) => kind === 'deposit'),
    ({ payerAccount }) => accountDigits(payerAccount),
  );
  const byDay = gathered(
    awaited.filter(({ kind }) => kind === 'order'),
    ({ payTime }) => dayOf(payTime),
  );
  return (receipt) => {
    const account = accountDigits(receipt.payerAccount);
    const deposits = account === '' ? [] : (byAccount.get(account) ?? []);
    return [...deposits, ...(byDay.get(dayOf(receipt.payTime)) ?? [])].filter((one) => isAlike(receipt, one));
  };
}

const dayOf = (time: string | null) => (time ?? '').slice(0, 10);

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

function isAlike({ payerName, money }: StatementReceipt, one: AwaitedMoney): boolean {
  const names = [one.payerName, one.supplierName].map(plainName);
  return compareYuan(money, one.money) === 0 && names.includes(plainName(payerName));
}

function isNamed({ remark }: StatementReceipt, { no, projectNo }: AwaitedMoney): boolean {
  return [no, projectNo].some((one) => one !== '' && isSaid(plainName(remark), plainName(one)));
}

/** Whether a remark names anything that is awaited. */
function namesAny({ remark }: StatementReceipt, numbers: ReadonlySet<string>): boolean {
  return plainName(remark)
    .split(/[^0-9a-z-]+/)
    .some((word) => word !== '' && numbers.has(word));
}

/** Whether a text says a number, and not a longer one that begins or ends with it: XJ-1 is not said by XJ-12. */
function isSaid(text: string, no: string): boolean {
  const isPart = (letter: string | undefined) => letter !== undefined && /[0-9a-z-]/.test(letter);
  for (let at = text.indexOf(no); at >= 0; at = text.indexOf(no, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + no.length])) return true;
  return false;
}

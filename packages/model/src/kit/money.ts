import Big from 'big.js';

Big.DP = 20;
Big.RM = Big.roundHalfUp;

const yuanPattern = /^-?\d{1,13}(\.\d{1,2})?$/;

/** Is this a yuan amount with at most two decimals? `'12.345'` is not. */
export function isYuan(text: string): boolean {
  return yuanPattern.test(text);
}

/** `'12.5'` (yuan) → `'1250'` (fen, as storage has it). Throws on more than two decimals. */
export function yuanToFen(yuan: string): string {
  if (!isYuan(yuan)) throw new RangeError(`not an amount in yuan: ${yuan}`);
  return new Big(yuan).times(100).toFixed(0);
}

/** `'1250'` (fen) → `'12.50'` (yuan, as the wire has it). */
export function fenToYuan(fen: string): string {
  const negative = fen.startsWith('-');
  const digits = (negative ? fen.slice(1) : fen).padStart(3, '0');
  return `${negative ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Unit price (yuan) × quantity, half up to the fen: the rounding is at line level (decisions 8). */
export function lineTotal(unitPrice: string, quantity: string): string {
  return new Big(unitPrice).times(quantity).round(2, Big.roundHalfUp).toFixed(2);
}

export function sumYuan(amounts: readonly string[]): string {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(2);
}

/** So many percent of an amount, in yuan; what is less than a fen is dropped. */
export function shareOfYuan(yuan: string, percent: string): string {
  return new Big(yuan).times(percent).div(100).round(2, Big.roundDown).toFixed(2);
}

/** By how much an amount moved from another, in percent with its sign: `−5.00`; nothing where it did not, or came from nought. */
export function changeInPercent(now: string, before: string): string | undefined {
  const from = new Big(before);
  const moved = new Big(now).minus(from);
  if (from.lte(0) || moved.eq(0)) return undefined;
  return `${moved.lt(0) ? '−' : '+'}${moved.abs().div(from).times(100).toFixed(2)}`;
}

/** -1, 0 or 1. */
export function compareYuan(left: string, right: string): -1 | 0 | 1 {
  return new Big(left).cmp(right);
}

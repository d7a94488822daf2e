import Big from 'big.js';

/**
 * Shares in per cent with two decimals that make exactly 100.00: each is cut, and the hundredths that are left go to the
 * largest remainders (docs/estate.md, section D). All are 0.00 where the whole is nothing.
 */
export function ratiosOf(values: readonly string[]): string[] {
  const whole = values.reduce((sum, value) => sum.plus(value), new Big(0));
  if (whole.lte(0)) return values.map(() => '0.00');
  const exact = values.map((value) => new Big(value).times(10_000).div(whole));
  const cut = exact.map((share) => share.round(0, Big.roundDown));
  const left = cut.reduce((rest, share) => rest.minus(share), new Big(10_000)).toNumber();
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share.minus(cut[index] ?? 0) }))
    .toSorted((one, other) => other.remainder.cmp(one.remainder) || one.index - other.index);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return cut.map((share, index) =>
    share
      .plus(raised.has(index) ? 1 : 0)
      .div(100)
      .toFixed(2),
  );
}

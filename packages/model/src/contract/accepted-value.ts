import Big from 'big.js';
import { compareYuan, sumYuan } from '../kit/money.ts';
import { acceptType } from './performing-choices.ts';

/** A line of a contract, as acceptances count it. */
export interface CountedLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: string;
  readonly perMoney: string;
  readonly totalMoney: string;
}

/** So much of a line was found at an acceptance of a kind. */
export interface Found {
  readonly contractLineId: string;
  readonly acceptType: number;
  readonly realQuantity: string;
}

/**
 * What has come, what was looked at first, and what was accepted are counted each by itself: the same goods pass through all
 * three. Stages and the end are one count.
 */
export const countings = ['arrival', 'preliminary', 'acceptance'] as const;
export type Counting = (typeof countings)[number];

export function countingOf(kind: number): Counting {
  if (acceptType.is(kind, 'arrival')) return 'arrival';
  return acceptType.is(kind, 'preliminary') ? 'preliminary' : 'acceptance';
}

/** How much of a line a counting has counted. */
export function countedOf(found: readonly Found[], { id }: Pick<CountedLine, 'id'>, counting: Counting): string {
  const own = found.filter((one) => one.contractLineId === id && countingOf(one.acceptType) === counting);
  return own.reduce((sum, { realQuantity }) => sum.plus(realQuantity), new Big(0)).toFixed(4);
}

/** How much of a line is left to count; never below nothing. */
export function leftToCount(found: readonly Found[], line: CountedLine, counting: Counting): string {
  const left = new Big(line.quantity).minus(countedOf(found, line, counting));
  return (left.lt(0) ? new Big(0) : left).toFixed(4);
}

/** Is one quantity more than another? */
export function isMore(quantity: string, than: string): boolean {
  return new Big(quantity).gt(than);
}

/** What so much of a line is worth, in yuan: all of it its total, a part its share, half up to the fen. */
export function valueOf(line: CountedLine, quantity: string): string {
  if (new Big(quantity).gte(line.quantity)) return line.totalMoney;
  const value = new Big(line.perMoney).times(quantity).round(2, Big.roundHalfUp).toFixed(2);
  return compareYuan(value, line.totalMoney) > 0 ? line.totalMoney : value;
}

/** What a counting has counted is worth, in yuan. */
export function countedValue(lines: readonly CountedLine[], found: readonly Found[], counting: Counting): string {
  return sumYuan(lines.map((line) => valueOf(line, countedOf(found, line, counting))));
}

/** The value of what was received and looked at: what payments may come to beside those that are made ahead. */
export function acceptedValue(lines: readonly CountedLine[], found: readonly Found[]): string {
  const values = countings.map((counting) => countedValue(lines, found, counting));
  return values.reduce((most, value) => (compareYuan(value, most) > 0 ? value : most), '0.00');
}

/** Has a counting counted every line to its end? */
export function isWhole(lines: readonly CountedLine[], found: readonly Found[], counting: Counting): boolean {
  return lines.length > 0 && lines.every((line) => new Big(countedOf(found, line, counting)).eq(line.quantity));
}

/** The first line of which more would be counted than was ordered (tolerance 0); undefined: none. */
export function overReceived(
  lines: readonly CountedLine[],
  before: readonly Found[],
  now: readonly Found[],
): CountedLine | undefined {
  return lines.find((line) =>
    now.some(
      ({ contractLineId, acceptType: kind }) =>
        contractLineId === line.id && new Big(countedOf([...before, ...now], line, countingOf(kind))).gt(line.quantity),
    ),
  );
}

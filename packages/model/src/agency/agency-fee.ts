import Big from 'big.js';

/**
 * What an agency is paid, by the sliding scale of bands (计价格〔2002〕1980号; repealed in 2016 and still what contracts refer
 * to, so the bands are rows): each part of the amount at the rate of its band, then the agreed float, then the least fee.
 */
export interface FeeTier {
  /** Yuan; `null` above: no end. */
  readonly fromMoney: string;
  readonly toMoney: string | null;
  /** Percent of goods, services and works. */
  readonly goodsRate: string;
  readonly serviceRate: string;
  readonly worksRate: string;
}

/** What is bought, as `purchaseType` says it: 1 goods, 2 services, 3 works. */
const rateOf: Readonly<Record<number, (tier: FeeTier) => string>> = {
  1: ({ goodsRate }) => goodsRate,
  2: ({ serviceRate }) => serviceRate,
  3: ({ worksRate }) => worksRate,
};

export interface FeeWish {
  /** Yuan, what is awarded, or as long as nothing is the budget. */
  readonly amount: string;
  readonly purchaseType: number;
  readonly tiers: readonly FeeTier[];
  /** Percent up or down that was agreed. */
  readonly floatPercent?: string | null;
  readonly minFee?: string | null;
}

/** The part of the amount that lies in one band. */
export interface FeeBand {
  readonly fromMoney: string;
  readonly toMoney: string | null;
  readonly part: string;
  readonly rate: string;
  /** Not rounded: the sum is. */
  readonly fee: string;
}

export interface Fee {
  readonly bands: readonly FeeBand[];
  /** By the bands alone. */
  readonly base: string;
  /** What is paid, half up to the fen. */
  readonly total: string;
  /** The least fee is more than what was calculated. */
  readonly isMinimum: boolean;
}

export function agencyFee({ amount, purchaseType, tiers, floatPercent, minFee }: FeeWish): Fee {
  const rate = rateOf[purchaseType];
  if (!rate) throw new RangeError(`no rates for purchase type ${purchaseType}`);
  const whole = new Big(amount);
  const bands = [...tiers]
    .sort((one, other) => new Big(one.fromMoney).cmp(other.fromMoney))
    .flatMap((tier) => bandOf(whole, tier, rate(tier)));
  const base = bands.reduce((sum, { fee }) => sum.plus(fee), new Big(0));
  const floated = base.times(new Big(100).plus(floatPercent ?? '0')).div(100);
  const isMinimum = floated.lt(minFee ?? '0');
  return { bands, base: yuan(base), total: yuan(isMinimum ? new Big(minFee ?? '0') : floated), isMinimum };
}

function bandOf(whole: Big, { fromMoney, toMoney }: FeeTier, rate: string): FeeBand[] {
  const end = toMoney !== null && whole.gt(toMoney) ? new Big(toMoney) : whole;
  const part = end.minus(fromMoney);
  if (part.lte(0)) return [];
  return [{ fromMoney, toMoney, part: part.toFixed(2), rate, fee: part.times(rate).div(100).toFixed() }];
}

function yuan(money: Big): string {
  return money.round(2, Big.roundHalfUp).toFixed(2);
}

/** Whether bands are a scale: from nothing upwards, without a gap, the last of them without an end. */
export function isWholeScale(tiers: readonly Pick<FeeTier, 'fromMoney' | 'toMoney'>[]): boolean {
  return faultOfTiers(tiers) === undefined && tiers.some(({ toMoney }) => toMoney === null);
}

/** Bands that leave no gap and do not overlap, from nothing upwards; what does not fit is named by its place. */
export function faultOfTiers(tiers: readonly Pick<FeeTier, 'fromMoney' | 'toMoney'>[]): number | undefined {
  const ordered = [...tiers].sort((one, other) => new Big(one.fromMoney).cmp(other.fromMoney));
  const at = ordered.findIndex(({ fromMoney }, place) => {
    const before = place === 0 ? '0' : ordered[place - 1]?.toMoney;
    return before === null || before === undefined || !new Big(before).eq(fromMoney);
  });
  return at === -1 ? undefined : at;
}

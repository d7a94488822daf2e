import { priceSignals, usualPriceLimits, type PriceLimits } from './collusion-prices.ts';

/** What a bid left behind, read after the opening only. Lists may be empty; what is empty is like nothing. */
export interface BidTraces {
  readonly id: string;
  readonly price?: string;
  /** Author, last editor, the file's own id, hash of its template. */
  readonly fileMarks: readonly string[];
  readonly depositAccounts: readonly string[];
  /** Addresses and devices of uploads, serial numbers of certificates. */
  readonly devices: readonly string[];
  /** Telephone, e-mail, postal address, bank account. */
  readonly contacts: readonly string[];
  /** Shareholders, managers, members of the project. */
  readonly people: readonly string[];
  /** ISO instants. */
  readonly uploads: readonly string[];
}

export type SignalCode = 'RF01' | 'RF02' | 'RF03' | 'RF04' | 'RF05' | 'RF06' | 'RF07' | 'RF08' | 'RF11';
export type SignalLevel = 'info' | 'warn' | 'high';

export interface CollusionSignal {
  readonly code: SignalCode;
  /** Between which bids; of prices between all. */
  readonly bids: readonly string[];
  /** What they have in common. */
  readonly common: readonly string[];
  readonly level: SignalLevel;
  /** Fewer than five prices: 样本少，仅供参考. */
  readonly isSmallSample: boolean;
}

type Found = Omit<CollusionSignal, 'level'>;

/** Signals of one family rest on the same trace; two families are two witnesses. */
const familyOf: Readonly<Record<SignalCode, string>> = {
  RF01: 'price',
  RF02: 'price',
  RF03: 'price',
  RF04: 'file',
  RF05: 'money',
  RF06: 'device',
  RF07: 'contact',
  RF08: 'people',
  RF11: 'time',
};

const shared = [
  { code: 'RF04', read: ({ fileMarks }: BidTraces) => fileMarks },
  { code: 'RF05', read: ({ depositAccounts }: BidTraces) => depositAccounts },
  { code: 'RF06', read: ({ devices }: BidTraces) => devices },
  { code: 'RF07', read: ({ contacts }: BidTraces) => contacts },
  { code: 'RF08', read: ({ people }: BidTraces) => people },
] as const;

const largeSample = 5;
const together = 5 * 60_000;

/**
 * What speaks for bids that were written together (C.10, R55: 条例 第40条, 87号令 第37条). Advice to the committee's leader and the
 * supervisor: each is closed with an opinion, none excludes anybody.
 */
export function collusionSignals(
  bids: readonly BidTraces[],
  limits: PriceLimits = usualPriceLimits,
): CollusionSignal[] {
  const pairs = pairsOf(bids);
  const common = pairs.flatMap((pair) => shared.flatMap(({ code, read }) => sharedBy(pair, code, read)));
  const prices = bids.flatMap(({ price }) => price ?? []);
  const ofPrices = priceSignals(prices, limits).map(({ code, count }): Found => ({
    code,
    bids: bids.filter(({ price }) => price !== undefined).map(({ id }) => id),
    common: [],
    isSmallSample: count < largeSample,
  }));
  const strong = [...ofPrices, ...common];
  // Uploads close to each other say something beside another trace only.
  const close = pairs.filter(uploadedTogether).flatMap(([one, other]): Found[] => {
    const joined = strong.some((signal) => signal.bids.includes(one.id) && signal.bids.includes(other.id));
    return joined ? [{ code: 'RF11', bids: [one.id, other.id], common: [], isSmallSample: false }] : [];
  });
  const all = [...strong, ...close];
  return all.map((signal) => ({ ...signal, level: levelOf(signal, { all, pairs }) }));
}

type Pair = readonly [BidTraces, BidTraces];

function pairsOf(bids: readonly BidTraces[]): Pair[] {
  return bids.flatMap((one, at) => bids.slice(at + 1).map((other): Pair => [one, other]));
}

function sharedBy([one, other]: Pair, code: SignalCode, read: (bid: BidTraces) => readonly string[]): Found[] {
  const others = new Set(read(other).map(plain));
  const common = [...new Set(read(one).map(plain))].filter((trace) => trace !== '' && others.has(trace));
  return common.length > 0 ? [{ code, bids: [one.id, other.id], common, isSmallSample: false }] : [];
}

function plain(trace: string): string {
  return trace.normalize('NFKC').trim().toLowerCase();
}

function uploadedTogether([one, other]: Pair): boolean {
  return one.uploads.some((at) =>
    other.uploads.some((then) => Math.abs(Date.parse(at) - Date.parse(then)) <= together),
  );
}

function levelOf(signal: Found, { all, pairs }: { all: readonly Found[]; pairs: readonly Pair[] }): SignalLevel {
  const touched = pairs.filter((pair) => pair.every(({ id }) => signal.bids.includes(id)));
  const isHigh = touched.some((pair) => familiesOf(pair, all).size > 1);
  if (isHigh) return 'high';
  return signal.isSmallSample ? 'info' : 'warn';
}

function familiesOf(pair: Pair, all: readonly Found[]): ReadonlySet<string> {
  const of = all.filter(({ bids, code }) => code !== 'RF11' && pair.every(({ id }) => bids.includes(id)));
  return new Set(of.map(({ code }) => familyOf[code]));
}

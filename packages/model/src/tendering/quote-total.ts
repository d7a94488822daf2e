import { compareYuan, isYuan, lineTotal, sumYuan } from '../kit/money.ts';

export interface GoodsLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: string;
}

export interface PricedLine {
  readonly itemId: string;
  /** Unit price in yuan, at most two decimals. */
  readonly perMoney: string;
}

export interface QuoteTotals {
  readonly lines: readonly {
    readonly itemId: string;
    readonly quantity: string;
    readonly perMoney: string;
    readonly totalMoney: string;
  }[];
  readonly totalMoney: string;
  /** The unit price where the package has one goods line. */
  readonly perMoney: string | null;
}

export type QuoteFault =
  | { readonly code: 'tendering.priceMissing'; readonly name: string }
  | { readonly code: 'tendering.priceNoMoney'; readonly name: string }
  | { readonly code: 'tendering.priceFormat'; readonly name: string }
  | { readonly code: 'tendering.priceNotPositive'; readonly name: string }
  | { readonly code: 'tendering.priceUnknownLine' }
  | { readonly code: 'tendering.aboveCeiling'; readonly ceiling: string };

/** The prices of a quote per goods line and in sum, half up per line; or the first thing that is wrong with them. */
export function quoteTotals(
  { items, ceiling }: { items: readonly GoodsLine[]; ceiling: string },
  priced: readonly PricedLine[],
): QuoteTotals | QuoteFault {
  const prices = new Map(priced.map(({ itemId, perMoney }) => [itemId, perMoney.trim()]));
  if (prices.size !== priced.length || priced.some(({ itemId }) => !items.some(({ id }) => id === itemId))) {
    return { code: 'tendering.priceUnknownLine' };
  }
  const lines = [];
  for (const { id, name, quantity } of items) {
    const perMoney = prices.get(id) ?? '';
    const fault = priceFault(perMoney);
    if (fault) return { code: fault, name };
    lines.push({ itemId: id, quantity, perMoney, totalMoney: lineTotal(perMoney, quantity) });
  }
  const totalMoney = sumYuan(lines.map((line) => line.totalMoney));
  if (compareYuan(totalMoney, ceiling) > 0) return { code: 'tendering.aboveCeiling', ceiling };
  return { lines, totalMoney, perMoney: lines.length === 1 ? (lines[0]?.perMoney ?? null) : null };
}

function priceFault(
  price: string,
):
  | 'tendering.priceMissing'
  | 'tendering.priceNoMoney'
  | 'tendering.priceFormat'
  | 'tendering.priceNotPositive'
  | undefined {
  if (price === '') return 'tendering.priceMissing';
  if (/^-\d/.test(price)) return 'tendering.priceNotPositive';
  if (!isYuan(price)) return /^\d+\.\d{3,}$/.test(price) ? 'tendering.priceFormat' : 'tendering.priceNoMoney';
  return compareYuan(price, '0') > 0 ? undefined : 'tendering.priceNotPositive';
}

/** The lowest of the limits that are set; the budget is always one. */
export function effectiveCeiling(budget: string, ...limits: readonly (string | null | undefined)[]): string {
  return limits.reduce<string>((lowest, limit) => (limit && compareYuan(limit, lowest) < 0 ? limit : lowest), budget);
}

import Big from 'big.js';
import { z } from 'zod';
import type { TraceNode } from '../kit/trace.ts';
import { priceUnit, tierMode } from './choices.ts';

const figure = z.union([z.string().regex(/^\d{1,9}(\.\d{1,4})?$/), z.number().min(0)]).transform(String);

/** A band in percent of the quota; the last one is open. The price is its own, or the base price times a multiplier. */
export const chargeTier = z.object({
  fromPct: figure,
  toPct: figure.nullish().transform((value) => value ?? null),
  price: figure.nullish().transform((value) => value ?? null),
  multiplier: figure.nullish().transform((value) => value ?? null),
});
export type ChargeTier = z.infer<typeof chargeTier>;
export const chargeTiers = z.array(chargeTier).min(1).max(20);

/** Stored bands as the screens read them, there without a schema (decisions/0008). */
export function readTiers(stored: unknown): ChargeTier[] {
  if (!Array.isArray(stored)) return [];
  return stored.map((tier: unknown) => {
    const given = new Map(Object.entries(Object(tier)));
    const text = (name: string) => {
      const value = given.get(name);
      return value === null || value === undefined ? null : String(value);
    };
    return {
      fromPct: text('fromPct') ?? '0',
      toPct: text('toPct'),
      price: text('price'),
      multiplier: text('multiplier'),
    };
  });
}

export interface ChargeRule {
  readonly tierMode: number;
  readonly basePrice: string;
  readonly priceUnit: number;
  readonly months: number;
  /** Up to this much over the quota nothing is charged. */
  readonly freePct: string;
  readonly tiers: readonly ChargeTier[];
  /** Returned to who pays in time, where the excess is not above `rebateMaxPct`. */
  readonly rebatePct: string;
  readonly rebateMaxPct: string;
}

export interface ChargeLine {
  readonly from: string;
  readonly to: string | null;
  readonly area: string;
  readonly price: string;
  readonly months: number;
  readonly amount: string;
}

export interface Charge {
  readonly diff: string;
  readonly over: string;
  readonly overPct: string;
  readonly lines: readonly ChargeLine[];
  readonly charge: string;
  readonly rebate: string;
  /** For who pays in time. */
  readonly payable: string;
  readonly trace: TraceNode;
}

/** Why these bands are none: `gap` when they do not follow each other from 0, `open` when the last one ends. */
export function tierFault(tiers: readonly ChargeTier[]): 'gap' | 'open' | undefined {
  let reached: string | null = '0';
  for (const { fromPct, toPct } of tiers) {
    if (reached === null || !new Big(fromPct).eq(reached)) return 'gap';
    if (toPct !== null && new Big(toPct).lte(fromPct)) return 'gap';
    reached = toPct;
  }
  return reached === null ? undefined : 'open';
}

/** What stands for the excess of a unit that may have nothing (C.2). */
const boundless = '999.99';

/** What the room beyond the quota costs (docs/estate.md C.2): by bands in percent of the quota, or one price for all of it. */
export function chargeOf(quota: string, actual: string, rule: ChargeRule): Charge {
  const diff = new Big(actual).minus(quota);
  const over = diff.gt(0) ? diff : new Big(0);
  const exact = percentOf(over, quota);
  const isFree = over.eq(0) || (exact !== undefined && exact.lte(rule.freePct));
  const lines = isFree ? [] : linesOf({ over, quota: new Big(quota), exact }, rule);
  const charge = lines.reduce((all, { amount }) => all.plus(amount), new Big(0));
  const isRebated = exact !== undefined && exact.lte(rule.rebateMaxPct);
  const rebate = isRebated ? two(charge.times(rule.rebatePct).div(100)) : '0.00';
  const result = {
    diff: two(diff),
    over: two(over),
    overPct: exact === undefined ? boundless : two(exact),
    lines,
    charge: two(charge),
    rebate,
    payable: two(charge.minus(rebate)),
  };
  return { ...result, trace: traceOf({ quota, actual }, result) };
}

/** Undefined: there is no quota that it could be a part of. */
function percentOf(over: Big, quota: string): Big | undefined {
  if (over.eq(0)) return new Big(0);
  return new Big(quota).eq(0) ? undefined : over.div(quota).times(100);
}

interface Excess {
  readonly over: Big;
  readonly quota: Big;
  readonly exact: Big | undefined;
}

function linesOf(excess: Excess, rule: ChargeRule): ChargeLine[] {
  return rule.tierMode === tierMode.code.whole ? wholeLine(excess, rule) : bandLines(excess, rule);
}

/** The band that holds the excess prices all of it; its upper bound belongs to it. */
function wholeLine({ over, exact }: Excess, rule: ChargeRule): ChargeLine[] {
  const tier = rule.tiers.find(({ toPct }) => toPct === null || (exact !== undefined && exact.lte(toPct)));
  return tier ? [lineOf(over, tier, rule)] : [];
}

/** Areas are rounded band by band; the last one reached takes what the earlier ones leave. */
function bandLines({ over, quota, exact }: Excess, rule: ChargeRule): ChargeLine[] {
  const lines: ChargeLine[] = [];
  let left = over;
  for (const tier of rule.tiers) {
    const isLast = tier.toPct === null || (exact !== undefined && exact.lte(tier.toPct));
    const width = quota.times(new Big(tier.toPct ?? 0).minus(tier.fromPct)).div(100);
    const area = isLast ? left : width.round(2, Big.roundHalfUp);
    if (area.gt(0)) lines.push(lineOf(area, tier, rule));
    left = left.minus(area);
    if (isLast) break;
  }
  return lines;
}

function lineOf(area: Big, tier: ChargeTier, rule: ChargeRule): ChargeLine {
  const price = tier.price ?? new Big(rule.basePrice).times(tier.multiplier ?? 1).toString();
  const months = rule.priceUnit === priceUnit.code.yearly ? 1 : rule.months;
  return {
    from: tier.fromPct,
    to: tier.toPct,
    area: two(area),
    price: two(new Big(price)),
    months,
    amount: two(new Big(two(area)).times(price).times(months)),
  };
}

function traceOf(
  { quota, actual }: { readonly quota: string; readonly actual: string },
  { diff, overPct, lines, charge, rebate, payable }: Omit<Charge, 'trace'>,
): TraceNode {
  const bands = lines.map(({ from, to, area, price, months, amount }): TraceNode => ({
    label: {
      zh: to === null ? `超过${from}%` : `${from}%至${to}%`,
      en: to === null ? `Above ${from}%` : `${from}% to ${to}%`,
    },
    value: amount,
    unit: 'yuan',
    expression: `${area} × ${price}${months === 1 ? '' : ` × ${months}`}`,
  }));
  return {
    label: { zh: '按期缴清应缴', en: 'Payable in time' },
    value: payable,
    unit: 'yuan',
    expression: `${charge} − ${rebate}`,
    children: [
      {
        label: { zh: '超额面积', en: 'Over-use' },
        value: diff,
        unit: 'area',
        expression: `${two(new Big(actual))} − ${two(new Big(quota))}`,
        children: [{ label: { zh: '超额比例', en: 'Over %' }, value: overPct, unit: 'percent' }],
      },
      {
        label: { zh: '应收费用', en: 'Charge' },
        value: charge,
        unit: 'yuan',
        ...(bands.length > 0 && { children: bands }),
      },
      { label: { zh: '按期缴清返还', en: 'Returned if paid in time' }, value: rebate, unit: 'yuan' },
    ],
  };
}

function two(value: Big): string {
  return value.round(2, Big.roundHalfUp).toFixed(2);
}

import Big from 'big.js';
import type { Text } from '../kit/text.ts';
import type { TraceNode } from '../kit/trace.ts';

export const subsidyKind = { lumpSum: 1, shortfall: 2, monthly: 3, promotion: 4, rent: 5, talent: 6 } as const;

/** What a subsidy is calculated from. Amounts in yuan, areas in m². */
export interface SubsidyFacts {
  readonly subsidyType: number;
  readonly standardArea: string;
  readonly ownedArea: string;
  /** What the spouse enjoys. */
  readonly spouseArea: string;
  /** Of the rank before the promotion. */
  readonly previousArea: string;
  readonly workYearsBeforeFund: string;
  readonly unitPrice: string;
  readonly ageUnitPrice: string;
  readonly monthSalary: string;
  readonly coef: string;
  /** The part of the salary that counts, 0.2 by practice. */
  readonly salaryShare: string;
  /** What the policy names, for rent and talents. */
  readonly policyAmount: string;
}

export interface Subsidy {
  readonly shortArea: string;
  readonly amount: string;
  readonly trace: TraceNode;
}

/**
 * The subsidy of a member of staff (docs/estate.md C.5): U = base + ageUnit × years; lump sum U × standard, shortfall U × (standard
 * − owned, the spouse's with it), monthly salary × coef × share ÷ standard × short, promotion U × (new − old), the others as
 * the policy says. Undefined: the standard is met, there is nothing to subsidise.
 */
export function subsidyOf(facts: SubsidyFacts): Subsidy | undefined {
  const short = shortOf(facts);
  // The policy names the amounts of rent and talents, whatever the area.
  if (short.lte(0) && !isByPolicy(facts)) return undefined;
  const { amount, node } = calculate(facts, short);
  return {
    shortArea: two(short.gt(0) ? short : new Big(0)),
    amount: two(amount),
    trace: {
      label: { zh: '补贴金额', en: 'Subsidy' },
      value: two(amount),
      unit: 'yuan',
      ...(node.expression && { expression: node.expression }),
      children: node.children,
    },
  };
}

export function isByPolicy({ subsidyType }: Pick<SubsidyFacts, 'subsidyType'>): boolean {
  return subsidyType === subsidyKind.rent || subsidyType === subsidyKind.talent;
}

/** What the household has already. */
export function enjoyedArea({ ownedArea, spouseArea }: Pick<SubsidyFacts, 'ownedArea' | 'spouseArea'>): Big {
  return new Big(ownedArea).plus(spouseArea);
}

/** The area that the subsidy is for. */
function shortOf(facts: SubsidyFacts): Big {
  const { subsidyType, standardArea, previousArea } = facts;
  switch (subsidyType) {
    case subsidyKind.lumpSum:
      return new Big(standardArea);
    case subsidyKind.promotion:
      return new Big(standardArea).minus(previousArea);
    default:
      return new Big(standardArea).minus(enjoyedArea(facts));
  }
}

interface Calculated {
  readonly amount: Big;
  readonly node: { readonly expression?: string; readonly children: readonly TraceNode[] };
}

function calculate(facts: SubsidyFacts, short: Big): Calculated {
  const { subsidyType, standardArea, ownedArea, spouseArea } = facts;
  if (isByPolicy(facts)) {
    const amount = new Big(facts.policyAmount);
    return { amount, node: { children: [leaf({ zh: '政策核定', en: 'As the policy says' }, two(amount), 'yuan')] } };
  }
  const shortNode: TraceNode = {
    label: { zh: '差额面积', en: 'Shortfall' },
    value: two(short),
    unit: 'area',
    expression: `${plain(standardArea)} − ${plain(ownedArea)}${new Big(spouseArea).eq(0) ? '' : ` − ${plain(spouseArea)}`}`,
  };
  if (subsidyType === subsidyKind.monthly) return monthly(facts, { short, shortNode });
  const price = new Big(facts.unitPrice).plus(new Big(facts.ageUnitPrice).times(facts.workYearsBeforeFund));
  const priceNode: TraceNode = {
    label: { zh: '每平方米补贴', en: 'Per m²' },
    value: two(price),
    unit: 'yuan',
    expression: `${plain(facts.unitPrice)} + ${plain(facts.ageUnitPrice)} × ${plain(facts.workYearsBeforeFund)}`,
  };
  if (subsidyType === subsidyKind.promotion) return promotion(facts, { short, price, priceNode });
  const areaNode =
    subsidyType === subsidyKind.lumpSum ? leaf({ zh: '面积标准', en: 'Standard area' }, two(short), 'area') : shortNode;
  return {
    amount: price.times(short),
    node: { expression: `${two(price)} × ${two(short)}`, children: [priceNode, areaNode] },
  };
}

function monthly(facts: SubsidyFacts, { short, shortNode }: { short: Big; shortNode: TraceNode }): Calculated {
  const { monthSalary, coef, salaryShare, standardArea } = facts;
  const standard = new Big(standardArea);
  const amount = new Big(monthSalary).times(coef).times(salaryShare).times(short).div(standard);
  const expression = `${plain(monthSalary)} × ${plain(coef)} × ${plain(salaryShare)} ÷ ${plain(standardArea)} × ${two(short)}`;
  return { amount, node: { expression, children: [shortNode] } };
}

interface Priced {
  readonly short: Big;
  readonly price: Big;
  readonly priceNode: TraceNode;
}

function promotion({ standardArea, previousArea }: SubsidyFacts, { short, price, priceNode }: Priced): Calculated {
  const difference: TraceNode = {
    label: { zh: '级差面积', en: 'Difference of the ranks' },
    value: two(short),
    unit: 'area',
    expression: `${plain(standardArea)} − ${plain(previousArea)}`,
  };
  return {
    amount: price.times(short),
    node: { expression: `${two(price)} × ${two(short)}`, children: [priceNode, difference] },
  };
}

function leaf(label: Text, value: string, unit: 'area' | 'yuan'): TraceNode {
  return { label, value, unit };
}

function two(value: Big): string {
  return value.round(2, Big.roundHalfUp).toFixed(2);
}

function plain(value: string): string {
  return new Big(value).toString();
}

import { exact, sumOf } from './exact.ts';

export interface ScaleItem {
  readonly id: string;
  readonly maxScore: string;
  readonly isPrice: boolean;
}

export type ScaleFault = 'notHundred' | 'noPrice' | 'priceTooLight' | 'priceTooHeavy';

/** What the price must and may weigh, in points of a hundred. */
export interface PriceBounds {
  readonly least?: string;
  readonly most?: string;
}

/** R49 (87号令 第55条, 214号文 第24条): by method and by what is bought (1 goods, 2 services, 3 works). */
export function priceBounds(purchaseType: number, isConsultation: boolean): PriceBounds {
  if (purchaseType === 1) return isConsultation ? { least: '30', most: '60' } : { least: '30' };
  if (purchaseType === 2) return isConsultation ? { least: '10', most: '30' } : { least: '10' };
  return {};
}

/** What is wrong with a table of scores; nothing in an empty list. */
export function faultsOfScale(items: readonly ScaleItem[], { least, most }: PriceBounds): ScaleFault[] {
  const sum = sumOf(items.map(({ maxScore }) => exact(maxScore)));
  const price = sumOf(items.filter(({ isPrice }) => isPrice).map(({ maxScore }) => exact(maxScore)));
  return [
    ...(sum.equals(100) ? [] : (['notHundred'] as const)),
    ...(price.equals(0) && least !== undefined ? (['noPrice'] as const) : []),
    ...(!price.equals(0) && least !== undefined && price.compare(exact(least)) < 0 ? (['priceTooLight'] as const) : []),
    ...(most !== undefined && price.compare(exact(most)) > 0 ? (['priceTooHeavy'] as const) : []),
  ];
}

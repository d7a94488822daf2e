import type { Choice } from '../kit/field.ts';
import { named } from '../kit/named.ts';

/** Enumerations of customers; the values are the API's. */
export const customerStatus = named({
  potential: { value: 0, label: { zh: '潜在', en: 'Potential' }, tone: 'grey' },
  inContact: { value: 1, label: { zh: '跟进中', en: 'In contact' }, tone: 'blue' },
  won: { value: 2, label: { zh: '已成交', en: 'Won' }, tone: 'green' },
  lost: { value: 3, label: { zh: '流失', en: 'Lost' }, tone: 'red' },
  /** Nobody looks after it. */
  pooled: { value: 4, label: { zh: '公海', en: 'In the pool' }, tone: 'orange' },
});

export const customerLevels = [
  { value: 1, label: { zh: 'A', en: 'A' } },
  { value: 2, label: { zh: 'B', en: 'B' } },
  { value: 3, label: { zh: 'C', en: 'C' } },
] as const satisfies readonly Choice[];

export const visitWays = [
  { value: 1, label: { zh: '上门', en: 'In person' } },
  { value: 2, label: { zh: '电话', en: 'By phone' } },
  { value: 3, label: { zh: '线上', en: 'Online' } },
] as const satisfies readonly Choice[];

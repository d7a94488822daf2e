import Big from 'big.js';
import { entity } from '../kit/entity.ts';
import type { RateStep } from './rent-lines.ts';

/**
 * What the university itself sets for its leases, from a day on, with where it comes from: no law says these numbers. The
 * platform's row is what everybody begins with (docs/estate.md C.6, SM8); a tenant's own ones count before it.
 */
export const leasePolicy = entity({
  name: 'leasePolicy',
  table: 'lease_policy',
  label: { zh: '租赁政策', en: 'Lease policy' },
  path: '/api/eam/lease-policy',
  verbs: {
    page: 'POST /dataPage',
    detail: 'GET /detail',
    save: 'POST /save',
    remove: 'POST /remove',
    export: 'POST /excel',
  },
  menu: 'leasePolicy',
  sort: ['-effectiveDate'],
  dataScoped: 'granted',
  platformReadable: true,
  fields: {
    effectiveDate: { kind: 'day', label: { zh: '生效日期', en: 'In force from' }, required: true },
    maxTermMonths: {
      kind: 'integer',
      label: { zh: '申请租期上限（月）', en: 'Longest term applied for (months)' },
      min: 1,
      max: 240,
      required: true,
      initial: 36,
    },
    renewalDays: {
      kind: 'integer',
      label: { zh: '可提前申请续租（天）', en: 'Renewals asked for so many days ahead' },
      min: 1,
      max: 366,
      required: true,
      initial: 90,
    },
    maxRenewals: {
      kind: 'integer',
      label: { zh: '续租次数上限', en: 'Renewals at most' },
      min: 0,
      max: 99,
      required: true,
      initial: 3,
    },
    noticeDays: {
      kind: 'integer',
      label: { zh: '强制退租催告期（天）', en: 'Days of notice before a compelled surrender' },
      min: 0,
      max: 366,
      required: true,
      initial: 15,
    },
    holdoverMultiple: {
      kind: 'rate',
      label: { zh: '超期租金倍数', en: 'Multiple of the rent after the end' },
      min: 1,
      max: 10,
      required: true,
      initial: '1.5',
    },
    lateFeeRate: {
      kind: 'rate',
      label: { zh: '滞纳金日率（%）', en: 'Late fee a day (%)' },
      min: 0,
      max: 1,
      required: true,
      initial: '0',
      help: { zh: '按未缴租金逐日计算，0为不收', en: 'Of the rent that is unpaid, day by day; 0: none' },
    },
    firstYearRate: yearRate('第1年收取比例（%）', 'First year (%)', '60'),
    secondYearRate: yearRate('第2年收取比例（%）', 'Second year (%)', '70'),
    thirdYearRate: yearRate('第3年收取比例（%）', 'Third year (%)', '80'),
    laterRate: yearRate('第4年起收取比例（%）', 'From the fourth year on (%)', '100'),
    source: { kind: 'text', label: { zh: '依据', en: 'Source' }, maxLength: 200, required: true },
  },
});

function yearRate(zh: string, en: string, initial: string) {
  return { kind: 'rate', label: { zh, en }, min: 0, max: 300, required: true, initial } as const;
}

export interface LadderRates {
  readonly firstYearRate: string;
  readonly secondYearRate: string;
  readonly thirdYearRate: string;
  readonly laterRate: string;
}

/** The steps of a laddered rent, by the years that somebody has rented. */
export function ladderOf({ firstYearRate, secondYearRate, thirdYearRate, laterRate }: LadderRates): RateStep[] {
  return [firstYearRate, secondYearRate, thirdYearRate, laterRate].map((rate, year) => ({
    fromMonth: year * 12,
    rate: new Big(rate).toString(),
  }));
}

import { ratiosOf, type ChartAnswer, numberOf } from '@zhaocai/model';
import type { Ctx } from '../../platform/http/index.ts';

export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

const area = { key: 'area', name: '面积', nameEn: 'Area' };

function totalOf(bars: readonly Bar[]): string {
  return bars.reduce((sum, { value }) => sum.plus(value), numberOf(0)).toFixed(2);
}

export function barChart({ now }: Ctx, { unit, bars }: { unit: string; bars: readonly Bar[] }): ChartAnswer {
  return {
    unit,
    categories: bars.map(({ name }) => name),
    series: [{ ...area, type: 'bar', data: bars.map(({ value }) => value) }],
    total: { area: totalOf(bars) },
    asOf: now.slice(0, 10),
  };
}

/** Shares that make 100.00 (docs/estate.md, section D). */
export function pieChart({ now }: Ctx, { unit, slices }: { unit: string; slices: readonly Bar[] }): ChartAnswer {
  const ratios = ratiosOf(slices.map(({ value }) => value));
  return {
    unit,
    categories: slices.map(({ name }) => name),
    series: [{ ...area, type: 'pie', data: slices.map((one, index) => ({ ...one, ratio: ratios[index] ?? '0.00' })) }],
    total: { area: totalOf(slices) },
    asOf: now.slice(0, 10),
  };
}

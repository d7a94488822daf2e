import type { Parameters } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import type { Given } from '../parameters.ts';

/** The statement of a query for a caller; its values are bound. */
export type QueryText = (ctx: Ctx, given: Given, parameters: Parameters) => string;

/** The two days of a query, both included, over an instant's column. */
export function between(column: string, { from, until }: Given, parameters: Parameters): string {
  const parts = [
    ...(from === undefined ? [] : [`${column} >= ${parameters.bind(from)}::date`]),
    ...(until === undefined ? [] : [`${column} < ${parameters.bind(until)}::date + 1`]),
  ];
  return parts.length > 0 ? ` and ${parts.join(' and ')}` : '';
}

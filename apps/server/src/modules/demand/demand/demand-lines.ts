import { demandDetail, demandLineMoney, type DemandDetailInput, type DemandDetailRow } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { dropRows, findRows, insertRows } from '../../../platform/rows/index.ts';

/** The lines of demands, each demand's in the order in which they were written. */
export function linesOfAll(ctx: Ctx, demandIds: readonly string[]): Promise<DemandDetailRow[]> {
  return findRows(ctx, demandDetail, { of: 'demandId', ids: demandIds, reach: 'tenant' });
}

export function demandLines(ctx: Ctx, demandId: string): Promise<DemandDetailRow[]> {
  return linesOfAll(ctx, [demandId]);
}

/** A line as evidence keeps it. */
export function lineOf(line: DemandDetailInput) {
  const { name, brandModel, techParams, afterSale, unit, qty, price, isKey } = line;
  const money = demandLineMoney({ qty: String(qty), price: String(price) }) ?? '0.00';
  return {
    name,
    brandModel: brandModel ?? null,
    techParams: techParams ?? null,
    afterSale: afterSale ?? null,
    unit,
    qty,
    price,
    isKey: Boolean(isKey),
    money,
  };
}

/** The lines of a demand become exactly these. */
export async function replaceLines(ctx: Ctx, demandId: string, lines: readonly DemandDetailInput[]): Promise<void> {
  await dropRows(ctx, demandDetail, { of: 'demandId', ids: [demandId] });
  await insertLines(ctx, demandId, lines);
}

/** The lines of a demand that has none yet, numbered from 1: one statement. */
export async function insertLines(ctx: Ctx, demandId: string, lines: readonly DemandDetailInput[]): Promise<void> {
  const rows = lines.map((line, index) => ({ demandId, lineNo: index + 1, ...lineOf(line) }));
  await insertRows(ctx, demandDetail, { rows });
}

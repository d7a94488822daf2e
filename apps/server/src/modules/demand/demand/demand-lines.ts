import {
  demandDetail,
  demandLineMoney,
  message,
  validate,
  type DemandDetailInput,
  type DemandDetailRow,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { dropRows, insertRows, projectionOf, toWireRow } from '../../../platform/rows/index.ts';

const projection = projectionOf(demandDetail, 'detail');

/** The lines of demands, in the order in which the demands are named. */
export async function linesOfAll(ctx: Ctx, demandIds: readonly string[]): Promise<DemandDetailRow[]> {
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from demand_detail t
     where t.tenant_id = $1 and t.demand_id = any($2::bigint[]) and t.is_deleted = 0
     order by array_position($2::bigint[], t.demand_id), t.line_no`,
    [ctx.tenantId, demandIds],
  );
  // The select list is made from the definition that the type is made from.
  return rows.map((row) => toWireRow(row, projection) as unknown as DemandDetailRow);
}

export function demandLines(ctx: Ctx, demandId: string): Promise<DemandDetailRow[]> {
  return linesOfAll(ctx, [demandId]);
}

/** Refuses the first line that is not filled in as it must be. */
export function judgeLines({ language }: Pick<Ctx, 'language'>, lines: readonly DemandDetailInput[]): void {
  for (const [index, line] of lines.entries()) {
    const [fault] = validate(demandDetail.fields, { ...line });
    if (!fault) continue;
    const text = message(fault.code, language, { field: fault.label[language], ...fault.parameters });
    refuse('demand.line', { no: index + 1, text });
  }
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

/** The lines of a demand become exactly these, numbered from 1. */
export async function replaceLines(ctx: Ctx, demandId: string, lines: readonly DemandDetailInput[]): Promise<void> {
  await dropRows(ctx, demandDetail, { of: 'demandId', ids: [demandId] });
  const rows = lines.map((line, index) => ({ demandId, lineNo: index + 1, ...lineOf(line) }));
  await insertRows(ctx, demandDetail, { rows });
}

import { columnOf, type Entity, type Field, type PageInput } from '@zhaocai/contract';
import { writeSheet, type SheetField } from '../excel/index.ts';
import { contentTypes } from '../files/content-type.ts';
import { downloadHeaders } from '../files/download-headers.ts';
import type { Ctx, RawAnswer } from '../http/context.ts';
import { projectionOf, toWireRow } from './columns.ts';
import { filterConditions } from './filters.ts';
import { Parameters } from './sql-text.ts';
import { visibleConditions, type ScopeHook } from './visible.ts';

type WireRow = Record<string, unknown>;

const rowLimit = 10_000;
const batchSize = 1_000;

/** The list's rows with the list's own filters as an .xlsx, newest first, up to 10,000 rows. */
export async function exportRows(
  ctx: Ctx,
  entity: Entity,
  { input, scope }: { input: PageInput; scope?: ScopeHook },
): Promise<RawAnswer> {
  const fields = Object.fromEntries(
    Object.entries(entity.fields).filter((entry): entry is [string, SheetField] => isColumn(entry[1])),
  );
  const rows: WireRow[] = [];
  for await (const row of rowsByKeyset(ctx, entity, { input, scope })) rows.push(row);
  const { [ctx.language]: name } = entity.label;
  const body = await writeSheet({ name, fields, rows, language: ctx.language });
  return {
    headers: downloadHeaders({ fileName: `${name}-${ctx.now.slice(0, 10)}.xlsx`, contentType: contentTypes.xlsx }),
    body,
  };
}

/** Batches by id, so that a deep row costs what the first one costs. */
async function* rowsByKeyset(
  ctx: Ctx,
  entity: Entity,
  { input, scope }: { input: PageInput; scope?: ScopeHook },
): AsyncGenerator<WireRow> {
  const projection = projectionOf(entity, 'list');
  let last: string | undefined;
  for (let count = 0; count < rowLimit; count += batchSize) {
    const parameters = new Parameters();
    const where = [
      ...visibleConditions(entity, ctx, { parameters, scope }),
      ...filterConditions(entity, input, parameters),
    ];
    if (last) where.push(`t.${columnOf(entity.fields, 'id')} < ${parameters.bind(last)}`);
    const rows = await ctx.db.query<WireRow & { id: string }>(
      `select ${projection.select} from ${entity.table} t where ${where.join(' and ')} order by t.id desc limit ${batchSize}`,
      parameters.values,
    );
    for (const row of rows) yield toWireRow(row, projection);
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id;
  }
}

const sheetKinds: ReadonlySet<Field['kind']> = new Set<SheetField['kind']>([
  'text',
  'longText',
  'integer',
  'decimal',
  'money',
  'rate',
  'choice',
  'flag',
  'day',
  'instant',
  'month',
]);

/** What the list shows and a cell can hold. */
function isColumn(field: Field): field is SheetField {
  return sheetKinds.has(field.kind) && !field.secret && !field.detailOnly;
}

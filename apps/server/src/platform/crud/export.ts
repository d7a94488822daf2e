import writeWorkbook, { type Cell, type SheetData } from 'write-excel-file/node';
import { columnOf, type Entity, type Field, type Language, type PageInput } from '@zhaocai/contract';
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
  const fields = Object.entries(entity.fields).filter(
    ([, field]) => !field.secret && !field.detailOnly && field.kind !== 'json' && field.kind !== 'files',
  );
  const sheet: SheetData = [
    fields.map(([, field]) => ({ value: field.label[ctx.language], fontWeight: 'bold' as const })),
  ];
  for await (const row of rowsByKeyset(ctx, entity, { input, scope })) {
    sheet.push(fields.map(([name, field]) => cellOf(field, row[name], ctx.language)));
  }
  const body = await writeWorkbook(sheet, { stickyRowsCount: 1 }).toBuffer();
  return { headers: attachmentHeaders(`${entity.label[ctx.language]}-${ctx.now.slice(0, 10)}.xlsx`), body };
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

function cellOf(field: Field, value: unknown, language: Language): Cell {
  if (value === null || value === undefined) return null;
  if (field.kind === 'money') return { value: Number(value), type: Number, format: '#,##0.00' };
  if (field.kind === 'integer') return { value: Number(value), type: Number };
  if (field.kind === 'choice') {
    const choice = field.choices.find((one) => one.value === value);
    return { value: choice?.label[language] ?? String(value), type: String };
  }
  if (field.kind === 'flag') return { value: flagWord(value === true, language), type: String };
  return { value: String(value), type: String };
}

function flagWord(flag: boolean, language: Language): string {
  if (language === 'en') return flag ? 'Yes' : 'No';
  return flag ? '是' : '否';
}

/** A download's headers; the name keeps its Chinese characters (RFC 5987). */
export function attachmentHeaders(fileName: string): Record<string, string> {
  return {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="export.xlsx"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'access-control-expose-headers': 'content-disposition',
  };
}

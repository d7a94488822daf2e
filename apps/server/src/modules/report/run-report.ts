import {
  fenToYuan,
  isQueryName,
  report,
  reportQueries,
  type EndpointInput,
  type EndpointOutput,
  type ReportQuery,
  type ReportRow,
  type runReport as endpoint,
} from '@zhaocai/model';
import { demandExport } from '../../platform/access/index.ts';
import { readDetail } from '../../platform/crud/index.ts';
import { Parameters } from '../../platform/rows/index.ts';
import { datedSpreadsheet, writeSpreadsheet, type SpreadsheetField } from '../../platform/excel/index.ts';
import { refuse, type Ctx, type RawAnswer } from '../../platform/http/index.ts';
import { factsTable, fieldText, printedAnswer } from '../../platform/print/index.ts';
import { parametersOf } from './parameters.ts';
import { queryTexts } from './queries/query-texts.ts';
import { reportScope } from './report-scope.ts';

type RunInput = EndpointInput<typeof endpoint>;
type RunAnswer = EndpointOutput<typeof endpoint>;

/** The rows of a report for whoever asks: of his tenant, within his data scope. */
export async function runReport(ctx: Ctx, input: RunInput): Promise<RunAnswer> {
  const row = await readDetail(ctx, report, { id: input.id, scope: reportScope });
  const queryName = String(row.queryName);
  if (!isQueryName(queryName)) return refuse('report.queryUnknown', { name: queryName });
  const query: ReportQuery = reportQueries[queryName];
  const parameters = parametersOf(ctx, query, row.parameters, input.parameters);
  const bound = new Parameters();
  const text = queryTexts[queryName](ctx, parameters, bound);
  const rows = await ctx.db.query<Record<string, string | number | null>>(text, bound.values);
  return {
    id: input.id,
    name: String(row.name),
    nameEn: typeof row.nameEn === 'string' ? row.nameEn : null,
    queryName,
    chart: Number(row.chart),
    parameters,
    rows: rows.map((found) => inYuan(query, found)),
  };
}

/** Sums of money arrive in fen. */
function inYuan({ columns }: ReportQuery, row: ReportRow): ReportRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      columns[name]?.kind === 'money' && value !== null ? fenToYuan(String(value)) : value,
    ]),
  );
}

/** The same rows as an .xlsx. */
export async function exportReport(ctx: Ctx, input: RunInput): Promise<RawAnswer> {
  await demandExport(ctx);
  const { name: zh, nameEn, queryName, rows } = await runReport(ctx, input);
  const columns: ReportQuery['columns'] = isQueryName(queryName) ? reportQueries[queryName].columns : {};
  const fields = Object.fromEntries(
    Object.entries(columns).filter((one): one is [string, SpreadsheetField] => isCell(one[1])),
  );
  const name = ctx.language === 'en' ? nameEn || zh : zh;
  const body = await writeSpreadsheet({ name, fields, rows, language: ctx.language });
  return datedSpreadsheet(ctx, name, body);
}

/** The same rows on paper, under the conditions that were set. */
export async function printReport(ctx: Ctx, input: RunInput): Promise<RawAnswer> {
  const { name: zh, nameEn, queryName, rows, parameters } = await runReport(ctx, input);
  if (!isQueryName(queryName)) return refuse('report.queryUnknown', { name: queryName });
  const { columns, parameters: asked }: ReportQuery = reportQueries[queryName];
  const { language } = ctx;
  const conditions = Object.entries(asked).flatMap(([name, field]): [string, string][] => {
    const text = fieldText(field, parameters[name], language);
    return text === '' ? [] : [[field.label[language], text]];
  });
  const table = {
    kind: 'table',
    columns: Object.values(columns).map(({ label }) => label[language]),
    rows: rows.map((row) => Object.entries(columns).map(([name, field]) => fieldText(field, row[name], language))),
  } as const;
  return printedAnswer(ctx, {
    title: language === 'en' ? nameEn || zh : zh,
    note: ctx.now.slice(0, 16),
    blocks: conditions.length > 0 ? [factsTable(conditions), table] : [table],
  });
}

const cells: ReadonlySet<string> = new Set<SpreadsheetField['kind']>([
  'text',
  'integer',
  'rate',
  'money',
  'choice',
  'day',
  'month',
  'instant',
]);

function isCell(field: ReportQuery['columns'][string]): field is SpreadsheetField {
  return cells.has(field.kind);
}

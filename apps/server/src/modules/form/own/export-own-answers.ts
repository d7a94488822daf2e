import type { FormField, FormValues } from '@zhaocai/model';
import { demandExport } from '../../../platform/access/index.ts';
import { datedSpreadsheet, writePlain, type PlainCell } from '../../../platform/excel/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { notFound, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import { columnsOf } from '../answer/answer-columns.ts';
import { batchesById } from '../answer/batches-by-id.ts';
import { cellOf } from '../answer/export-answers.ts';
import { ownConditions, ownFrom, type OwnInput } from './own-answers.ts';
import { ownAnswersWords } from './export-own-words.ts';

interface OwnAnswer {
  readonly id: string;
  readonly formName: string;
  readonly title: string;
  readonly createTime: string;
  readonly updateTime: string;
  readonly answers: FormValues;
}

/** The caller's list as a workbook; of one form with what was filled in, in the versions that he himself saw. */
export async function exportOwnAnswers(ctx: Ctx, input: OwnInput): Promise<RawAnswer> {
  await demandExport(ctx);
  const form = input.formId === undefined ? undefined : await ownForm(ctx, input.formId);
  const columns = form?.columns ?? [];
  const { heads, ...own } = ownAnswersWords[ctx.language];
  const name = form?.formName ?? own.name;
  const header = [...heads, ...columns.map(({ label, prop }) => label || prop)];
  return datedSpreadsheet(ctx, name, writePlain({ name, header, batches: batchesOf(ctx, input, columns) }));
}

async function ownForm(ctx: Ctx, formId: string) {
  const parameters = new Parameters();
  const where = ownConditions(ctx, { formId }, parameters).join(' and ');
  const rows = await ctx.db.query<{ id: string; formName: string }>(
    `select v.id, d.form_name as "formName" ${ownFrom} where ${where} group by v.id, v.no, d.form_name
     order by v.no desc`,
    parameters.values,
  );
  const [latest] = rows;
  return latest ? { formName: latest.formName, columns: await columnsOf(ctx, rows) } : notFound();
}

const ownRows = `select t.id, d.form_name as "formName", t.title, t.create_time as "createTime",
  coalesce(t.update_time, t.create_time) as "updateTime", t.answers ${ownFrom}`;

function batchesOf(ctx: Ctx, input: OwnInput, columns: readonly FormField[]): AsyncGenerator<PlainCell[][]> {
  return batchesById<OwnAnswer>(ctx, {
    conditions: (parameters) => ownConditions(ctx, input, parameters),
    rows: ownRows,
    cells: (row) => cellsOf(row, columns),
  });
}

function cellsOf({ formName, title, createTime, updateTime, answers }: OwnAnswer, columns: readonly FormField[]) {
  return [formName, title, createTime, updateTime, ...columns.map((field) => cellOf(field, answers))];
}

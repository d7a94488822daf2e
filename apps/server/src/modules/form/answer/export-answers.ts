import {
  answerLifecycle,
  fieldDescriptors,
  formAnswer,
  type FormField,
  type FormValues,
  type Language,
} from '@zhaocai/model';
import { demandExport } from '../../../platform/access/index.ts';
import { datedSpreadsheet, writePlain, type PlainCell } from '../../../platform/excel/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { loadColumns, valueText } from './answer-columns.ts';
import { answerConditions, answerFrom, answerSelect, type ListInput, type StoredAnswer } from './answer-list.ts';
import { batchesById } from './batches-by-id.ts';
import { answerHeads } from './export-answers-words.ts';

/** All answers that the list would show, newest first, as a workbook that is written while they are read. */
export async function exportAnswers(ctx: Ctx, input: ListInput): Promise<RawAnswer> {
  await demandExport(ctx);
  const { formName, columns } = await loadColumns(ctx, input.formId);
  // Asked once before the answer begins, so that a wrong filter is refused and not cut off in the middle.
  answerConditions(ctx, input, { parameters: new Parameters(), columns });
  const { title, answerState } = formAnswer.fields;
  const own = [title, answerState].map(({ label }) => label[ctx.language]);
  const header = [...own, ...answerHeads[ctx.language], ...columns.map(({ label, prop }) => label || prop)];
  const body = writePlain({ name: formName, header, batches: batchesOf(ctx, input, columns) });
  return datedSpreadsheet(ctx, formName, body);
}

function batchesOf(ctx: Ctx, input: ListInput, columns: readonly FormField[]): AsyncGenerator<PlainCell[][]> {
  return batchesById<StoredAnswer>(ctx, {
    conditions: (parameters) => answerConditions(ctx, input, { parameters, columns }),
    rows: `select ${answerSelect} ${answerFrom}`,
    cells: (row) => cellsOf(row, { columns, language: ctx.language }),
  });
}

function cellsOf(
  row: StoredAnswer,
  { columns, language }: { readonly columns: readonly FormField[]; readonly language: Language },
): PlainCell[] {
  const state = answerLifecycle.named(row.answerState)?.label[language] ?? '';
  const own = [row.title, state, row.createUserName, row.createTime, row.versionNo];
  return [...own, ...columns.map((field) => cellOf(field, row.answers))];
}

/** Numbers as numbers, the rest as it reads. */
export function cellOf(field: FormField, answers: FormValues): PlainCell {
  const value = answers[field.prop];
  const isNumber = fieldDescriptors[field.type].valueKind === 'number' && typeof value === 'number';
  return isNumber ? value : valueText(field, answers);
}

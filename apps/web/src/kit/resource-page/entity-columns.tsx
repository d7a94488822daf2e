import type { Field, Fields } from '@zhaocai/model/kit/field';
import { cellValue, type DataColumn } from '../data-table/column.ts';
import { FieldValueView, nameBeside } from '../resource-form/field-value.tsx';
import { kitTexts } from '../text/kit-texts.ts';
import { currentLanguage } from '../text/language.ts';
import { shownInstant } from '../widgets/shown-instant.ts';

const widths: Readonly<Partial<Record<Field['kind'], number>>> = {
  money: 150,
  integer: 110,
  decimal: 120,
  rate: 110,
  flag: 90,
  day: 120,
  month: 110,
  instant: 160,
  text: 200,
};
const numeric: ReadonlySet<Field['kind']> = new Set(['money', 'integer', 'decimal', 'rate']);

/** The columns that a list draws from its definition; `only` chooses and orders them. */
export function entityColumns<R extends object>(fields: Fields, only?: readonly string[]): DataColumn<R>[] {
  const listed = Object.entries(fields).filter(([, field]) => !field.secret && !field.detailOnly);
  const columns = listed.map(([name, field]) => fieldColumn<R>(name, field));
  if (only) return only.flatMap((name) => columns.find((column) => column.prop === name) ?? []);
  return [...columns, createTimeColumn<R>()];
}

/** The longest word of the language in use decides; one that is a sentence ends in an ellipsis. */
function choiceWidth({ choices }: Extract<Field, { kind: 'choice' }>): number {
  const language = currentLanguage();
  const letterWidth = language === 'zh' ? 14 : 7;
  const longest = Math.max(...choices.map(({ label }) => label[language].length));
  return Math.min(Math.max(120, 44 + letterWidth * longest), 190);
}

export function fieldColumn<R extends object>(name: string, field: Field): DataColumn<R> {
  return {
    prop: name,
    label: field.label,
    width: field.kind === 'choice' ? choiceWidth(field) : (widths[field.kind] ?? 160),
    align: numeric.has(field.kind) ? 'right' : 'left',
    sortable: !['files', 'json', 'refs', 'richText', 'longText'].includes(field.kind),
    render: (row) => <FieldValueView field={field} value={cellValue(row, name)} named={nameBeside(row, name)} />,
  };
}

function createTimeColumn<R extends object>(): DataColumn<R> {
  return {
    prop: 'createTime',
    label: kitTexts.createTime,
    width: 160,
    sortable: true,
    render: (row) => <time className="kit-number">{shownInstant(String(cellValue(row, 'createTime') ?? ''))}</time>,
  };
}

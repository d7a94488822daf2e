import type { Variable, VariableType } from '../../workflow/expression.ts';
import { fieldDescriptors } from '../descriptors.ts';
import { answeredFields } from '../fields.ts';
import { flagAt } from '../json.ts';
import type { FormAnswers, FormField, FormModel } from '../model.ts';
import { isEmptyValue } from '../values.ts';

const typeOfKind: Readonly<Record<string, VariableType>> = {
  text: 'text',
  html: 'text',
  date: 'text',
  number: 'number',
  choices: 'list',
  path: 'list',
  range: 'list',
  texts: 'list',
  files: 'list',
  named: 'list',
  rows: 'list',
};

/** A field as expressions see it; what may be of several types is looked at as it is. */
export function variableType(field: FormField): VariableType {
  const { valueKind } = fieldDescriptors[field.type];
  if (valueKind === 'choice' && flagAt(field.props, 'multiple')) return 'list';
  if (field.props['valueFormat'] === 'timestamp') return 'any';
  return typeOfKind[valueKind] ?? 'any';
}

/** Fields that conditions may speak of: in linkage and in the flows that carry the form. */
export function formVariables(form: Pick<FormModel, 'fields'>): readonly Variable[] {
  const seen = new Set<string>();
  // Of two fields with one name the first counts: that there are two is a fault of its own.
  const isFirst = (prop: string) => !seen.has(prop) && seen.add(prop).has(prop);
  return answeredFields(form)
    .filter(({ type, prop }) => prop !== '' && fieldDescriptors[type].valueKind !== 'none' && isFirst(prop))
    .map((field) => ({ name: field.prop, type: variableType(field), label: { zh: field.label, en: field.label } }));
}

/** A row as expressions see it: an empty number is 0, an empty text is one. */
export function shapedRow(columns: readonly FormField[], row: FormAnswers): FormAnswers {
  return Object.fromEntries([
    ...Object.entries(row),
    ...columns.map((column) => [column.prop, shaped(row[column.prop], variableType(column))]),
  ]);
}

function shaped(value: unknown, type: VariableType): unknown {
  if (type === 'number') return isEmptyValue(value) ? 0 : Number(value);
  if (type === 'text') return isEmptyValue(value) ? '' : String(value);
  if (type === 'list') return Array.isArray(value) ? value : [];
  return value ?? null;
}

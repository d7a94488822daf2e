import { fieldDescriptors } from './descriptors.ts';
import { textAt } from './json.ts';
import { linkage, rowsOf, type LinkageState } from './linkage.ts';
import type { FormAnswers, FormField, FormModel, Printed, PrintRow } from './model.ts';
import { isEmptyValue } from './values.ts';

const nothing: Printed = { kind: 'text', text: '' };

/** The answers as they are printed, in the order of the form; what linkage hides is left out. */
export function printAnswers(form: FormModel, answers: FormAnswers): readonly PrintRow[] {
  const state = linkage(form).evaluate(answers);
  return form.fields.flatMap((field) => rowsFor(field, answers, state));
}

function rowsFor(field: FormField, answers: FormAnswers, state: LinkageState): readonly PrintRow[] {
  const { type, prop, label, span, props } = field;
  if (props['display'] === false || state.visible[prop] === false) return [];
  const heading = type === 'title' ? (textAt(props, 'valueDefault') ?? label) : label;
  const own = { prop, label: heading, type, span, printed: printedOf(field, answers) };
  return type === 'group' ? [own, ...(field.children ?? []).flatMap((child) => rowsFor(child, answers, state))] : [own];
}

function printedOf(field: FormField, answers: FormAnswers): Printed {
  if (field.type === 'dynamic') return printedRows(field, rowsOf(answers[field.prop]));
  if (fieldDescriptors[field.type].valueKind === 'none') return { kind: 'heading' };
  const value = answers[field.prop];
  if (isEmptyValue(value)) return nothing;
  // What was chosen from a fetched list is printed by the name that it had then.
  const name = answers[`$${field.prop}`];
  return typeof name === 'string' && name !== ''
    ? { kind: 'text', text: name }
    : fieldDescriptors[field.type].toPrint(value, field);
}

function printedRows(table: FormField, rows: readonly FormAnswers[]): Printed {
  const columns = (table.children ?? []).filter(
    ({ type, props }) => fieldDescriptors[type].valueKind !== 'none' && props['display'] !== false,
  );
  return {
    kind: 'rows',
    columns: columns.map(({ label }) => label),
    rows: rows.map((row) => columns.map((column) => printedOf(column, row))),
  };
}

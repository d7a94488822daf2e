import type { FieldRights } from '../workflow/field-rights.ts';
import { fieldDescriptors } from './descriptors.ts';
import type { ValueFault } from './descriptor.ts';
import { answeredFields } from './fields.ts';
import { flagAt, isJsonObject, numberAt, textAt } from './json.ts';
import { linkage, rowsOf, type LinkageState } from './linkage.ts';
import type { AnswerFault, FormAnswers, FormField, FormModel } from './model.ts';
import { keepsNames } from './options.ts';
import { compilePattern } from './pattern/match-pattern.ts';
import { isChosen, ownMessage } from './rules.ts';
import { isEmptyValue } from './values.ts';

export interface AnswerScope {
  /** Of the step that fills it in: hidden and read-only fields are not demanded, required ones are. */
  readonly rights?: FieldRights;
}

/** What is wrong with the answers to a form: the same rules in the browser and on the server. */
export function checkAnswers(
  form: FormModel,
  answers: FormAnswers,
  { rights = {} }: AnswerScope = {},
): readonly AnswerFault[] {
  if (!isJsonObject(answers)) return [{ prop: '', code: 'form.answer.notObject' }];
  const fields = valueFields(answeredFields(form));
  const state = linkage(form).evaluate(answers);
  return [
    ...unknownNames(fields, answers).map((prop) => ({
      prop,
      code: 'form.answer.unknown' as const,
      parameters: { prop },
    })),
    ...fields.flatMap((field) => {
      const given = { value: answers[field.prop], path: field.prop, state, rights };
      const fault = faultOf(field, given);
      const own = fault ? [{ prop: field.prop, ...fault }] : [];
      return field.type === 'dynamic' && !fault ? rowFaults(field, given) : own;
    }),
  ];
}

interface Given {
  readonly value: unknown;
  readonly path: string;
  readonly state: LinkageState;
  readonly rights: FieldRights;
}

function valueFields(fields: readonly FormField[]): readonly FormField[] {
  return fields.filter(({ type }) => fieldDescriptors[type].valueKind !== 'none');
}

/** `$prop` carries the name of what was chosen from a list that the server fetched; no other name is let in. */
function unknownNames(fields: readonly FormField[], answers: FormAnswers): readonly string[] {
  const known = new Set(fields.flatMap((field) => (keepsNames(field) ? [field.prop, `$${field.prop}`] : [field.prop])));
  return Object.keys(answers).filter((name) => !known.has(name));
}

function rowFaults(table: FormField, { value, path, state, rights }: Given): readonly AnswerFault[] {
  const columns = valueFields(table.children ?? []);
  if (state.visible[path] === false) return [];
  return rowsOf(value).flatMap((row, index) => [
    ...unknownNames(columns, row).map((column) => ({
      prop: table.prop,
      row: index,
      column,
      code: 'form.answer.unknown' as const,
      parameters: { prop: `${table.prop}.${column}` },
    })),
    ...columns.flatMap((column) => {
      const given = { value: row[column.prop], path: `${path}[${index}].${column.prop}`, state, rights };
      const fault = faultOf(column, given, `${table.prop}.${column.prop}`);
      return fault ? [{ prop: table.prop, row: index, column: column.prop, ...fault }] : [];
    }),
  ]);
}

function faultOf(field: FormField, given: Given, rightPath = field.prop): ValueFault | undefined {
  const { value, path, state, rights } = given;
  if (isEmptyValue(value)) {
    if (state.visible[path] === false) return undefined;
    return isDemanded(field, { given, right: rights[rightPath] }) ? missing(field) : undefined;
  }
  return fieldDescriptors[field.type].check(value, field) ?? patternFault(field, value) ?? ruleFault(field, value);
}

interface Demand {
  readonly given: Given;
  readonly right: FieldRights[string] | undefined;
}

/** Who may not write a field is not asked for it; a computed one is filled in by the system. */
function isDemanded({ props, x }: FormField, { given: { path, state }, right }: Demand): boolean {
  if (right === 'required') return true;
  if (right === 'read' || right === 'hidden' || x.computed) return false;
  return flagAt(props, 'required') || state.required[path] === true;
}

function missing(field: FormField): ValueFault {
  const text = ownMessage(field, 'required');
  if (text) return { code: 'form.answer.custom', parameters: { text } };
  const parameters = { label: field.label || field.prop };
  return { code: isChosen(field.type) ? 'form.answer.choose' : 'form.answer.required', parameters };
}

const patterns = new Map<string, ReturnType<typeof compilePattern>>();

function patternFault(field: FormField, value: unknown): ValueFault | undefined {
  const pattern = textAt(field.props, 'pattern');
  if (!pattern || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  const compiled = patterns.get(pattern) ?? compilePattern(pattern);
  if (patterns.size > 1_000) patterns.clear();
  patterns.set(pattern, compiled);
  // A pattern that cannot be used is refused when the form is saved; it does not keep anybody from answering.
  if (!compiled.ok || compiled.matches(String(value))) return undefined;
  const text = ownMessage(field, 'pattern');
  if (text) return { code: 'form.answer.custom', parameters: { text } };
  return { code: 'form.answer.pattern', parameters: { label: field.label } };
}

/** Lengths and bounds that old rules carry beside required and pattern. */
function ruleFault(field: FormField, value: unknown): ValueFault | undefined {
  const size = typeof value === 'number' ? value : typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  const isText = typeof value === 'string';
  const { label } = field;
  for (const rule of field.rules) {
    const exact = numberAt(rule, 'len');
    const min = numberAt(rule, 'min') ?? exact;
    const max = numberAt(rule, 'max') ?? exact;
    const text = textAt(rule, 'message');
    const isBelow = min !== undefined && size < min;
    if (!isBelow && !(max !== undefined && size > max)) continue;
    if (text) return { code: 'form.answer.custom', parameters: { text } };
    if (isBelow) return { code: isText ? 'form.answer.short' : 'form.answer.least', parameters: { label, min } };
    if (max !== undefined)
      return { code: isText ? 'form.answer.long' : 'form.answer.most', parameters: { label, max } };
  }
  return undefined;
}

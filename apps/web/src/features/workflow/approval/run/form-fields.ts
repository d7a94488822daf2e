import type { FileValue } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import type { FieldRight } from '@zhaocai/model/workflow/field-rights';
import type { FlowDetail } from '@zhaocai/model/workflow/wire';
import { workflowWords } from '../../words.ts';

export type ValueType = 'number' | 'text' | 'richText' | 'flag' | 'list' | 'instant' | 'files' | 'table';
export type FormValues = Readonly<Record<string, unknown>>;

/** A field of the form as this reader may see it; hidden ones are not among them. */
export interface FormField {
  readonly name: string;
  readonly label: Text;
  readonly type: ValueType;
  readonly right: Exclude<FieldRight, 'hidden'>;
  readonly columns: readonly FormField[];
}

/** What the fields follow from. */
export type FormContext = Pick<
  FlowDetail,
  'form' | 'variables' | 'fieldRights' | 'mayEdit' | 'actions' | 'flowKey' | 'businessType'
>;

/** Fields of the sample process, whose form has no labels of its own. */
const leaveLabels: Readonly<Record<string, Text>> = {
  startTime: workflowWords.from,
  endTime: workflowWords.until,
  days: workflowWords.days,
  reason: workflowWords.reason,
};

/** The form of a run in the order of its flow, then whatever else it holds. */
export function formFields(context: FormContext): FormField[] {
  const named = context.variables.map(({ name }) => name).filter((name) => !name.includes('.'));
  const names = [...new Set([...named, ...Object.keys(context.form)])];
  return names.flatMap((name) => fieldOf(context, name));
}

function fieldOf(context: FormContext, name: string): FormField[] {
  const right = rightOf(context, name);
  if (right === 'hidden') return [];
  const value = context.form[name];
  const variable = context.variables.find((candidate) => candidate.name === name);
  const rows = rowsOf(value);
  if (filesOf(value).length > 0)
    return [{ name, label: labelOf(context, name, name), type: 'files', right: 'read', columns: [] }];
  const columns = columnNames(context, name, rows).flatMap((column): FormField[] => {
    const own = rightOf(context, `${name}.${column}`, right);
    if (own === 'hidden') return [];
    const sample = rows.find((row) => row[column] != null)?.[column];
    const path = `${name}.${column}`;
    const label = labelOf(context, path, column);
    const declared = context.variables.find((candidate) => candidate.name === path)?.type;
    return [{ name: column, label, type: typeOf(sample, declared), right: own, columns: [] }];
  });
  const type = columns.length > 0 ? 'table' : typeOf(value, variable?.type);
  return [{ name, label: labelOf(context, name, name), type, right, columns }];
}

/** In the order in which the flow declares them; what else a row holds comes after. */
function columnNames({ variables }: FormContext, table: string, rows: readonly FormValues[]): string[] {
  const held = new Set(rows.flatMap(Object.keys));
  const declared = variables.flatMap(({ name }) =>
    name.startsWith(`${table}.`) ? [name.slice(table.length + 1)] : [],
  );
  return [...new Set([...declared.filter((column) => held.has(column)), ...held])];
}

/**
 * What is not named may be written where the whole step may edit; a column has its table's right. Who has nothing to
 * decide here reads.
 */
function rightOf({ fieldRights, mayEdit, actions }: FormContext, path: string, inherited?: FieldRight): FieldRight {
  const ofTable = inherited === 'required' ? 'write' : inherited;
  const right = fieldRights[path] ?? ofTable ?? (mayEdit ? 'write' : 'read');
  if (right === 'hidden') return right;
  const decides = actions.includes('agree') || actions.includes('resubmit');
  return decides ? right : 'read';
}

function labelOf({ variables, businessType, flowKey }: FormContext, path: string, name: string): Text {
  const label = variables.find((variable) => variable.name === path)?.label;
  if (label) return label;
  const isLeave = businessType === 'leave' || flowKey === 'leave';
  return (isLeave ? leaveLabels[path] : undefined) ?? { zh: name, en: name };
}

function typeOf(value: unknown, declared: string | undefined): ValueType {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value)) return 'instant';
  if (declared === 'number' || declared === 'flag' || declared === 'list') return declared;
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'string' && /^<(h\d|p|table|div|ul|ol)[ >]/.test(value)) return 'richText';
  return Array.isArray(value) ? 'list' : 'text';
}

export function rowsOf(value: unknown): FormValues[] {
  if (!Array.isArray(value)) return [];
  return value.filter((row): row is FormValues => typeof row === 'object' && row !== null && !Array.isArray(row));
}

/** Files that hang on what is asked about; they are changed where they hang, never here. */
export function filesOf(value: unknown): FileValue[] {
  const files = rowsOf(value).flatMap(({ fileId, fileName, fileUrl, fileSuffix }) =>
    typeof fileId === 'string' && typeof fileName === 'string'
      ? [{ fileId, fileName, fileUrl: String(fileUrl ?? ''), fileSuffix: String(fileSuffix ?? '') }]
      : [],
  );
  return files.length === rowsOf(value).length ? files : [];
}

/** Names of the required fields and columns that are still empty. */
export function missingFields(fields: readonly FormField[], values: FormValues): string[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    const own = field.right === 'required' && isEmpty(value) ? [field.name] : [];
    const columns = field.columns.filter(({ right }) => right === 'required');
    const inRows = rowsOf(value).flatMap((row, at) =>
      columns.filter(({ name }) => isEmpty(row[name])).map(({ name }) => `${field.name}.${at}.${name}`),
    );
    return [...own, ...inRows];
  });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

export function isWritable({ right }: FormField): boolean {
  return right === 'write' || right === 'required';
}

import type { Entity, Field, Fields } from '@zhaocai/model';
import type { SpreadsheetField, SpreadsheetFields } from '../excel/index.ts';
import { refuse } from '../http/refusal.ts';

/** Of the row itself, where the list shows it. */
const rowFields = {
  createTime: { kind: 'instant', label: { zh: '创建时间', en: 'Created' } },
  updateTime: { kind: 'instant', label: { zh: '更新时间', en: 'Updated' } },
} as const satisfies SpreadsheetFields;

const spreadsheetKinds: ReadonlySet<Field['kind']> = new Set<SpreadsheetField['kind']>([
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
const namedKinds: ReadonlySet<Field['kind']> = new Set<Field['kind']>(['dict', 'ref', 'tree', 'refs']);

/** The columns of an export in the order of the list: the fields as defined, and as a spreadsheet takes them. */
export interface ExportColumns {
  readonly names: readonly string[];
  readonly fields: Fields;
  readonly spreadsheet: SpreadsheetFields;
}

/** What the list of an entity may show: its fields, and when a row was made and changed. */
export function listedFields({ fields, appendOnly }: Pick<Entity, 'fields' | 'appendOnly'>): Fields {
  return { ...fields, ...(appendOnly ? { createTime: rowFields.createTime } : rowFields) };
}

/** What the list shows and a cell can hold; `wanted` chooses and orders. A column that nobody may see is refused. */
export function exportColumns(fields: Fields, wanted: string | undefined): ExportColumns {
  const possible = Object.keys(fields).filter((name) => fields[name] && isColumn(fields[name]));
  const chosen = wanted
    ? [...new Set(wanted.split(','))]
    : possible.filter((name) => fields[name] !== rowFields.updateTime);
  const refused = chosen.find((name) => !possible.includes(name));
  if (refused !== undefined) refuse('file.exportColumn', { column: refused });
  const entries = chosen.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []));
  return {
    names: chosen,
    fields: Object.fromEntries(entries),
    spreadsheet: Object.fromEntries(entries.map(([name, field]) => [name, spreadsheetField(field)])),
  };
}

/** Can the field be a column of an export? */
function isColumn(field: Field): boolean {
  return (spreadsheetKinds.has(field.kind) || namedKinds.has(field.kind)) && !field.secret && !field.detailOnly;
}

function isSpreadsheetField(field: Field): field is SpreadsheetField {
  return spreadsheetKinds.has(field.kind);
}

/** References and words of dictionaries stand in the spreadsheet by their names. The star of required fields is for templates. */
function spreadsheetField(field: Field): SpreadsheetField {
  if (isSpreadsheetField(field)) return { ...field, required: false };
  return { kind: 'text', label: field.label, maxLength: 30 };
}

import { generatedKinds, type Entity, type Field, type GeneratedField, type GeneratedKind } from '@zhaocai/model';
import { camelCaseOf } from './generate/entity-of.ts';

/** A column as the catalog of a database describes it. */
export interface ColumnRow {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly comment: string;
}

/** What every table of ours has anyway. */
const baseColumns = new Set(
  'tenant_id id create_user create_dept create_time update_user update_time status version is_deleted'.split(' '),
);

const most = 60;

/** The fields of an entity as they would be typed; lists of references have no place in the generator. */
export function fieldsOfEntity({ fields, search = [] }: Entity): GeneratedField[] {
  return Object.entries(fields)
    .flatMap(([name, field]) => {
      const kind = field.kind === 'tree' ? 'ref' : generatedKinds.find((one) => one === field.kind);
      if (!kind || field.secret) return [];
      return [
        {
          ...plain(name, kind),
          zh: field.label.zh,
          en: field.label.en,
          required: field.required ?? false,
          search: search.includes(name),
          ...detailsOf(field),
        },
      ];
    })
    .slice(0, most);
}

function plain(name: string, kind: GeneratedKind): GeneratedField {
  return { name, kind, zh: name, en: name, required: false, unique: false, search: false };
}

function detailsOf(field: Field): Partial<GeneratedField> {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return { maxLength: Math.min(field.maxLength, 20_000) };
    case 'integer':
    case 'decimal':
    case 'money':
    case 'rate':
      return { ...(field.min !== undefined && { min: field.min }), ...(field.max !== undefined && { max: field.max }) };
    case 'choice':
      return { choices: field.choices.map(({ value, label }) => ({ value, zh: label.zh, en: label.en })).slice(0, 50) };
    case 'dict':
      return { to: field.dict };
    case 'ref':
    case 'tree':
      return { to: field.to };
    default:
      return {};
  }
}

/** The columns of a table as fields: a proposal by type, for whoever generates to look over. */
export function fieldsOfTable(columns: readonly ColumnRow[]): GeneratedField[] {
  return columns
    .filter(({ name }) => !baseColumns.has(name))
    .map(({ name, type, isRequired, comment }) => {
      const title = comment.trim().slice(0, 64) || name.replaceAll('_', ' ').slice(0, 64);
      const camel = camelCaseOf(name.toLowerCase());
      const field = /^[a-z]/.test(camel) ? camel : `f${camel}`;
      return {
        ...plain(field.slice(0, 40), kindOf(type)),
        zh: title,
        en: englishOf(name),
        required: isRequired,
        ...lengthOf(type),
      };
    })
    .slice(0, most);
}

function englishOf(column: string): string {
  const words = column.replaceAll('_', ' ').trim().slice(0, 64) || column;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function kindOf(type: string): GeneratedKind {
  if (/^(integer|smallint|bigint)$/.test(type)) return 'integer';
  if (/^(numeric|double precision|real)/.test(type)) return 'decimal';
  if (type === 'boolean') return 'flag';
  if (type === 'date') return 'day';
  if (type.startsWith('timestamp')) return 'instant';
  if (/^jsonb?$/.test(type)) return 'longText';
  return 'text';
}

function lengthOf(type: string): Partial<GeneratedField> {
  const length = Number(/^character(?: varying)?\((\d+)\)$/.exec(type)?.[1] ?? 0);
  return length > 0 ? { maxLength: Math.min(length, 20_000) } : {};
}

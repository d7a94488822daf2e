import {
  columnOf,
  fieldNamed,
  isTime,
  isYuan,
  yuanToFen,
  type Entity,
  type Field,
  type Fields,
  type SeenEntity,
} from '@zhaocai/model';
import { refuse } from '../http/refusal.ts';
import { maskOf } from '../rows/columns.ts';
import type { Parameters } from '../rows/sql-text.ts';

type FilterInput = Readonly<Record<string, unknown>>;

/** What a list shows by the clock in place of the stored column, by the field's name: SQL over `t`. */
export type DerivedColumns = Readonly<Record<string, (bind: (value: unknown) => string) => string>>;

/** Not filters: paging, sorting and what travels in every query. */
const notFilters = new Set(['current', 'size', 'ascs', 'descs', 'lang', 'keyword', 'blade-auth', 'ids']);

/** Of every row. */
const baseFields: Fields = {
  id: { kind: 'ref', to: 'self', label: { zh: '编号', en: 'Id' } },
  createTime: { kind: 'instant', label: { zh: '创建时间', en: 'Created' } },
  createUser: { kind: 'ref', to: 'user', label: { zh: '创建人', en: 'Creator' } },
  createDept: { kind: 'ref', to: 'dept', label: { zh: '创建部门', en: 'Department' } },
};
/** Of a row that can be changed. */
const changedFields: Fields = {
  updateTime: { kind: 'instant', label: { zh: '更新时间', en: 'Updated' } },
  status: { kind: 'integer', label: { zh: '状态', en: 'Status' } },
};

const comparisons: ReadonlyMap<string, string> = new Map([
  ['equal', '='],
  ['notequal', '<>'],
  ['ge', '>='],
  ['le', '<='],
  ['gt', '>'],
  ['lt', '<'],
  ['datege', '>='],
  ['dategt', '>'],
  ['dateequal', '='],
  ['datele', '<='],
  ['datelt', '<'],
]);
const likes: ReadonlyMap<string, (text: string) => string> = new Map([
  ['like', (text: string) => `%${text}%`],
  ['notlike', (text: string) => `%${text}%`],
  ['likeleft', (text: string) => `%${text}`],
  ['likeright', (text: string) => `${text}%`],
]);

/** Nobody searches for more, and every list is gone over with it. */
const longestValue = 1_000;
/** A list has fewer columns that are worth an order. */
const mostSorted = 20;

function demandShort(field: string, value: unknown): void {
  if (String(value).length > longestValue) refuse('platform.tooLong', { field, max: longestValue });
}

interface Filtered extends Pick<SeenEntity, 'fields' | 'search' | 'hidden' | 'appendOnly'> {
  readonly derived?: DerivedColumns | undefined;
}

/**
 * The API's suffix grammar as SQL conditions: `name` or `name_like` contains, `budget_ge=100`, `x_null`.
 * Without a suffix: contains for text, equality for all else (decisions 17). An unknown field is refused.
 */
export function filterConditions(
  { derived = {}, ...entity }: Filtered,
  input: FilterInput,
  parameters: Parameters,
): string[] {
  const bind = (value: unknown) => parameters.bind(value);
  const conditions: string[] = [];
  for (const [key, value] of Object.entries(input)) {
    if (notFilters.has(key) || value === '' || value === null || value === undefined) continue;
    const [name = '', suffix, ...rest] = key.split('_');
    const field = askedField(entity, name);
    if (!field || rest.length > 0) return refuse('platform.unknownFilter', { field: key });
    if (suffix === 'ignore') continue;
    demandShort(key, value);
    const column = derived[name]?.(bind) ?? `t.${columnOf(entity.fields, name)}`;
    conditions.push(conditionOf({ key, column, field, suffix, value }, parameters));
  }
  const keyword = keywordCondition(entity, input.keyword, parameters);
  return keyword ? [...conditions, keyword] : conditions;
}

/**
 * What a list can be asked for: every field by itself, and numbers and times from one value to another. Fields that are
 * kept as a whole (files, lists) are not compared.
 */
export function filtersOf({
  fields,
  appendOnly,
}: Pick<Entity, 'fields' | 'appendOnly'>): { key: string; field: Field }[] {
  const all = { ...baseFields, ...(appendOnly ? {} : changedFields), ...fields };
  return Object.entries(all)
    .filter(([, field]) => !field.secret && !maskOf(field) && !wholes.has(field.kind))
    .flatMap(([name, field]) =>
      [name, ...boundsOf(field).map((suffix) => `${name}_${suffix}`)].map((key) => ({ key, field })),
    );
}

const wholes: ReadonlySet<Field['kind']> = new Set(['files', 'json', 'refs']);

function boundsOf({ kind }: Field): readonly string[] {
  if (kind === 'day' || kind === 'instant' || kind === 'month') return ['datege', 'datele'];
  return kind === 'integer' || kind === 'money' || kind === 'decimal' || kind === 'rate' ? ['ge', 'le'] : [];
}

/** The field of the row that somebody asks about; none where it is a secret, or masked: bit by bit the answers would tell it. One that is kept from him is refused. */
function askedField(
  { fields, hidden, appendOnly }: Pick<SeenEntity, 'fields' | 'hidden' | 'appendOnly'>,
  name: string,
) {
  // A column that is kept from the user answers no question either.
  if (hidden && fieldNamed(hidden, name)) refuse('platform.hiddenFilter', { field: name });
  const own = fieldNamed(fields, name) ?? fieldNamed(baseFields, name);
  const field = own ?? (appendOnly ? undefined : fieldNamed(changedFields, name));
  return field?.secret || (field && maskOf(field)) ? undefined : field;
}

interface Filter {
  readonly key: string;
  readonly column: string;
  readonly field: Field;
  readonly suffix: string | undefined;
  readonly value: unknown;
}

function conditionOf({ key, column, field, suffix, value }: Filter, parameters: Parameters): string {
  if (suffix === 'null') return `${column} is null`;
  if (suffix === 'notnull') return `${column} is not null`;
  const effective = suffix ?? (isText(field) ? 'like' : 'equal');
  const like = likes.get(effective);
  if (like) {
    const operator = effective === 'notlike' ? 'not ilike' : 'ilike';
    const text = isText(field) ? column : `${column}::text`;
    return `${text} ${operator} ${parameters.bind(like(escapeLike(String(value))))}`;
  }
  const comparison = comparisons.get(effective);
  if (!comparison) return refuse('platform.unknownFilter', { field: key });
  return `${column} ${comparison} ${parameters.bind(operand(field, value, key))}`;
}

function isText(field: Field): boolean {
  return field.kind === 'text' || field.kind === 'longText' || field.kind === 'richText';
}

function operand(field: Field, value: unknown, key: string): unknown {
  const text = String(value);
  const bad = (): never => refuse('platform.badFormat', { field: key });
  switch (field.kind) {
    case 'money':
      return isYuan(text) ? yuanToFen(text) : bad();
    case 'integer':
    case 'choice':
      return /^-?\d{1,9}$/.test(text) ? text : bad();
    case 'decimal':
    case 'rate':
      return /^-?\d{1,14}(\.\d{1,4})?$/.test(text) ? text : bad();
    case 'ref':
    case 'tree':
      return /^\d{1,18}$/.test(text) ? text : bad();
    case 'flag':
      return text === 'true' || text === '1';
    case 'day':
    case 'instant':
      return isTime('instant', text) || isTime('day', text) ? text : bad();
    default:
      return text;
  }
}

function keywordCondition(
  entity: Pick<SeenEntity, 'fields' | 'search'>,
  keyword: unknown,
  parameters: Parameters,
): string | undefined {
  if (typeof keyword !== 'string' || !keyword.trim() || !entity.search?.length) return undefined;
  demandShort('keyword', keyword);
  const pattern = parameters.bind(`%${escapeLike(keyword.trim())}%`);
  return `(${entity.search.map((name) => `t.${columnOf(entity.fields, name)} ilike ${pattern}`).join(' or ')})`;
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (special) => `\\${special}`);
}

interface Ordered extends Pick<SeenEntity, 'fields' | 'sort' | 'hidden' | 'appendOnly'> {
  /** SQL of what is shown by the clock in place of the stored column. */
  readonly shown?: (name: string) => string | undefined;
}

/** What a list shows by the clock, bound when it is asked for: for `orderBy`. */
export function shownBy(derived: DerivedColumns = {}, parameters: Parameters): (name: string) => string | undefined {
  return (name) => derived[name]?.((value) => parameters.bind(value));
}

/**
 * `-createTime,name` of the definition, or the caller's `ascs`/`descs`, who orders by what the list shows him and by
 * nothing else: the order of secrets tells them. What is shown by the clock is ordered by the clock. Always ends in the id, so
 * that pages never overlap.
 */
export function orderBy({ shown, ...entity }: Ordered, input: FilterInput): string {
  const wished = [...splitNames(input.ascs), ...splitNames(input.descs).map((name) => `-${name}`)];
  if (wished.length > mostSorted) refuse('platform.tooManyItems', { field: 'ascs, descs', max: mostSorted });
  for (const name of wished.map((item) => item.replace(/^-/, ''))) {
    const field = askedField(entity, name);
    if (!field || field.detailOnly) refuse('platform.unknownFilter', { field: name });
  }
  const usual = entity.sort?.length ? entity.sort : ['-createTime'];
  const order = (wished.length > 0 ? wished : usual).map((item) => {
    const name = item.replace(/^-/, '');
    const column = shown?.(name) ?? `t.${columnOf(entity.fields, name)}`;
    return `${column}${item.startsWith('-') ? ' desc' : ''}`;
  });
  return [...order, 't.id desc'].join(', ');
}

/** The API's clients send column names (create_time) as often as field names (createTime). */
function splitNames(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .filter(Boolean)
    .map((name) => name.trim().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));
}

import { yuanToFen, type Field, type FilterOperator } from '@zhaocai/model';
import type { ReadyFilter, ReadyLeaf } from './row-filter.ts';

interface Place {
  /** Of the table, in the statement. */
  readonly alias: string;
  /** Takes a value and answers its placeholder. */
  readonly bind: (value: unknown) => string;
}

/** The filter as SQL; every value is bound, every column comes from the entity's definition. */
export function rowFilterSql(filter: ReadyFilter, place: Place): string {
  if ('all' in filter) return group(filter.all, ' and ', place);
  if ('any' in filter) return group(filter.any, ' or ', place);
  return leafSql(filter, place);
}

function group(members: readonly ReadyFilter[], joint: string, place: Place): string {
  return `(${members.map((member) => rowFilterSql(member, place)).join(joint)})`;
}

const comparisons: Readonly<Partial<Record<FilterOperator, string>>> = {
  eq: '=',
  ne: '<>',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
};

function leafSql({ kind, column, operator, values }: ReadyLeaf, { alias, bind }: Place): string {
  const name = `${alias}.${column}`;
  const type = typeOf(kind);
  const [first = ''] = values;
  const one = () => `${bind(parameter(kind, first))}::${type}`;
  const many = () => `${bind(values.map((value) => parameter(kind, value)))}::${type}[]`;
  switch (operator) {
    case 'isNull':
      return `${name} is null`;
    case 'notNull':
      return `${name} is not null`;
    case 'in':
      return `${name} = any(${many()})`;
    case 'notIn':
      return `${name} <> all(${many()})`;
    case 'hasAny':
      return `${name} && ${many()}`;
    case 'contains':
      return `strpos(${name}, ${one()}) > 0`;
    case 'startsWith':
      return `starts_with(${name}, ${one()})`;
    default:
      // The wire knows whole seconds, and what is judged over a loaded row must come out the same.
      return `${kind === 'instant' ? `date_trunc('second', ${name})` : name} ${comparisons[operator]} ${one()}`;
  }
}

function typeOf(kind: Field['kind']): string {
  switch (kind) {
    case 'integer':
    case 'decimal':
    case 'rate':
    case 'choice':
      return 'numeric';
    case 'money':
    case 'ref':
    case 'tree':
    case 'refs':
      return 'bigint';
    case 'flag':
      return 'boolean';
    case 'day':
      return 'date';
    case 'instant':
      return 'timestamptz';
    default:
      return 'text';
  }
}

function parameter(kind: Field['kind'], value: string): string {
  return kind === 'money' ? yuanToFen(value) : value;
}

import type { Field } from '../kit/field.ts';
import type { Text } from '../kit/text.ts';
import { isId, isTime } from '../kit/validate.ts';
import {
  arityOf,
  filterOperators,
  filterVariables,
  operatorsFor,
  variablesFor,
  type FilterField,
  type FilterLiteral,
  type FilterOperator,
  type FilterVariable,
  type RowFilter,
} from './row-filter.ts';

/** Why a filter is refused: a message of `scopeMessages` and its parameters. */
export interface FilterFault {
  readonly code:
    | 'scope.filterShape'
    | 'scope.filterEmpty'
    | 'scope.filterTooBig'
    | 'scope.filterField'
    | 'scope.filterOperator'
    | 'scope.filterValue';
  readonly field?: Text;
  readonly operator?: Text;
}

const maxDepth = 4;
const maxLeaves = 30;
const maxValues = 200;

type Judged = { readonly filter: RowFilter } | { readonly fault: FilterFault };

/** Reads a filter from outside against what may be asked about: the filter as it is stored, or its first fault. */
export function readRowFilter(fields: readonly FilterField[], value: unknown): Judged {
  const fault = faultOf(value, { fields, depth: 1, leaves: { count: 0 } });
  // Every place of it has just been judged.
  return fault ? { fault } : { filter: value as RowFilter };
}

interface Place {
  readonly fields: readonly FilterField[];
  readonly depth: number;
  readonly leaves: { count: number };
}

function faultOf(value: unknown, place: Place): FilterFault | undefined {
  if (!isRecord(value)) return { code: 'scope.filterShape' };
  const keys = Object.keys(value);
  if (keys.length === 1 && (keys[0] === 'all' || keys[0] === 'any')) return faultOfGroup(value[keys[0]], place);
  place.leaves.count += 1;
  if (place.leaves.count > maxLeaves) return { code: 'scope.filterTooBig' };
  return faultOfLeaf(value, place.fields);
}

function faultOfGroup(members: unknown, place: Place): FilterFault | undefined {
  if (!Array.isArray(members)) return { code: 'scope.filterShape' };
  if (members.length === 0) return { code: 'scope.filterEmpty' };
  if (place.depth > maxDepth) return { code: 'scope.filterTooBig' };
  for (const member of members) {
    const fault = faultOf(member, { ...place, depth: place.depth + 1 });
    if (fault) return fault;
  }
  return undefined;
}

function faultOfLeaf(leaf: Record<string, unknown>, fields: readonly FilterField[]): FilterFault | undefined {
  const { field: name, operator, value, ...rest } = leaf;
  if (Object.keys(rest).length > 0 || typeof name !== 'string') return { code: 'scope.filterShape' };
  const field = fields.find((one) => one.name === name);
  if (!field) return { code: 'scope.filterField', field: { zh: name, en: name } };
  if (!isOperator(operator) || !operatorsFor(field).includes(operator)) {
    const said = String(operator);
    return { code: 'scope.filterOperator', field: field.label, operator: { zh: said, en: said } };
  }
  return isValueFitting(field, operator, value)
    ? undefined
    : { code: 'scope.filterValue', field: field.label, operator: filterOperators[operator] };
}

function isValueFitting(field: FilterField, operator: FilterOperator, value: unknown): boolean {
  const arity = arityOf(operator);
  if (arity === 'none') return value === undefined;
  if (isRecord(value)) {
    const { variable, ...rest } = value;
    return (
      Object.keys(rest).length === 0 && isKnownVariable(variable) && variablesFor(field, operator).includes(variable)
    );
  }
  if (arity === 'one') return isLiteralFitting(field, value);
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= maxValues &&
    value.every((one) => isLiteralFitting(field, one))
  );
}

const decimalPattern: Readonly<Partial<Record<Field['kind'], RegExp>>> = {
  integer: /^-?\d{1,15}$/,
  decimal: /^-?\d{1,14}(\.\d{1,4})?$/,
  rate: /^-?\d{1,5}(\.\d{1,4})?$/,
  money: /^-?\d{1,13}(\.\d{1,2})?$/,
};

function isLiteralFitting(field: FilterField, value: unknown): value is FilterLiteral {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'number' && (field.choices ?? []).some((choice) => choice.value === value);
    case 'integer':
    case 'decimal':
    case 'rate':
    case 'money':
      return (
        (typeof value === 'string' || typeof value === 'number') && !!decimalPattern[field.kind]?.test(String(value))
      );
    case 'ref':
    case 'tree':
    case 'refs':
      return isId(value);
    case 'day':
      return typeof value === 'string' && isTime('day', value);
    case 'instant':
      return typeof value === 'string' && (isTime('instant', value) || isTime('day', value));
    case 'month':
      return typeof value === 'string' && isTime('month', value);
    default:
      // oxlint-disable-next-line no-control-regex -- U+0000 cannot be stored, and nobody types the others
      return typeof value === 'string' && value !== '' && value.length <= 200 && !/[\u0000-\u001f]/.test(value);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOperator(value: unknown): value is FilterOperator {
  return typeof value === 'string' && Object.hasOwn(filterOperators, value);
}

function isKnownVariable(value: unknown): value is FilterVariable {
  return typeof value === 'string' && Object.hasOwn(filterVariables, value);
}

import type { Entity } from '../kit/entity.ts';
import type { Choice, Field } from '../kit/field.ts';
import type { Text } from '../kit/text.ts';

/** A data scope of kind 5: which rows, as data. What it says is compiled to bound SQL and judged over one row alike. */
export type RowFilter = FilterGroup | FilterLeaf;
/** Exactly one of the two: all of them hold, or any of them. */
export interface FilterGroup {
  readonly all?: readonly RowFilter[];
  readonly any?: readonly RowFilter[];
}
/** An empty field satisfies `isNull` alone: not equal to something is said of what is there. */
export interface FilterLeaf {
  readonly field: string;
  readonly operator: FilterOperator;
  readonly value?: FilterValue;
}
export type FilterLiteral = string | number | boolean;
export interface FilterVariableUse {
  readonly variable: FilterVariable;
}
export type FilterValue = FilterLiteral | readonly FilterLiteral[] | FilterVariableUse;

export const filterOperators = {
  eq: { zh: '等于', en: 'is' },
  ne: { zh: '不等于', en: 'is not' },
  gt: { zh: '大于', en: 'is more than' },
  ge: { zh: '大于等于', en: 'is at least' },
  lt: { zh: '小于', en: 'is less than' },
  le: { zh: '小于等于', en: 'is at most' },
  in: { zh: '属于', en: 'is one of' },
  notIn: { zh: '不属于', en: 'is none of' },
  contains: { zh: '包含', en: 'contains' },
  startsWith: { zh: '开头是', en: 'starts with' },
  hasAny: { zh: '含有其中之一', en: 'has any of' },
  isNull: { zh: '为空', en: 'is empty' },
  notNull: { zh: '不为空', en: 'is not empty' },
} as const satisfies Record<string, Text>;
export type FilterOperator = keyof typeof filterOperators;

/** What stands for the user who looks. A list variable goes where a list goes. */
export const filterVariables = {
  userId: { label: { zh: '当前用户', en: 'the current user' }, isList: false },
  tenantId: { label: { zh: '当前租户编号', en: 'the current tenant id' }, isList: false },
  account: { label: { zh: '当前账号', en: 'the current account' }, isList: false },
  today: { label: { zh: '今天', en: 'today' }, isList: false },
  deptIds: { label: { zh: '所在部门', en: 'the own departments' }, isList: true },
  deptSubtreeIds: { label: { zh: '所在部门及子部门', en: 'the own departments and below' }, isList: true },
  roleIds: { label: { zh: '所有角色', en: 'the own roles' }, isList: true },
} as const satisfies Record<string, { readonly label: Text; readonly isList: boolean }>;
export type FilterVariable = keyof typeof filterVariables;

/** What a filter may ask about: the part of a field's definition that a condition builder needs. */
export interface FilterField {
  readonly name: string;
  readonly label: Text;
  readonly kind: Field['kind'];
  /** Entity of a reference. */
  readonly to?: string;
  readonly choices?: readonly Choice[];
}

type Shape = 'text' | 'code' | 'number' | 'choice' | 'flag' | 'ref' | 'refs' | 'time';
const shapes: Readonly<Partial<Record<Field['kind'], Shape>>> = {
  text: 'text',
  longText: 'text',
  dict: 'code',
  month: 'code',
  integer: 'number',
  decimal: 'number',
  rate: 'number',
  money: 'number',
  choice: 'choice',
  flag: 'flag',
  ref: 'ref',
  tree: 'ref',
  refs: 'refs',
  day: 'time',
  instant: 'time',
};
const always = ['isNull', 'notNull'] as const;
const operatorsOf: Readonly<Record<Shape, readonly FilterOperator[]>> = {
  text: ['eq', 'ne', 'in', 'notIn', 'contains', 'startsWith', ...always],
  code: ['eq', 'ne', 'in', 'notIn', ...always],
  number: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', ...always],
  choice: ['eq', 'ne', 'in', 'notIn', ...always],
  flag: ['eq', ...always],
  ref: ['eq', 'ne', 'in', 'notIn', ...always],
  refs: ['hasAny', ...always],
  time: ['gt', 'ge', 'lt', 'le', ...always],
};

/** The operators that make sense for a field; none: it cannot be asked about (files, rich text, json). */
export function operatorsFor({ kind }: Pick<FilterField, 'kind'>): readonly FilterOperator[] {
  const shape = shapes[kind];
  return shape ? operatorsOf[shape] : [];
}

/** How many values an operator wants. */
export function arityOf(operator: FilterOperator): 'none' | 'one' | 'many' {
  if (operator === 'isNull' || operator === 'notNull') return 'none';
  return operator === 'in' || operator === 'notIn' || operator === 'hasAny' ? 'many' : 'one';
}

const variablesOfReference: Readonly<Record<string, readonly FilterVariable[]>> = {
  user: ['userId'],
  dept: ['deptIds', 'deptSubtreeIds'],
  role: ['roleIds'],
};

/** The variables that may stand on the other side of this field under this operator. */
export function variablesFor(field: FilterField, operator: FilterOperator): readonly FilterVariable[] {
  const shape = shapes[field.kind];
  const arity = arityOf(operator);
  const candidates: readonly FilterVariable[] =
    shape === 'text'
      ? ['tenantId', 'account']
      : shape === 'time'
        ? ['today']
        : shape === 'ref' || shape === 'refs'
          ? (variablesOfReference[field.to ?? ''] ?? [])
          : [];
  const fitsOperator = (name: FilterVariable) => arity === 'many' || !filterVariables[name].isList;
  return arity === 'none' || operator === 'contains' || operator === 'startsWith'
    ? []
    : candidates.filter(fitsOperator);
}

const baseFields: readonly FilterField[] = [
  { name: 'createUser', label: { zh: '创建人', en: 'Creator' }, kind: 'ref', to: 'user' },
  { name: 'createDept', label: { zh: '创建部门', en: 'Department' }, kind: 'ref', to: 'dept' },
  { name: 'createTime', label: { zh: '创建时间', en: 'Created' }, kind: 'instant' },
];

/** Everything of an entity that a filter may ask about: its fields that are no secret, and the base columns. */
export function filterFieldsOf({ fields }: Pick<Entity, 'fields'>): readonly FilterField[] {
  const own = Object.entries(fields)
    .filter(([, field]) => !field.secret && shapes[field.kind])
    .map(([name, field]) => ({
      name,
      label: field.label,
      kind: field.kind,
      ...('to' in field && { to: field.to }),
      ...('choices' in field && { choices: field.choices }),
    }));
  return [...own, ...baseFields.filter(({ name }) => !(name in fields))];
}

export function isLeaf(filter: RowFilter): filter is FilterLeaf {
  return 'field' in filter;
}

export function isVariable(value: FilterValue | undefined): value is FilterVariableUse {
  return typeof value === 'object' && !Array.isArray(value);
}

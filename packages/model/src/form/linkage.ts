import {
  expressionsOver,
  type Expressions,
  type ExpressionValues,
  type RunningValues,
} from '../workflow/expression.ts';
import { answeredFields, placedFields } from './fields.ts';
import { numberAt } from './json.ts';
import { expressionFaults } from './linking/expression-faults.ts';
import { orderFields, valueNames } from './linking/order.ts';
import { formVariables, shapedRow } from './linking/variables.ts';
import type { FormAnswers, FormFault, FormField, FormModel } from './model.ts';

/**
 * What the expressions of a form make of its answers. Keys are props; those of a row are `table[2].column`. What is not
 * named is visible, not required, not disabled by an expression, not computed.
 */
export interface LinkageState {
  readonly visible: Readonly<Record<string, boolean>>;
  readonly required: Readonly<Record<string, boolean>>;
  readonly disabled: Readonly<Record<string, boolean>>;
  /** New values of computed fields; of a sub-table with computed columns, its rows. */
  readonly computed: Readonly<Record<string, unknown>>;
}

export interface Linkage {
  readonly evaluate: (answers: FormAnswers, initiator?: ExpressionValues['initiator']) => LinkageState;
  /** Expressions that cannot be read, and circles. */
  readonly faults: readonly FormFault[];
}

const known = new WeakMap<FormModel, Linkage>();
const nobody = { id: '', deptId: null, roles: [] };

/** The expressions of a form, compiled once. A hidden field counts as empty in the expressions of others. */
export function linkage(form: FormModel): Linkage {
  const linked = known.get(form) ?? compile(form);
  known.set(form, linked);
  return linked;
}

export function evaluate(form: FormModel, answers: FormAnswers): LinkageState {
  return linkage(form).evaluate(answers);
}

interface Plan {
  readonly expressions: Expressions;
  readonly order: readonly FormField[];
  /** Columns of each sub-table, in the order in which they are computed. */
  readonly columns: ReadonlyMap<string, readonly FormField[]>;
  readonly groupOf: ReadonlyMap<FormField, FormField>;
}

function compile(form: FormModel): Linkage {
  const expressions = expressionsOver(formVariables(form), { hasRows: true });
  const fields = answeredFields(form);
  const groups = form.fields.filter(({ type }) => type === 'group');
  const groupOf = new Map(groups.flatMap((group) => (group.children ?? []).map((child) => [child, group] as const)));
  const needs = (field: FormField) => {
    const group = groupOf.get(field);
    return new Set([...valueNames(field, 'form'), ...(group ? valueNames(group, 'form') : [])]);
  };
  const ordered = orderFields(fields, needs);
  const tables = fields.filter(({ type }) => type === 'dynamic');
  const rows = tables.map(
    (table) => [table, orderFields(table.children ?? [], (one) => valueNames(one, 'row'))] as const,
  );
  const columns = new Map(rows.map(([table, inside]) => [table.prop, inside.fields]));
  const plan = { expressions, order: ordered.fields, columns, groupOf };
  const circles = [...ordered.circles, ...rows.flatMap(([, inside]) => inside.circles)];
  return {
    evaluate: (answers, initiator = nobody) => run(plan, answers, initiator),
    faults: [...circles.map(circleFault), ...faultsIn(form, expressions)],
  };
}

function circleFault(circle: readonly FormField[]): FormFault {
  const path = circle.map(({ label, prop }) => label || prop).join(' → ');
  return { code: 'form.cycle', parameters: { path }, at: path, ...(circle[0] && { fieldId: circle[0].id }) };
}

function faultsIn({ fields }: FormModel, expressions: Expressions): readonly FormFault[] {
  return placedFields(fields).flatMap(({ field, parent }) => {
    if (Object.keys(field.x).length === 0) return [];
    const siblings = parent?.type === 'dynamic' ? (parent.children ?? []) : undefined;
    return expressionFaults(field, expressions, siblings && new Set(siblings.map(({ prop }) => prop)));
  });
}

interface Running {
  readonly plan: Plan;
  readonly values: RunningValues;
  readonly state: {
    readonly visible: Record<string, boolean>;
    readonly required: Record<string, boolean>;
    readonly disabled: Record<string, boolean>;
    readonly computed: Record<string, unknown>;
  };
}

function run(plan: Plan, answers: FormAnswers, initiator: ExpressionValues['initiator']): LinkageState {
  const shaped = Object.fromEntries(
    [...plan.columns].map(([table, columns]) => [table, rowsOf(answers[table]).map((row) => shapedRow(columns, row))]),
  );
  const values = plan.expressions.over({ form: { ...answers, ...shaped }, initiator });
  const running: Running = { plan, values, state: { visible: {}, required: {}, disabled: {}, computed: {} } };
  for (const field of plan.order) settle(field, running, answers[field.prop]);
  // Nothing depends on these: they are asked when every value is known.
  for (const field of plan.order) demand(field, running, { key: field.prop });
  return running.state;
}

function settle(field: FormField, running: Running, answer: unknown): void {
  const { values, state, plan } = running;
  const { prop } = field;
  const group = plan.groupOf.get(field);
  const isVisible = (!group || isShown(group, running)) && isShown(field, running);
  if (group && group.prop !== '' && !isShown(group, running)) state.visible[group.prop] = false;
  if (!isVisible) {
    state.visible[prop] = false;
    return values.set(prop, undefined);
  }
  if (field.type === 'dynamic') return settleRows(field, running, answer);
  if (!field.x.computed) return;
  state.computed[prop] = computedValue(field, values);
  values.set(prop, state.computed[prop]);
}

/** An expression that fails hides nothing. */
function isShown(field: FormField, { values }: Running, row?: FormAnswers): boolean {
  if (field.props['display'] === false) return false;
  const { visibleWhen } = field.x;
  if (!visibleWhen) return true;
  const found = values.evaluate(visibleWhen, row);
  return 'error' in found || found.value !== false;
}

function computedValue(field: FormField, values: RunningValues, row?: FormAnswers): unknown {
  const found = values.evaluate(field.x.computed ?? '', row);
  if ('error' in found) return null;
  const precision = numberAt(field.props, 'precision');
  if (typeof found.value !== 'number') return found.value ?? null;
  if (!Number.isFinite(found.value)) return null;
  return precision === undefined ? Number(found.value.toPrecision(15)) : Number(found.value.toFixed(precision));
}

function settleRows(table: FormField, running: Running, answer: unknown): void {
  const columns = running.plan.columns.get(table.prop) ?? [];
  if (!columns.some(({ x }) => Object.keys(x).length > 0)) return;
  const rows = rowsOf(answer).map((row, index) =>
    settleRow(columns, row, { running, path: `${table.prop}[${index}]` }),
  );
  if (columns.some(({ x }) => x.computed)) running.state.computed[table.prop] = rows;
  running.values.set(
    table.prop,
    rows.map((row) => shapedRow(columns, row)),
  );
}

function settleRow(
  columns: readonly FormField[],
  row: FormAnswers,
  { running, path }: { readonly running: Running; readonly path: string },
): FormAnswers {
  const made: Record<string, unknown> = { ...row };
  const shaped: Record<string, unknown> = { ...shapedRow(columns, row) };
  for (const column of columns) {
    const { prop } = column;
    if (!isShown(column, running, shaped)) {
      running.state.visible[`${path}.${prop}`] = false;
      shaped[prop] = shapedRow([column], {})[prop];
    } else if (column.x.computed) {
      made[prop] = computedValue(column, running.values, shaped);
      shaped[prop] = shapedRow([column], made)[prop];
    }
  }
  for (const column of columns) demand(column, running, { key: `${path}.${column.prop}`, row: shaped });
  return made;
}

function demand(
  { x }: FormField,
  { values, state }: Running,
  { key, row }: { readonly key: string; readonly row?: FormAnswers },
): void {
  const isTrue = (text: string) => {
    const found = values.evaluate(text, row);
    return 'value' in found && found.value === true;
  };
  if (x.requiredWhen && isTrue(x.requiredWhen)) state.required[key] = true;
  if (x.disabledWhen && isTrue(x.disabledWhen)) state.disabled[key] = true;
}

export function rowsOf(value: unknown): readonly FormAnswers[] {
  return Array.isArray(value)
    ? value.map((row: unknown) => (typeof row === 'object' && row !== null && !Array.isArray(row) ? { ...row } : {}))
    : [];
}

import { Environment } from '@marcbachmann/cel-js';
import type { Text } from '../kit/text.ts';
import { modernSpelling } from './expression-spelling.ts';
import { faultIn, firstLine, usesPatterns, type Judged } from './judge-expression.ts';

/** What a form's field holds, as an expression sees it. */
export type VariableType = 'number' | 'text' | 'flag' | 'list' | 'any';

export interface Variable {
  readonly name: string;
  readonly type: VariableType;
  /** What people read on the form. */
  readonly label?: Text | undefined;
}

const longest = 2_000;
/** What a condition may be asked about: with one loop at most, the longest takes well under a second. */
const longestList = 1_000;
const longestText = 10_000;
const limits = { maxAstNodes: 300, maxDepth: 50, maxListElements: 100, maxMapEntries: 50, maxCallArguments: 10 };
const celTypes = { number: 'double', text: 'string', flag: 'bool', list: 'list<dyn>', any: 'dyn' } as const;

/**
 * Conditions over one form: CEL, typed by the form's fields, without loops that nest and without a way out of itself. A
 * field is reached by its name, or as `form["name"]`; beside it `initiator.id|deptId|roles` and, behind a decision, its
 * own value as `result`.
 */
export interface Expressions {
  /** A condition: it must be true or false. */
  judge(text: string): Judged;
  /** The value of a decision: of any type. */
  judgeValue(text: string): Judged;
  evaluate(text: string, values: ExpressionValues): Evaluated;
  /** The same for many expressions over values that change one by one: each is brought into shape once. */
  over(values: ExpressionValues): RunningValues;
}

export type Evaluated = { readonly value: unknown } | { readonly error: string };

export interface RunningValues {
  evaluate(text: string, row?: Readonly<Record<string, unknown>>): Evaluated;
  set(name: string, value: unknown): void;
}

export interface ExpressionValues {
  readonly form: Readonly<Record<string, unknown>>;
  readonly initiator: { readonly id: string; readonly deptId: string | null; readonly roles: readonly string[] };
  readonly result?: unknown;
}

export interface ExpressionsOptions {
  /** Columns of a sub-table are reached as `row["name"]` in the row that is looked at. */
  readonly hasRows?: boolean;
}

export function expressionsOver(
  variables: readonly Variable[],
  { hasRows = false }: ExpressionsOptions = {},
): Expressions {
  const fields = variables.filter(({ name }) => !isNameOfEveryObject(name));
  const environment = environmentOf(fields);
  if (hasRows) environment.registerVariable('row', 'map<string, dyn>');
  const types = new Map(fields.map(({ name, type }) => [name, type]));
  const parse = parserOf(environment);
  const read = (text: string, wanted: 'condition' | 'value'): Judged => {
    const expression = modernSpelling(text);
    if (expression === '') return { ok: false, fault: 'empty', detail: '' };
    if (expression.length > longest) return { ok: false, fault: 'tooLong', detail: String(longest) };
    const fault = faultIn(environment, expression, { types, wanted });
    return fault ?? { ok: true, expression };
  };
  const over = (values: ExpressionValues) => runningOver(values, { types, parse, hasRows });
  return {
    judge: (text) => read(text, 'condition'),
    judgeValue: (text) => read(text, 'value'),
    evaluate: (text, values) => over(values).evaluate(text),
    over,
  };
}

type Parse = (text: string) => (context: Record<string, unknown>) => unknown;

/** Each text is parsed once. */
function parserOf(environment: Environment): Parse {
  const parsed = new Map<string, ReturnType<Environment['parse']>>();
  return (text) => {
    const expression = modernSpelling(text);
    if (usesPatterns(expression)) throw new Error('matches');
    const known = parsed.get(expression) ?? environment.parse(expression);
    parsed.set(expression, known);
    return known;
  };
}

interface Running {
  readonly types: ReadonlyMap<string, VariableType>;
  readonly parse: Parse;
  readonly hasRows: boolean;
}

function runningOver({ form, initiator, result }: ExpressionValues, { types, parse, hasRows }: Running): RunningValues {
  const known: Record<string, unknown> = {};
  // A value that is too large fails the expressions that speak of it, and no others.
  const tooLarge = new Map<string, string>();
  const keep = (name: string, value: unknown) => {
    const type = types.get(name) ?? 'any';
    tooLarge.delete(name);
    try {
      known[name] = valueOf(value, type);
    } catch (error) {
      known[name] = valueOf(undefined, type);
      tooLarge.set(name, firstLine(error));
    }
  };
  for (const name of types.keys()) keep(name, form[name]);
  const context: Record<string, unknown> = {
    ...known,
    form: known,
    initiator: { ...initiator, deptId: initiator.deptId ?? '' },
    result: plain(result),
  };
  return {
    evaluate(text, row) {
      for (const [name, error] of tooLarge) if (text.includes(name)) return { error };
      try {
        if (hasRows) context['row'] = row ?? {};
        const value = parse(text)(context);
        return { value: typeof value === 'bigint' ? Number(value) : value };
      } catch (error) {
        return { error: firstLine(error) };
      }
    },
    set(name, value) {
      keep(name, value);
      if (name !== 'form' && name !== 'initiator' && name !== 'result') context[name] = known[name];
    },
  };
}

/** No field has a name by which every object has something: what it held could not be told from that. */
export function isNameOfEveryObject(name: string): boolean {
  return name === 'prototype' || name in Object.prototype;
}

/** Words of the language, and ours: a field of such a name is reached as `form["name"]` alone. */
const reservedNames =
  'form row initiator result true false null in as break const continue else for function if import let loop package namespace return var void while bool bytes double int list map string type uint dyn'.split(
    ' ',
  );

function environmentOf(variables: readonly Variable[]): Environment {
  const environment = new Environment({ limits })
    .registerVariable('form', 'map<string, dyn>')
    .registerVariable('initiator', 'map<string, dyn>')
    .registerVariable('result', 'dyn')
    .registerFunction('sum(list): double', (list: unknown) =>
      (Array.isArray(list) ? list : []).reduce<number>(added, 0),
    )
    .registerFunction('round(double, int): double', (value: number, digits: bigint) => rounded(value, Number(digits)));
  for (const [sign, compute] of Object.entries(arithmetic)) {
    environment.registerOperator(`double ${sign} int`, (left: number, right: bigint) => compute(left, Number(right)));
    environment.registerOperator(`int ${sign} double`, (left: bigint, right: number) => compute(Number(left), right));
  }
  const taken = new Set(reservedNames);
  for (const { name, type } of variables) {
    if (!/^[A-Za-z_]\w*$/.test(name) || taken.has(name)) continue;
    taken.add(name);
    environment.registerVariable(name, celTypes[type]);
  }
  return environment;
}

/** What is not a number adds nothing. */
function added(sum: number, value: unknown): number {
  const number = Number(value);
  return Number.isFinite(number) ? sum + number : sum;
}

/** Half up, as money is rounded; the shift by exponent keeps 1.005 from becoming 1. */
function rounded(value: number, digits: number): number {
  const shifted = Math.round(Number(`${Math.abs(value)}e${digits}`));
  return Math.sign(value) * Number(`${shifted}e${-digits}`);
}

/** Whole numbers in an expression are integers, those of a form are not: people mix them. */
const arithmetic: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/** A field's value as its type promises it; an empty one is the type's own nothing. */
function valueOf(value: unknown, type: VariableType): unknown {
  const isEmpty = value === undefined || value === null || value === '';
  switch (type) {
    case 'number':
      return isEmpty ? 0 : Number(value);
    case 'text':
      return isEmpty ? '' : plain(String(value));
    case 'flag':
      return value === true || value === 1 || value === '1';
    case 'list':
      return listOf(value).map(plain);
    case 'any':
      return plain(value ?? null);
  }
}

function listOf(value: unknown): readonly unknown[] {
  const known = plain(value);
  return Array.isArray(known) ? known : [];
}

/** Numbers stay numbers: a whole one is not an integer of the language. */
function plain(value: unknown): unknown {
  if (typeof value === 'string' && value.length > longestText) throw new Error(`a text over ${longestText}`);
  if (Array.isArray(value) && value.length > longestList) throw new Error(`a list over ${longestList}`);
  return value === undefined ? null : value;
}

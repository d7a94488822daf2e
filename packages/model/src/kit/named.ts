import type { Choice, Tone } from './field.ts';
import type { Text } from './text.ts';

/** What is stored and sent for a name: a number, or where the wire shows a word, that word. */
export type Code = number | string;

export interface NamedChoice<C extends Code = Code> {
  readonly value: C;
  readonly label: Text;
  readonly tone?: Tone;
}

type Definitions = Readonly<Record<string, NamedChoice>>;
type NameOf<D extends Definitions> = keyof D & string;

/**
 * A fixed enumeration that logic asks about. Each choice has a name; its code stands here and nowhere else:
 * `row.planStatus === planStatus.code.draft`, `planStatus.is(row.planStatus, 'draft', 'back')`, and in SQL
 * `plan_status in ${planStatus.sql('draft', 'back')}`.
 */
export interface Named<N extends string = string, C extends Code = Code> {
  readonly code: Readonly<Record<N, C>>;
  /** In the order in which they were declared, for fields, tags and filters. */
  readonly choices: readonly (NamedChoice<C> & { readonly name: N })[];
  is(value: unknown, ...names: readonly N[]): boolean;
  /** `(0, 6)` or `('draft')`, to stand behind `in`: the codes are this file's, never a caller's. */
  sql(...names: readonly N[]): string;
  /** The declared choice of a code; undefined of one that is not known. */
  named(value: unknown): (NamedChoice<C> & { readonly name: N }) | undefined;
}

export type CodeOf<E> = E extends Named<string, infer C> ? C : never;
export type StateName<E> = E extends Named<infer N, Code> ? N : never;

type CodesOf<D extends Definitions> = { readonly [K in NameOf<D>]: D[K]['value'] };

/** `Named`, with each name's own code in its type. */
export interface NamedOf<D extends Definitions> extends Named<NameOf<D>, D[NameOf<D>]['value']> {
  readonly code: CodesOf<D>;
}

/** Declares an enumeration by the names of its choices. */
export function named<const D extends Definitions>(definitions: D): NamedOf<D> {
  type N = NameOf<D>;
  type C = D[N]['value'];
  // The entries of an object literal are exactly its own keys.
  const entries = Object.entries(definitions) as [N, NamedChoice<C>][];
  const choices = entries.map(([name, choice]) => ({ name, ...choice }));
  const code = Object.fromEntries(entries.map(([name, { value }]) => [name, value])) as CodesOf<D>;
  const codesOf = (names: readonly N[]): C[] => names.map((name) => code[name]);
  return {
    code,
    choices,
    is: (value, ...names) => codesOf(names).some((one) => one === value),
    sql: (...names) => `(${codesOf(names).map(sqlLiteral).join(', ')})`,
    named: (value) => choices.find((one) => one.value === value),
  };
}

const word = /^[A-Za-z0-9_-]+$/;

function sqlLiteral(code: Code): string {
  if (typeof code === 'number') return String(code);
  if (!word.test(code)) throw new Error(`not a word that could stand in SQL: ${code}`);
  return `'${code}'`;
}

/** The choices of an enumeration as a field takes them. */
export function choicesOf<C extends number>({
  choices,
}: {
  readonly choices: readonly Choice<C>[];
}): readonly Choice<C>[] {
  return choices;
}

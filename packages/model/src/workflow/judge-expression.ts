import type { Environment } from '@marcbachmann/cel-js';
import { withoutTexts } from './expression-spelling.ts';

/** What is wrong with an expression; expression-words.ts says it to people. */
export type ExpressionFault =
  | 'empty'
  | 'tooLong'
  | 'syntax'
  | 'unknownName'
  | 'unknownFunction'
  | 'arguments'
  | 'type'
  | 'notCondition'
  | 'tooDeep';

export type Judged =
  | { readonly ok: true; readonly expression: string }
  | { readonly ok: false; readonly fault: ExpressionFault; readonly detail: string };

interface Wanted {
  /** The fields that there are. */
  readonly types: Pick<ReadonlyMap<string, unknown>, 'has'>;
  readonly wanted: 'condition' | 'value';
}

/** What keeps an expression from being used; undefined where nothing does. */
export function faultIn(environment: Environment, expression: string, { types, wanted }: Wanted): Judged | undefined {
  const fault = (kind: ExpressionFault, detail: string): Judged => ({ ok: false, fault: kind, detail });
  let checked: ReturnType<Environment['check']>;
  try {
    checked = environment.check(expression);
  } catch (error) {
    return fault('syntax', firstLine(error));
  }
  if (!checked.valid) return fault(...whyInvalid(environment, firstLine(checked.error)));
  const missing = unknownPart(expression, types);
  if (missing !== undefined) return fault('unknownName', missing);
  if (nestsLoops(expression)) return fault('tooDeep', 'loop');
  if (usesPatterns(expression)) return fault('tooDeep', 'matches');
  if (wanted === 'condition' && checked.type !== 'bool' && checked.type !== 'dyn')
    return fault('notCondition', String(checked.type));
  return undefined;
}

/** The language's own words for a fault are of no use to who typed it: of names it keeps the name, else the kind alone. */
function whyInvalid(environment: Environment, detail: string): [ExpressionFault, string] {
  const unknown = /^Unknown variable: (\w+)/.exec(detail)?.[1];
  if (unknown) return ['unknownName', unknown];
  if (detail.startsWith('Exceeded max')) return ['tooDeep', detail];
  const called = /^found no matching overload for '(?:[^'(]*\.)?(\w+)\(/.exec(detail)?.[1];
  if (!called) return [/overload|type/i.test(detail) ? 'type' : 'syntax', detail];
  const isKnown = environment.getDefinitions().functions.some(({ name }) => name === called);
  return [isKnown ? 'arguments' : 'unknownFunction', called];
}

const initiatorParts: ReadonlySet<string> = new Set(['id', 'deptId', 'roles']);

/** A field that the form lacks, or what nobody knows of the initiator. */
function unknownPart(expression: string, types: Wanted['types']): string | undefined {
  const missing = partsOf(expression, 'form').find((name) => !types.has(name));
  if (missing !== undefined) return missing;
  const strange = partsOf(expression, 'initiator').find((name) => !initiatorParts.has(name));
  return strange === undefined ? undefined : `initiator.${strange}`;
}

const parts = {
  form: /\bform\s*(?:\[\s*["']([^"']+)["']\s*\]|\.\s*(\w+))/g,
  initiator: /\binitiator\s*(?:\[\s*["']([^"']+)["']\s*\]|\.\s*(\w+))/g,
} as const;

function partsOf(expression: string, whole: 'form' | 'initiator'): string[] {
  return [...expression.matchAll(parts[whole])].map(([, quoted, dotted]) => quoted ?? dotted ?? '');
}

/** A loop in a loop grows with the square of the data: one is enough for any condition. */
function nestsLoops(expression: string): boolean {
  return (withoutTexts(expression).match(/\.(map|filter|all|exists|exists_one)\s*\(/g) ?? []).length > 1;
}

/** A pattern can take longer than anybody waits, on a text of thirty letters: there are none. */
export function usesPatterns(expression: string): boolean {
  return /\bmatches\s*\(/.test(withoutTexts(expression));
}

export function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

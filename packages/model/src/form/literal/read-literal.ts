import type { FormFault, Json } from '../model.ts';
import { LiteralFault, peek, skipBlank, take, takeName, takeRegExp, takeString, type Scanner } from './scanner.ts';
import { isCodeAhead, takeCode } from './take-code.ts';

/** Names that would reach behind an object. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export type ReadLiteral =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly fault: FormFault };

const deepest = 40;

class ForbiddenKey extends Error {
  readonly key: string;
  constructor(key: string) {
    super('forbidden key');
    this.key = key;
  }
}

/**
 * Reads JSON and the literals that old tools printed: single quotes, bare keys, trailing commas, comments. Functions and
 * patterns become `{ unsupported, source }`. Nothing is ever evaluated.
 */
export function readLiteral(text: string): ReadLiteral {
  const scanner: Scanner = { text, at: 0 };
  try {
    skipBlank(scanner);
    takeAssignment(scanner);
    const value = takeValue(scanner, 0);
    skipBlank(scanner);
    take(scanner, ';');
    skipBlank(scanner);
    if (scanner.at < text.length) throw new LiteralFault(scanner.at);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof ForbiddenKey)
      return { ok: false, fault: { code: 'form.forbiddenKey', parameters: { key: error.key } } };
    if (error instanceof LiteralFault) return { ok: false, fault: faultAt(text, error.at) };
    throw error;
  }
}

/** `export default {…}`, `option = {…}`, `const option: any = {…}`: what is copied from a file begins like this. */
function takeAssignment(scanner: Scanner): void {
  const found = /^(?:export\s+default\s+|(?:const|let|var)\s+\w+\s*=\s*|[A-Za-z_$]\w*\s*=(?!>)\s*)/.exec(
    scanner.text.slice(scanner.at, scanner.at + 200),
  );
  scanner.at += found?.[0].length ?? 0;
}

function faultAt(text: string, at: number): FormFault {
  const before = text.slice(0, at).split('\n');
  const parameters = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  return { code: 'form.syntax', parameters, at: `${parameters.line}:${parameters.column}` };
}

function takeValue(scanner: Scanner, depth: number): Json {
  skipBlank(scanner);
  const sign = peek(scanner);
  if (depth > deepest) throw new LiteralFault(scanner.at);
  if (sign === '{') return takeObject(scanner, depth);
  if (sign === '[') return takeList(scanner, depth);
  if (sign === '/') return { unsupported: 'regexp', source: takeRegExp(scanner) };
  if (sign !== '' && '"\'`'.includes(sign)) return takeString(scanner);
  if (isCodeAhead(scanner)) return { unsupported: 'function', source: takeCode(scanner) };
  return takeWord(scanner);
}

const words: Readonly<Record<string, Json>> = { true: true, false: false, null: null, undefined: null };

function takeWord(scanner: Scanner): Json {
  const start = scanner.at;
  const number = /^[+-]?(?:0x[0-9a-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i.exec(scanner.text.slice(start, start + 64));
  if (number) {
    scanner.at += number[0].length;
    const [sign, digits] = number[0].startsWith('-') ? [-1, number[0].slice(1)] : [1, number[0].replace('+', '')];
    return sign * Number(digits);
  }
  const word = takeName(scanner);
  const value = Object.hasOwn(words, word) ? words[word] : undefined;
  if (value === undefined) throw new LiteralFault(start);
  return value;
}

function takeList(scanner: Scanner, depth: number): Json {
  const list: Json[] = [];
  scanner.at += 1;
  for (skipBlank(scanner); !take(scanner, ']'); skipBlank(scanner)) {
    list.push(takeValue(scanner, depth + 1));
    takeComma(scanner, ']');
  }
  return list;
}

function takeObject(scanner: Scanner, depth: number): Json {
  const entries: [string, Json][] = [];
  scanner.at += 1;
  for (skipBlank(scanner); !take(scanner, '}'); skipBlank(scanner)) {
    const start = scanner.at;
    const key = takeKey(scanner);
    if (forbiddenKeys.has(key)) throw new ForbiddenKey(key);
    skipBlank(scanner);
    if (take(scanner, ':')) entries.push([key, takeValue(scanner, depth + 1)]);
    else entries.push([key, takeMethod(scanner, start)]);
    takeComma(scanner, '}');
  }
  return Object.fromEntries(entries);
}

function takeKey(scanner: Scanner): string {
  if ('"\''.includes(peek(scanner)) && peek(scanner) !== '') return takeString(scanner);
  const start = scanner.at;
  const key = takeName(scanner);
  if (key === '') throw new LiteralFault(start);
  return key;
}

/** `change({ value }) {…}`; also `async load() {…}`, whose first word was taken for the key. */
function takeMethod(scanner: Scanner, start: number): Json {
  if (takeName(scanner) !== '') skipBlank(scanner);
  if (peek(scanner) !== '(') throw new LiteralFault(scanner.at);
  takeCode(scanner);
  return { unsupported: 'function', source: scanner.text.slice(start, scanner.at).trim() };
}

function takeComma(scanner: Scanner, end: string): void {
  skipBlank(scanner);
  if (!take(scanner, ',') && peek(scanner) !== end) throw new LiteralFault(scanner.at);
}

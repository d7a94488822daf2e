import { isJsonObject, textAt } from '@zhaocai/model/form/json';
import type { Json, JsonObject } from '@zhaocai/model/form/model';

/** A name and its value while they are typed in: a name may be missing, or there twice. */
export interface Pair {
  readonly name: string;
  readonly text: string;
  /** As it was read: a number stays one while it reads as one; what is no plain value is kept. */
  readonly was: Json;
}

export type PairFault = 'empty' | 'twice' | 'forbidden';

const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export function pairsOf(value: Json | undefined): readonly Pair[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).map(([name, was]) => ({ name, was, text: isPlain(was) ? String(was) : '' }));
}

/** Only what has a name of its own is written. */
export function objectOf(pairs: readonly Pair[]): JsonObject {
  const written = pairs.filter((_pair, at) => pairFault(pairs, at) === undefined);
  return Object.fromEntries(written.map(({ name, text, was }) => [name, valueOf(text, was)]));
}

/** The first of two of the same name is written. */
export function pairFault(pairs: readonly Pair[], at: number): PairFault | undefined {
  const name = pairs[at]?.name ?? '';
  if (name === '') return 'empty';
  if (forbidden.has(name)) return 'forbidden';
  return pairs.slice(0, at).some((pair) => pair.name === name) ? 'twice' : undefined;
}

/** Whether it can be typed in at all: lists and objects of old forms are shown and kept. */
export function isPlain(value: Json): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function valueOf(text: string, was: Json): Json {
  if (!isPlain(was)) return was;
  if (typeof was === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (typeof was === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Plain values alone, as an attempt sends them. */
export function plainOf(value: Json | undefined): Record<string, string | number | boolean> {
  if (!isJsonObject(value)) return {};
  return Object.fromEntries(Object.entries(value).flatMap(([name, one]) => (isPlain(one) ? [[name, one]] : [])));
}

/** The texts among the values, as names of keys are sent. */
export function textsOf(value: JsonObject): Record<string, string> {
  return Object.fromEntries(
    Object.keys(value).flatMap((key) => {
      const text = textAt(value, key);
      return text ? [[key, text]] : [];
    }),
  );
}

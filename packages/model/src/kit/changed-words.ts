import type { Field, Fields } from './field.ts';
import { compareYuan, isYuan } from './money.ts';
import { fill, type Text } from './text.ts';

type Values = Readonly<Record<string, unknown>>;

/** What of a row is another than before, in words: amounts and choices with what they were and are, of the rest the name. */
export function changedWords(fields: Fields, existing: Values, values: Values): Text[] {
  return Object.entries<Field>(fields)
    .filter(([name, field]) => !field.readOnly && name in values && !isSame(field, values[name], existing[name]))
    .map(([name, field]) => wordsOf(field, { was: existing[name], is: values[name] }));
}

function isSame(field: Field, one: unknown, other: unknown): boolean {
  const [left = '', right = ''] = [one, other].map(textOf);
  if (left === right || (isNothing(left) && isNothing(right))) return true;
  return field.kind === 'money' && isYuan(left) && isYuan(right) && compareYuan(left, right) === 0;
}

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}

const isNothing = (text: string) => text === '' || text === '[]' || text === 'false';

function wordsOf(field: Field, { was, is }: { readonly was: unknown; readonly is: unknown }): Text {
  const { zh, en } = field.label;
  if (field.kind === 'money') {
    const money = { was: textOf(was) || '0', is: textOf(is) || '0' };
    return { zh: fill(`${zh}{was:yuan}→{is:yuan}元`, money), en: fill(`${en} {was:yuan} → {is:yuan}`, money) };
  }
  if (field.kind !== 'choice') return field.label;
  const labelOf = (value: unknown) => field.choices.find((one) => String(one.value) === String(value))?.label;
  const [from, to] = [labelOf(was), labelOf(is)];
  return { zh: `${zh}${from?.zh ?? '—'}→${to?.zh ?? '—'}`, en: `${en} ${from?.en ?? '—'} → ${to?.en ?? '—'}` };
}

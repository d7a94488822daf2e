import type { Entity, Field, Language, Text } from '@zhaocai/model';
import { isOwnTree } from './names.ts';
import type { Values } from './write.ts';

/** Which row a fault is about: what the columns of its key are called, and what stands in them. */
export interface TypedKey {
  readonly label: Text;
  readonly value: string;
}

/** The key of a row as somebody typed it: names and words, never the ids and numbers that they are stored as. */
export function typedKey(entity: Entity, typed: Values, language: Language): TypedKey {
  const parts = (entity.importKey ?? []).flatMap((name) => {
    const field = entity.fields[name];
    const value = field && wordOf(field, typed[name], language);
    return field && value && !(isOwnTree(entity, field) && value === '0') ? [{ label: field.label, value }] : [];
  });
  const joined = (of: (part: (typeof parts)[number]) => string, between: string) => parts.map(of).join(between);
  return {
    label: { zh: joined(({ label }) => label.zh, '、'), en: joined(({ label }) => label.en, ', ') },
    value: joined(({ value }) => value, { zh: '、', en: ', ' }[language]),
  };
}

function wordOf(field: Field, value: unknown, language: Language): string {
  const choice = field.kind === 'choice' ? field.choices.find((one) => one.value === value) : undefined;
  return choice?.label[language] ?? String(value ?? '');
}

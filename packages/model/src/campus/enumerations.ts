import type { Choice } from '../kit/field.ts';
import { groundWords, propertyWords, type EnumerationEntry } from './ground-words.ts';
import { leaseWords, roomWords } from './room-words.ts';

/** The enumerations of `POST /api/eam/enums/{name}` that are the same in every tenant (docs/estate.md B.1). */
const estateEnumerations = { ...propertyWords, ...groundWords, ...roomWords, ...leaseWords };
export type EstateEnumeration = keyof typeof estateEnumerations;

/** The values of an enumeration; undefined where there is none of this name. */
export function enumerationNamed(name: string): readonly EnumerationEntry[] | undefined {
  return Object.hasOwn(estateEnumerations, name) ? estateEnumerations[name as EstateEnumeration] : undefined;
}

/** An enumeration as the choices of a field. */
export function choicesOf(
  name: Exclude<EstateEnumeration, 'resistanceLevel'>,
  tones: Readonly<Record<string, Choice['tone']>> = {},
): readonly Choice[] {
  return estateEnumerations[name].map(([value, zh, en]) => ({
    value: Number(value),
    label: { zh, en },
    ...(tones[value] && { tone: tones[value] }),
  }));
}

import type { Fields } from '@zhaocai/model/kit/field';
import { fill, type Text, type TextParameters } from '@zhaocai/model/kit/text';
import { sayFault, validate } from '@zhaocai/model/kit/validate';
import { createContext, useContext } from 'react';

/** What is wrong with one field: `place` is its name; in a part that repeats, with the part's key before it. */
export interface FormFault {
  readonly place: string;
  readonly text: Text;
}

export function placeOf(key: string | undefined, field: string): string {
  return key === undefined ? field : `${key}.${field}`;
}

/** What the definition has against these values, as the server would say it. */
export function faultsOf(fields: Fields, values: Readonly<Record<string, unknown>>, key?: string): FormFault[] {
  return validate(fields, values).map((fault) => ({
    place: placeOf(key, fault.field),
    text: { zh: sayFault(fault, 'zh'), en: sayFault(fault, 'en') },
  }));
}

/** A message with its gaps filled, in both languages. */
export function filled({ zh, en }: Text, parameters: TextParameters): Text {
  return { zh: fill(zh, parameters), en: fill(en, parameters) };
}

export interface FormPlace {
  /** Before every id, so that two open forms do not share any. */
  readonly prefix: string;
  readonly faults: ReadonlyMap<string, Text>;
}

/** The form around a field or a table of lines: which ids it gives, and what is wrong where. */
export const FormPlaceContext = createContext<FormPlace>({ prefix: '', faults: new Map() });

export function useFormPlace(): FormPlace {
  return useContext(FormPlaceContext);
}

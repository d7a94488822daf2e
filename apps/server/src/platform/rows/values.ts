import { columnOf, fieldNamed, validate, wordsOfFault, type Entity, type Language } from '@zhaocai/model';
import { Refusal, refuse } from '../http/refusal.ts';
import { toColumn } from './storage.ts';

/** Values of a row by the names of its fields, as the wire has them: yuan, not fen. */
export type Values = Readonly<Record<string, unknown>>;

/** Wire values as columns: yuan become fen, files become JSON. A name that is no field is a mistake of the caller. */
export function columnValues(
  { name: entityName, fields }: Pick<Entity, 'name' | 'fields'>,
  values: Values,
): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fieldNamed(fields, name);
    if (!field) throw new Error(`${name} is no field of ${entityName}`);
    columns[columnOf(fields, name)] = toColumn(field, value);
  }
  return columns;
}

/** The fields that a save may set, of what came. */
export function writableValues({ fields }: Pick<Entity, 'fields'>, input: Values): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!field.readOnly && name in input) values[name] = input[name];
  }
  return values;
}

/** Refuses with the first fault; `where` says in which part of a larger form it is. */
export function demandValid(
  { fields }: Pick<Entity, 'fields'>,
  input: Values,
  { language, where = '' }: { readonly language: Language; readonly where?: string },
): void {
  const [fault] = validate(fields, input);
  if (!fault) return;
  const words = wordsOfFault(fault, language);
  throw new Refusal(fault.code, { ...words, field: `${where}${words.field}` });
}

/** A form that was opened before somebody else saved is stale; one without a version is no edit. */
export function demandVersion(row: { readonly version: number }, version: unknown): void {
  if (version === undefined || version === null || version === '') refuse('platform.versionMissing');
  if (Number(version) !== row.version) refuse('platform.stale');
}

import { isJsonObject, listAt, objectAt, textAt } from './json.ts';
import type { FormField, Json } from './model.ts';

/** An option of a choice; its value keeps its type: 0 is not '0'. */
export interface FieldOption {
  readonly label: string;
  readonly value: string | number;
  readonly children?: readonly FieldOption[];
}

/** Options come from the server: an address, and no options beside it. An empty list with an address is an address. */
export function isRemote({ props }: Pick<FormField, 'props'>): boolean {
  return typeof props['dicUrl'] === 'string' && listAt(props, 'dicData').length === 0;
}

/** What was chosen is kept with its name beside it, for the list that it stands in is another's. */
export function keepsNames(field: Pick<FormField, 'props' | 'type'>): boolean {
  return field.type === 'table' || isRemote(field);
}

/** What the items of a list of options call their parts. */
export interface OptionNames {
  readonly label: string;
  readonly value: string;
  readonly children: string;
}

export function optionNames({ props }: Pick<FormField, 'props'>): OptionNames {
  const names = objectAt(props, 'props');
  const nameOf = (key: string) => textAt(names, key) || key;
  return { label: nameOf('label'), value: nameOf('value'), children: nameOf('children') };
}

/** The options that the form itself carries, whatever their keys are called there (`props.label`, `props.value`). */
export function optionsOf({ props }: Pick<FormField, 'props'>): readonly FieldOption[] {
  return readOptions(listAt(props, 'dicData'), optionNames({ props }));
}

/** Reads a list of options, such as an address answers, by the names that the field gives their keys. */
export function readOptions(list: readonly Json[], names: OptionNames): readonly FieldOption[] {
  return list.flatMap((item) => {
    if (!isJsonObject(item)) return [];
    const value = item[names.value];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const children = readOptions(listAt(item, names.children), names);
    const label = String(item[names.label] ?? value);
    return [children.length > 0 ? { label, value, children } : { label, value }];
  });
}

/** Options with all that stand below them. */
export function allOptions(options: readonly FieldOption[]): readonly FieldOption[] {
  return options.flatMap((option) => [option, ...allOptions(option.children ?? [])]);
}

/** The options along a path of values; shorter than the path where it leads nowhere. */
export function optionsAlong(options: readonly FieldOption[], path: readonly unknown[]): readonly FieldOption[] {
  const [first, ...rest] = path;
  const found = options.find(({ value }) => value === first);
  return found ? [found, ...optionsAlong(found.children ?? [], rest)] : [];
}

/** Several values: a list, or the comma-separated text of old answers. */
export function asValues(value: unknown, { props }: Pick<FormField, 'props'>): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return value === undefined || value === null ? [] : [value];
  const parts = value === '' ? [] : value.split(',');
  return props['dataType'] === 'number' ? parts.map(Number) : parts;
}

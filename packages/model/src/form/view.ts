import { fieldDescriptors } from './descriptors.ts';
import { isJsonObject, listAt, numberAt, objectAt, textAt } from './json.ts';
import { fieldTypes, type Extension, type FieldRule, type FieldType, type Json, type JsonObject } from './model.ts';

/** A column's JSON as the designer shows it. */
export interface FieldView {
  readonly type: FieldType;
  readonly prop: string;
  readonly label: string;
  readonly span: number;
  readonly props: JsonObject;
  readonly rules: readonly FieldRule[];
  readonly x: Extension;
}

/** What the old engine takes where a column says nothing. */
const engineSpan = 12;
const apart = new Set(['type', 'prop', 'label', 'span', 'rules', 'x', 'children', 'subfield']);
const components: Readonly<Record<string, FieldType>> = {
  ueditor: 'ueditor',
  'avue-ueditor': 'ueditor',
  map: 'map',
  'avue-map': 'map',
  'avue-input-map': 'map',
  'avue-input-icon': 'icon',
  'avue-title': 'title',
};

/** The kind of an old column: by its type, however it is spelled, or by the component it names. */
export function typeOf(raw: JsonObject): FieldType {
  const component = textAt(raw, 'component');
  if (component) return components[component] ?? 'custom';
  const type = textAt(raw, 'type');
  if (!type) return 'input';
  return type === 'silder' ? 'slider' : (fieldTypes.find((known) => known === type) ?? 'custom');
}

/** Names that a setting has in JSON, the present one first. */
export function namesOf(type: FieldType, key: string): readonly string[] {
  const { aliases = {} } = fieldDescriptors[type];
  if (Object.hasOwn(aliases, key)) return aliases[key] ?? [key];
  if (key === 'valueDefault') return type === 'title' ? ['value', 'valueDefault'] : ['valueDefault', 'value'];
  return [key];
}

/** Pure: the same JSON is always seen the same way, so that export can tell what was changed. */
export function viewOf(raw: JsonObject, isLiftedGroup = false): FieldView {
  const type = isLiftedGroup ? 'group' : typeOf(raw);
  const x = raw['x'];
  return {
    type,
    prop: textAt(raw, 'prop') ?? '',
    label: textAt(raw, 'label') ?? '',
    span: numberAt(raw, 'span') ?? (type === 'group' ? 24 : engineSpan),
    props: propsOf(raw, { type, isLiftedGroup }),
    rules: listAt(raw, 'rules')
      .filter(isJsonObject)
      .filter((rule) => !('required' in rule) && !('pattern' in rule)),
    x: isJsonObject(x) ? x : {},
  };
}

interface Seen {
  readonly type: FieldType;
  readonly isLiftedGroup: boolean;
}

function propsOf(raw: JsonObject, { type, isLiftedGroup }: Seen): JsonObject {
  const props: Record<string, Json> = {};
  for (const [key, value] of Object.entries(raw))
    if (!apart.has(key) && !(isLiftedGroup && key === 'column')) props[key] = value;
  const { aliases = {} } = fieldDescriptors[type];
  for (const key of new Set([...Object.keys(aliases), 'valueDefault'])) rename(props, key, namesOf(type, key));
  const { column: _columns, ...settings } = objectAt(raw, 'children');
  // The columns of a list whose rows are picked are no fields: they are settings.
  const kept = type === 'table' ? objectAt(raw, 'children') : settings;
  if (Object.keys(kept).length > 0) props['children'] = kept;
  if (props['required'] === undefined && ruleWith(raw, 'required')?.['required'] === true) props['required'] = true;
  const pattern = patternIn(raw);
  if (pattern !== undefined) props['pattern'] = pattern;
  return props;
}

function rename(props: Record<string, Json>, key: string, names: readonly string[]): void {
  const found = names.find((name) => props[name] !== undefined);
  const value = found === undefined ? undefined : props[found];
  for (const name of names) delete props[name];
  if (value !== undefined) props[key] = value;
}

export function ruleWith(raw: JsonObject, key: string): JsonObject | undefined {
  return listAt(raw, 'rules')
    .filter(isJsonObject)
    .find((rule) => key in rule);
}

/** The pattern as text; a stored rule lost it (`{}`) unless it was text or is kept as source. */
function patternIn(raw: JsonObject): string | undefined {
  return patternText(raw['pattern']) ?? patternText(ruleWith(raw, 'pattern')?.['pattern']);
}

function patternText(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value) || value['unsupported'] !== 'regexp') return undefined;
  return /^\/([\s\S]*)\/\w*$/.exec(textAt(value, 'source') ?? '')?.[1];
}

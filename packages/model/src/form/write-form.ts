import { isJsonObject, isSameJson, listAt, objectAt } from './json.ts';
import type { FormField, FormModel, Json, JsonObject } from './model.ts';
import { mergeGroups, optionsIn } from './read-form.ts';
import { writtenRules } from './rules.ts';
import { namesOf, viewOf } from './view.ts';

/** The form as JSON: what was read, with only those keys changed that the view changed. */
export function writeForm({ options, fields, raw }: FormModel): JsonObject {
  const lifted = fields.filter(isLiftedGroup);
  const columns = fields.filter((field) => !isLiftedGroup(field));
  const written: Record<string, Json> = { ...raw };
  patchOptions(written, { was: optionsIn(raw), options });
  if (columns.length > 0 || raw['column'] !== undefined) written['column'] = columns.map((field) => writeField(field));
  if (lifted.length > 0 || raw['group'] !== undefined)
    written['group'] = writeGroups(columns, asRead(lifted, raw), fields);
  return written;
}

/** Groups stand in a list of their own: in ours, unless it was read as a column. */
function isLiftedGroup({ type, raw }: FormField): boolean {
  return type === 'group' && raw['type'] !== 'group';
}

function patchOptions(written: Record<string, Json>, { was, options }: { was: JsonObject; options: JsonObject }): void {
  for (const key of new Set([...Object.keys(was), ...Object.keys(options)])) {
    if (isSameJson(was[key], options[key])) continue;
    setOrDelete(written, key, options[key]);
    // Each of the two spellings is read by some version of the old engine.
    if (key === 'menuPosition') setOrDelete(written, 'menuPostion', options[key]);
  }
}

/** Where a group stands is noted only when it would be read to another place otherwise. */
function writeGroups(
  columns: readonly FormField[],
  groups: readonly FormField[],
  fields: readonly FormField[],
): readonly Json[] {
  const isAt = (candidates: readonly FormField[]) =>
    mergeGroups(columns, candidates).every(({ id }, index) => id === fields[index]?.id);
  if (isAt(groups)) return groups.map((group) => writeField(group));
  const inOrder = groups.toSorted((one, other) => fields.indexOf(one) - fields.indexOf(other));
  const needsPlaces = !isAt(inOrder.map((group) => ({ ...group, raw: withPlace(group.raw, undefined) })));
  return inOrder.map((group) => withPlace(writeField(group), needsPlaces ? fields.indexOf(group) : undefined));
}

/** Groups in the order of the JSON that they were read from, new ones behind them. */
function asRead(groups: readonly FormField[], raw: JsonObject): readonly FormField[] {
  const places = new Map(listAt(raw, 'group').map((group, index) => [group, index]));
  const placeOf = (group: FormField) => places.get(group.raw) ?? places.size;
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function withPlace(raw: JsonObject, at: number | undefined): JsonObject {
  const { x, ...rest } = raw;
  const { at: _was, ...extension } = isJsonObject(x) ? x : {};
  const placed = at === undefined ? extension : { ...extension, at };
  return Object.keys(placed).length > 0 ? { ...rest, x: placed } : rest;
}

/** A field as JSON: its raw form with what was changed. */
export function writeField(field: FormField): JsonObject {
  const { raw, type, prop, label, span, x, children } = field;
  const isLifted = isLiftedGroup(field);
  const isNew = Object.keys(raw).length === 0;
  const was = viewOf(raw, isLifted);
  const written: Record<string, Json> = { ...raw };
  if ((type !== was.type || isNew) && !isLifted) written['type'] = type;
  if (prop !== was.prop) written['prop'] = prop;
  if (label !== was.label) written['label'] = label;
  if (span !== was.span) written['span'] = span;
  patchProps(written, { field, was: was.props });
  const isRuled = (key: string) => isSameJson(field.props[key], was.props[key]);
  if (!isRuled('required') || !isRuled('pattern') || !isSameJson(field.rules, was.rules))
    written['rules'] = writtenRules(field);
  if (!isSameJson(x, was.x)) setOrDelete(written, 'x', Object.keys(x).length > 0 ? withoutGaps(x) : undefined);
  if (children) writeChildren(written, { field, isLifted });
  return written;
}

function patchProps(written: Record<string, Json>, { field, was }: { field: FormField; was: JsonObject }): void {
  const { props, type, raw } = field;
  for (const key of new Set([...Object.keys(was), ...Object.keys(props)])) {
    if (isSameJson(was[key], props[key])) continue;
    const names = namesOf(type, key);
    const value = props[key];
    if (value === undefined) names.forEach((name) => delete written[name]);
    else if (key === 'children') written[key] = { ...objectAt(value === null ? {} : { value }, 'value') };
    else written[names.find((name) => raw[name] !== undefined) ?? names[0] ?? key] = value;
  }
}

function writeChildren(
  written: Record<string, Json>,
  { field, isLifted }: { field: FormField; isLifted: boolean },
): void {
  const columns = (field.children ?? []).map((child) => writeField(child));
  if (isLifted) {
    if (columns.length > 0 || written['column'] !== undefined || Object.keys(field.raw).length === 0)
      written['column'] = columns;
    return;
  }
  const hadColumns = objectAt(field.raw, 'children')['column'] !== undefined;
  if (columns.length === 0 && !hadColumns && Object.keys(field.raw).length > 0) return;
  written['children'] = { ...objectAt(written, 'children'), column: columns };
}

function setOrDelete(written: Record<string, Json>, key: string, value: Json | undefined): void {
  if (value === undefined) delete written[key];
  else written[key] = value;
}

function withoutGaps(x: FormField['x']): JsonObject {
  return Object.fromEntries(Object.entries(x).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

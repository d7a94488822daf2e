import { cleanJson } from './clean-json.ts';
import { deepFrozen, isJsonObject, listAt, numberAt, objectAt } from './json.ts';
import { readLiteral } from './literal/read-literal.ts';
import type { FormFault, FormField, FormModel, FormWarning, Json, JsonObject } from './model.ts';
import { viewOf } from './view.ts';
import { warningsOf } from './warnings.ts';

export interface ReadForm {
  readonly form: FormModel;
  readonly warnings: readonly FormWarning[];
}

const longestText = 2_000_000;

/**
 * Opens a form of any dialect: an object, JSON, or the literal that old tools printed. Nothing in it is ever run;
 * credentials and defaults of passwords are taken out with a warning.
 */
export function readForm(input: unknown): ReadForm | readonly FormFault[] {
  const parsed = typeof input === 'string' ? readText(input) : { ok: true as const, value: input };
  if (!parsed.ok) return [parsed.fault];
  const clean = cleanJson(parsed.value);
  if ('code' in clean) return [clean];
  if (!isJsonObject(clean.value)) return [{ code: 'form.notObject' }];
  const faults = shapeFaults(clean.value);
  if (faults.length > 0) return faults;
  const raw = deepFrozen(withoutMarks(clean.value));
  const form = modelOf(raw);
  return { form, warnings: warningsOf(form, clean) };
}

export function isRead(read: ReadForm | readonly FormFault[]): read is ReadForm {
  return 'form' in read;
}

function readText(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: FormFault } {
  if (text.length > longestText) return { ok: false, fault: { code: 'form.tooLarge', parameters: { limit: '2 MB' } } };
  try {
    const value: unknown = JSON.parse(text);
    // Some tools saved the text of a text.
    return typeof value === 'string' ? readLiteral(value) : { ok: true, value };
  } catch {
    return readLiteral(text);
  }
}

/** Columns are lists of objects, to the last of them. */
function shapeFaults(raw: JsonObject): readonly FormFault[] {
  return [...listFaults(raw['column'], 'column'), ...listFaults(raw['group'], 'group')];
}

function listFaults(list: Json | undefined, key: string): readonly FormFault[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) return [{ code: 'form.columnNotList', parameters: { key } }];
  return list.flatMap((column: Json, index) => {
    if (!isJsonObject(column)) return [{ code: 'form.fieldNotObject' as const, parameters: { no: index + 1 } }];
    const inner = key === 'group' ? column['column'] : objectAt(column, 'children')['column'];
    return listFaults(inner, 'column');
  });
}

/** `subfield` is a mark of the old designer's own canvas. */
function withoutMarks(raw: JsonObject): JsonObject {
  const cleaned = (list: readonly Json[]) => list.filter(isJsonObject).map(withoutMark);
  const { column, group } = raw;
  return {
    ...raw,
    ...(Array.isArray(column) && { column: cleaned(column) }),
    ...(Array.isArray(group) && { group: cleaned(group) }),
  };
}

function withoutMark(column: JsonObject): JsonObject {
  const { subfield: _mark, ...kept } = column;
  const children = objectAt(kept, 'children');
  return {
    ...kept,
    ...(Array.isArray(children['column']) && {
      children: { ...children, column: listAt(children, 'column').filter(isJsonObject).map(withoutMark) },
    }),
    ...(Array.isArray(kept['column']) && { column: listAt(kept, 'column').filter(isJsonObject).map(withoutMark) }),
  };
}

/** The model of JSON that is known to be a form. */
export function modelOf(raw: JsonObject): FormModel {
  const ids = { next: 1 };
  const columns = listAt(raw, 'column').filter(isJsonObject);
  const groups = listAt(raw, 'group').filter(isJsonObject);
  const fields = mergeGroups(
    columns.map((column) => fieldOf(column, { ids, isLifted: false })),
    groups.map((group) => fieldOf(group, { ids, isLifted: true })),
  );
  return { options: optionsIn(raw), fields, raw };
}

/** Groups stand behind the columns, as the old engine draws them, or where ours remember that they stood. */
export function mergeGroups(columns: readonly FormField[], groups: readonly FormField[]): readonly FormField[] {
  return groups.reduce<readonly FormField[]>((fields, group) => {
    const at = numberAt(objectAt(group.raw, 'x'), 'at');
    return at === undefined || at < 0 ? [...fields, group] : fields.toSpliced(at, 0, group);
  }, columns);
}

interface Reading {
  readonly ids: { next: number };
  readonly isLifted: boolean;
}

function fieldOf(raw: JsonObject, { ids, isLifted }: Reading): FormField {
  const view = viewOf(raw, isLifted);
  const id = `f${ids.next++}`;
  if (view.type !== 'dynamic' && view.type !== 'group') return { id, ...view, raw };
  const inner = isLifted ? listAt(raw, 'column') : listAt(objectAt(raw, 'children'), 'column');
  const children = inner.filter(isJsonObject).map((column) => fieldOf(column, { ids, isLifted: false }));
  return { id, ...view, children, raw };
}

/** Settings of the whole form; both spellings of the place of the buttons are one. */
export function optionsIn(raw: JsonObject): JsonObject {
  const { column: _columns, group: _groups, menuPostion, ...options } = raw;
  return menuPostion === undefined ? options : { ...options, menuPosition: menuPostion };
}

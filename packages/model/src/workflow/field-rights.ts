/**
 * What a step may do with a field of the form: read it, write it, must fill it, or not see it at all. A column of a
 * sub-table is named `table.column`. What is not named may be read, or written where the whole step may edit.
 */
export type FieldRight = 'read' | 'write' | 'required' | 'hidden';
export type FieldRights = Readonly<Record<string, FieldRight>>;
export type FormValues = Readonly<Record<string, unknown>>;

export interface StepRights {
  readonly mayEdit: boolean;
  readonly rights: FieldRights;
}

/** The form as a step may see it: hidden fields and columns are not in it at all. */
export function visibleValues(values: FormValues, { rights }: StepRights): FormValues {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (rights[fieldOf(name)] === 'hidden') continue;
    shown[name] = isTable(value) ? value.map((row) => visibleRow(row, { table: name, rights })) : value;
  }
  return shown;
}

function visibleRow(row: FormValues, { table, rights }: { table: string; rights: FieldRights }): FormValues {
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => rights[`${table}.${fieldOf(column)}`] !== 'hidden'),
  );
}

export type Change =
  | { readonly ok: true; readonly values: FormValues; readonly changed: readonly string[] }
  | { readonly ok: false; readonly refused: 'notEditable' | 'missing'; readonly fields: readonly string[] };

/**
 * Takes what a step sends into the form. Whatever it may not write must come back as it was, or the whole is refused;
 * what it may not see need not come back at all. Rows of a sub-table are matched by their place.
 */
export function applyChange(current: FormValues, sent: FormValues, step: StepRights): Change {
  const merged: Record<string, unknown> = { ...current };
  const forbidden: string[] = [];
  const changed: string[] = [];
  for (const [name, value] of Object.entries(sent)) {
    const before = current[name];
    const field = fieldOf(name);
    if (isTable(value) || isTable(before)) {
      const table = mergeTable({ name, before: rowsOf(before), after: rowsOf(value) }, step);
      forbidden.push(...table.forbidden);
      changed.push(...table.changed);
      merged[name] = table.rows;
      continue;
    }
    if (isSame(before, value)) continue;
    if (mayWrite(field, step)) changed.push(name);
    else forbidden.push(name);
    merged[name] = value;
  }
  if (forbidden.length > 0) return { ok: false, refused: 'notEditable', fields: [...new Set(forbidden)] };
  const missing = missingFields(merged, step.rights);
  return missing.length > 0
    ? { ok: false, refused: 'missing', fields: missing }
    : { ok: true, values: merged, changed };
}

interface TableChange {
  readonly name: string;
  readonly before: readonly FormValues[];
  readonly after: readonly FormValues[];
}

function mergeTable({ name, before, after }: TableChange, step: StepRights) {
  const forbidden: string[] = [];
  const changed: string[] = [];
  const judge = (path: string) => (mayWrite(path, step) ? changed : forbidden).push(path);
  // Rows come and go only where the table itself may be written.
  if (after.length !== before.length) judge(name);
  const rows = after.map((row, index) => {
    const old = before[index] ?? {};
    for (const column of new Set([...Object.keys(row), ...Object.keys(old)])) {
      if (column in row && !isSame(old[column], row[column])) judge(columnRight(step, name, fieldOf(column)));
    }
    return { ...old, ...row };
  });
  return { rows, forbidden, changed };
}

/** `$kind` is the name of what was chosen as `kind`: whoever may do something with the one may do it with the other. */
function fieldOf(name: string): string {
  return name.startsWith('$') ? name.slice(1) : name;
}

/** A column without a right of its own has its table's. */
function columnRight({ rights }: StepRights, table: string, column: string): string {
  const path = `${table}.${column}`;
  return path in rights || !(table in rights) ? path : table;
}

function mayWrite(path: string, { mayEdit, rights }: StepRights): boolean {
  const right = rights[path];
  return right === undefined ? mayEdit : right === 'write' || right === 'required';
}

function missingFields(values: FormValues, rights: FieldRights): string[] {
  return Object.entries(rights).flatMap(([path, right]) => {
    if (right !== 'required') return [];
    const [name = '', column] = path.split('.');
    if (column === undefined) return isEmpty(values[name]) ? [path] : [];
    return rowsOf(values[name]).some((row) => isEmpty(row[column])) ? [path] : [];
  });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isTable(value: unknown): value is readonly FormValues[] {
  return Array.isArray(value) && value.some((row) => typeof row === 'object' && row !== null && !Array.isArray(row));
}

function rowsOf(value: unknown): readonly FormValues[] {
  return isTable(value) ? value : [];
}

/** Compared as they are sent: the order of keys says nothing. */
function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (isEmpty(left) && isEmpty(right)) return true;
  return JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

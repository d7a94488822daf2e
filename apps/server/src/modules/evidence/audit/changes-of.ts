import { notedFields, type AuditChange, type Entity, type Field, type Language } from '@zhaocai/model';

/** Names in the place of ids and keys, by the name of the field. */
export type Named = (field: string, value: unknown) => unknown;

interface Telling {
  readonly entity: Entity | undefined;
  readonly language: Language;
  readonly named: Named;
}

type Note = Readonly<Record<string, unknown>>;

/** So many lines of one act are told; of a spreadsheet of a thousand rows the rest stands in the record itself. */
const toldLines = 60;

/** What an act changed, field by field, in words. What has no name in the product stands in the record alone. */
export function changesOf(payload: Note, telling: Telling): AuditChange[] {
  const { before, after } = payload;
  const changes = [
    ...moveOf(payload, telling),
    ...(isNote(before) || isNote(after) ? fieldChanges(noteOf(before), noteOf(after), telling) : []),
    ...removedRows(before, telling),
    ...peopleOf(payload, telling),
    ...besides(payload, telling),
  ];
  return changes.slice(0, toldLines);
}

/** A lifecycle led from one state to another. */
function moveOf({ from, to }: Note, { entity, language }: Telling): AuditChange[] {
  const lifecycle = entity?.lifecycle;
  if (!lifecycle || to === undefined) return [];
  const label = entity.fields[lifecycle.field]?.label ?? notedFields.status;
  const word = (value: unknown) => lifecycle.choices.find((choice) => choice.value === value)?.label[language] ?? null;
  return [{ label: label?.[language] ?? '', before: word(from), after: word(to) }];
}

function fieldChanges(before: Note, after: Note, telling: Telling): AuditChange[] {
  // A change notes all of the row before, and of the row after what was set.
  const isEdit = Object.keys(after).length > 0;
  const names = isEdit ? Object.keys(after) : Object.keys(before);
  return names.flatMap((name) => {
    const label = labelOf(name, telling);
    const [former, next] = [before[name], isEdit ? after[name] : undefined];
    if (!label || same(former, next)) return [];
    if (Array.isArray(former) && Array.isArray(next)) return [membersChanged(name, { former, next, label }, telling)];
    return [{ label, before: toldValue(name, former, telling), after: toldValue(name, next, telling) }];
  });
}

interface Members {
  readonly former: readonly unknown[];
  readonly next: readonly unknown[];
  readonly label: string;
}

/** Of a hundred menus those that came and those that went: nobody finds one in two long rows. */
function membersChanged(name: string, { former, next, label }: Members, telling: Telling): AuditChange {
  const gone = former.filter((one) => !next.includes(one));
  const come = next.filter((one) => !former.includes(one));
  return { label, before: toldValue(name, gone, telling), after: toldValue(name, come, telling) };
}

/** Rows that were removed together, each by what it was called. */
function removedRows(before: unknown, { entity, language }: Telling): AuditChange[] {
  if (!Array.isArray(before) || !entity) return [];
  return before
    .filter(isNote)
    .map((row) => ({ label: entity.label[language], before: nameIn(row, entity), after: null }));
}

/** What a row was called when the act was recorded. */
export function nameIn(row: Note, entity: Entity | undefined): string | null {
  const name = row[entity?.search?.[0] ?? ''] ?? row.roleName ?? row.tenantName ?? row.name ?? row.title ?? row.account;
  return typeof name === 'string' ? name : null;
}

/** Several people at once, each with what was before and is now. */
function peopleOf({ users }: Note, telling: Telling): AuditChange[] {
  if (!Array.isArray(users)) return [];
  return users.filter(isNote).map(({ account, before, after }) => ({
    label: typeof account === 'string' ? account : '',
    before: toldValue('roles', before, telling),
    after: toldValue('roles', after, telling),
  }));
}

const ownParts = new Set([
  'action',
  'subject',
  'at',
  'actor',
  'before',
  'after',
  'from',
  'to',
  'users',
  'reason',
  'role',
]);

/** What else was noted: of whom, how many, until when. */
function besides(payload: Note, telling: Telling): AuditChange[] {
  return Object.entries(payload).flatMap(([name, value]) => {
    const label = ownParts.has(name) ? undefined : labelOf(name, telling);
    const told = label ? toldValue(name, value, telling) : null;
    return label && told !== null ? [{ label, before: null, after: told }] : [];
  });
}

function labelOf(name: string, { entity, language }: Telling): string | undefined {
  const field = fieldOf(entity, name);
  return field?.secret ? undefined : (field?.label ?? notedFields[name])?.[language];
}

function fieldOf(entity: Entity | undefined, name: string): Field | undefined {
  return entity && Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
}

function toldValue(name: string, value: unknown, telling: Telling): string | null {
  if (value === undefined || value === null || value === '') return null;
  const { entity, language, named } = telling;
  const field = fieldOf(entity, name);
  if (field?.kind === 'json') return JSON.stringify(value);
  if (Array.isArray(value)) {
    const told = value.map((one) => toldValue(name, one, telling)).filter((one) => one !== null);
    return told.join(language === 'zh' ? '、' : ', ') || null;
  }
  const chosen = field?.kind === 'choice' ? field.choices.find((choice) => choice.value === value) : undefined;
  if (chosen) return chosen.label[language];
  if (field?.kind === 'flag' || typeof value === 'boolean')
    return yesOrNo[language][Number(value) === 1 ? 'yes' : 'no'];
  if (isNote(value)) return nameIn(value, entity);
  return String(named(name, value));
}

const yesOrNo = { zh: { yes: '是', no: '否' }, en: { yes: 'Yes', no: 'No' } } as const;

function same(one: unknown, other: unknown): boolean {
  const [left, right] = [one ?? '', other ?? ''].map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  );
  return left === right;
}

export function isNote(value: unknown): value is Note {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function noteOf(value: unknown): Note {
  return isNote(value) ? value : {};
}

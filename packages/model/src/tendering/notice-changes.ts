import { z } from 'zod';
import { project } from './project.ts';

const times = ['entryEndTime', 'bidEndTime', 'openTime'] as const;
/** What a supplier prepares his quote by: a change of it must leave him time (R05). */
const boundToQuotes = ['qualification', 'requirement', 'deliveryDays', 'deliveryPlace'] as const;

/** What a change notice may change of a published project: never who may win, for what money, by which manner. */
export const changeableFields = [...times, ...boundToQuotes, 'openPlace', 'linkman', 'phone'] as const;

export type ChangeableField = (typeof changeableFields)[number];

const valueInput = z.union([z.string().max(project.fields.requirement.maxLength), z.number()]).nullable();

/** A line of a change notice; what was before is written in when it is published. */
export const noticeChangeInput = z.object({ field: z.enum(changeableFields), after: valueInput });

export interface NoticeChange {
  readonly field: ChangeableField;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

/** The changes of a notice as it was stored. Read by hand: the browser has no schemas. */
export function changesOf({ changes }: { readonly changes: unknown }): readonly NoticeChange[] {
  if (!Array.isArray(changes)) return [];
  return changes.flatMap((stored: unknown) => {
    const { field, before = null, after } = Object(stored) as Readonly<Record<string, unknown>>;
    const known = changeableFields.find((name) => name === field);
    return known && isValue(before) && isValue(after) ? [{ field: known, before, after }] : [];
  });
}

function isValue(value: unknown): value is string | number | null {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

/** What a project has of the fields that a notice may change. */
export type ChangeableProject = { readonly [name in ChangeableField]: string | number | null };

/** Those of the wished changes that say something else than the project does, with what it says. */
export function realChanges(
  now: ChangeableProject,
  wished: readonly Pick<NoticeChange, 'field' | 'after'>[],
): NoticeChange[] {
  const compared = wished.map(({ field, after }) => ({
    field,
    before: now[field],
    after: after === '' ? null : after,
  }));
  return compared.filter(({ before, after }) => String(before ?? '') !== String(after ?? ''));
}

export type ChangeFault =
  | { readonly code: 'tendering.changeNothing' }
  | { readonly code: 'tendering.changeOver' }
  | { readonly code: 'tendering.timesOrder' }
  | { readonly code: 'tendering.changePast'; readonly field: ChangeableField }
  | { readonly code: 'tendering.changeEarlier'; readonly field: ChangeableField; readonly before: string };

/**
 * What is wrong with a change of times, whatever the law says: suppliers may lose no time that they were promised, and a
 * deadline that has passed stays passed. Judged in the browser and on the server.
 */
export function changeFault(
  now: ChangeableProject,
  changes: readonly NoticeChange[],
  at: string,
): ChangeFault | undefined {
  if (changes.length === 0) return { code: 'tendering.changeNothing' };
  const isQuotingOver = String(now.bidEndTime) <= at;
  if (isQuotingOver && changes.some(({ field }) => field !== 'openTime' && field !== 'openPlace'))
    return { code: 'tendering.changeOver' };
  for (const { field, before, after } of changes) {
    if (!isTime(field)) continue;
    if (String(after) < String(before)) return { code: 'tendering.changeEarlier', field, before: String(before) };
    if (String(after) <= at) return { code: 'tendering.changePast', field };
  }
  const { entryEndTime, bidEndTime, openTime } = changed(now, changes);
  const isOrdered = String(entryEndTime) <= String(bidEndTime) && String(bidEndTime) <= String(openTime);
  return isOrdered ? undefined : { code: 'tendering.timesOrder' };
}

/** The project as it is with these changes. */
export function changed<P extends ChangeableProject>(now: P, changes: readonly NoticeChange[]): P {
  return { ...now, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
}

/** Whether a supplier may have to work his quote over. */
export function touchesQuotes(changes: readonly Pick<NoticeChange, 'field'>[]): boolean {
  return changes.some(({ field }) => boundToQuotes.some((name) => name === field));
}

function isTime(field: ChangeableField): boolean {
  return times.some((name) => name === field);
}

/** The field of a change, as screens and notices name it and write its values. */
export function changedField(name: ChangeableField) {
  return project.fields[name];
}

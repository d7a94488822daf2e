import type { FormField, FormValues } from '@zhaocai/model';
import { asFiles } from '@zhaocai/model/form/files';
import { isJsonObject } from '@zhaocai/model/form/json';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { nameOf } from '../names.ts';
import { fileIdOf } from './answer-files.ts';
import type { FormVersion } from './form-version.ts';

interface Places {
  readonly user: Set<string>;
  readonly dept: Set<string>;
  readonly file: Set<string>;
}

interface Known {
  readonly id: string;
  readonly name: string;
  readonly size?: number;
}

const people = `
  select u.id::text as id, ${nameOf('u')} as name from user_account u
  where u.tenant_id = $1 and u.id = any($2::bigint[]) and u.is_deleted = 0`;
const depts = `
  select id::text as id, dept_name as name from dept where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`;
const files = `
  select id::text as id, file_name as name, file_size::float8 as size from attachment
  where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`;

/**
 * People, departments and files are there, and are called what they are called: the names are kept with the answer, so
 * that it prints the same for ever, and so nobody else's word is taken for them.
 */
export async function settleNames(ctx: Ctx, { fields }: FormVersion, answers: FormValues): Promise<FormValues> {
  const places: Places = { user: new Set(), dept: new Set(), file: new Set() };
  collect(fields, answers, places);
  const find = (sql: string, ids: ReadonlySet<string>) =>
    ids.size === 0 ? [] : ctx.db.query<Known & Record<string, unknown>>(sql, [ctx.tenantId, [...ids]]);
  const found = {
    user: byId(await find(people, places.user)),
    dept: byId(await find(depts, places.dept)),
    file: byId(await find(files, places.file)),
  };
  if (found.user.size < places.user.size || found.dept.size < places.dept.size) notFound();
  return settle(fields, answers, found);
}

function byId(rows: readonly Known[]): ReadonlyMap<string, Known> {
  return new Map(rows.map((row) => [row.id, row]));
}

function collect(fields: readonly FormField[], answers: FormValues, places: Places): void {
  for (const field of fields) collectOf(field, answers[field.prop], places);
}

function collectOf(field: FormField, value: unknown, places: Places): void {
  const { type, children = [] } = field;
  if (type === 'user' || type === 'dept') named(value).forEach(({ id }) => places[type].add(id));
  if (isOfFiles(field)) (asFiles(value) ?? []).forEach(({ url }) => places.file.add(fileIdOf(url) ?? '0'));
  if (type === 'dynamic') rowsOf(value).forEach((row) => collect(children, row, places));
}

type Found = Readonly<Record<keyof Places, ReadonlyMap<string, Known>>>;

function settle(fields: readonly FormField[], answers: FormValues, found: Found): FormValues {
  const settled: Record<string, unknown> = { ...answers };
  for (const field of fields) {
    if (Object.hasOwn(answers, field.prop)) settled[field.prop] = settledValue(field, answers[field.prop], found);
  }
  return settled;
}

function settledValue(field: FormField, value: unknown, found: Found): unknown {
  const { type, children = [] } = field;
  if (type === 'user' || type === 'dept')
    return named(value).map(({ id, name }) => ({ id, name: found[type].get(id)?.name ?? name }));
  if (type === 'dynamic') return rowsOf(value).map((row) => settle(children, row, found));
  if (!isOfFiles(field)) return value;
  return (asFiles(value) ?? []).map(({ url, name }) => {
    const known = found.file.get(fileIdOf(url) ?? '') ?? refuse('form.fileUnknown', { name });
    return { name: known.name, url, size: known.size ?? 0 };
  });
}

function isOfFiles({ type }: FormField): boolean {
  return type === 'upload';
}

function named(value: unknown): { id: string; name: string }[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isJsonObject).map(({ id, name }) => ({ id: String(id), name: String(name) }));
}

function rowsOf(value: unknown): FormValues[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

import {
  archiveItem,
  initialsOf,
  isBlank,
  statutoryRetentionYears,
  typeMethod,
  type EndpointInput,
  type EndpointOutput,
  type Row,
  type archiveLists as archiveListsEndpoint,
  type saveArchives as saveArchivesEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Values } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import {
  changeRow,
  demandValid,
  dropRows,
  findRows,
  insertRow,
  lockRow,
  writableValues,
} from '../../../platform/rows/index.ts';

type ArchiveRow = Row<typeof archiveItem>;

export async function archivesOf(ctx: Ctx, mannerIds: readonly string[]): Promise<ArchiveRow[]> {
  const ids = await ctx.db.query<{ id: string }>(
    `select id::text from archive_item where tenant_id = $1 and manner_id = any($2::bigint[]) and is_deleted = 0`,
    [ctx.tenantId, mannerIds],
  );
  const rows = await findRows(ctx, archiveItem, { ids: ids.map(({ id }) => id) });
  return rows.toSorted((a, b) => a.stage - b.stage || a.catalogCode.localeCompare(b.catalogCode));
}

/** The archive lists of all methods. */
export async function listArchives(ctx: Ctx): Promise<EndpointOutput<typeof archiveListsEndpoint>> {
  const methods = await ctx.db.query<{ mannerId: string; mannerName: string }>(
    `select id::text as "mannerId", manner_name as "mannerName" from type_method
     where tenant_id = $1 and is_deleted = 0 order by type_id, manner_code`,
    [ctx.tenantId],
  );
  const items = await archivesOf(
    ctx,
    methods.map(({ mannerId }) => mannerId),
  );
  return methods.map((method) => ({ ...method, items: items.filter((one) => one.mannerId === method.mannerId) }));
}

/** Replaces the archive list of a method by what came; what the law demands stays in it as it is demanded. */
export async function saveArchives(
  ctx: Ctx,
  { mannerId, items }: EndpointInput<typeof saveArchivesEndpoint>,
): Promise<null> {
  await lockRow(ctx, typeMethod, { id: mannerId });
  const before = await archivesOf(ctx, [mannerId]);
  const given = items.map((item): Values => ({ ...initialsOf(archiveItem.fields), ...item, mannerId }));
  demandDistinct(given);
  for (const item of given) demandValid(archiveItem, item, ctx);
  for (const stored of before) demandStatutory(stored, given);
  for (const item of given) await store(ctx, item, before);
  const kept = new Set(given.map((item) => rowOf(item, before)?.id));
  await remove(
    ctx,
    before.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  );
  const payload = { before: before.map(inShort), after: given.map(inShort) };
  await recordEvidence(ctx, { stream: 'admin', action: 'archiveItem.save', subject: mannerId, payload });
  return null;
}

function rowOf({ id, catalogCode }: Values, rows: readonly ArchiveRow[]): ArchiveRow | undefined {
  return rows.find((row) => (id ? row.id === id : row.catalogCode === catalogCode));
}

function demandDistinct(items: readonly Values[]): void {
  const codes = items.flatMap(({ catalogCode }) => (isBlank(catalogCode) ? [] : [String(catalogCode)]));
  const twice = codes.find((code, place) => codes.indexOf(code) !== place);
  if (twice !== undefined) refuse('procedure.archiveTwice', { code: twice });
}

function demandStatutory(stored: ArchiveRow, given: readonly Values[]): void {
  if (!stored.isStatutory) return;
  const item = given.find((one) => rowOf(one, [stored]));
  const isKept = item && item.required === true && Number(item.retentionYears) >= statutoryRetentionYears;
  if (!isKept) refuse('procedure.archiveStatutory', { name: stored.name, years: String(statutoryRetentionYears) });
}

async function store(ctx: Ctx, item: Values, before: readonly ArchiveRow[]): Promise<void> {
  const existing = rowOf(item, before);
  if (item.id && !existing) notFound();
  const values = writableValues(archiveItem, item);
  if (existing) await changeRow(ctx, archiveItem, { id: existing.id, values });
  else await insertRow(ctx, archiveItem, { values: { ...values, isStatutory: false } });
}

async function remove(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await dropRows(ctx, archiveItem, { ids });
}

const inShort = ({ catalogCode, name, required, retentionYears }: Values | ArchiveRow) => ({
  catalogCode,
  name,
  required,
  retentionYears,
});

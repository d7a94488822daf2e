import { columnOf, fieldNamed, initialsOf, isBlank, maxPageSize, type Entity, type Saved } from '@zhaocai/model';
import { hiddenFields } from '../access/index.ts';
import { recordEvidence } from '../audit/index.ts';
import type { Ctx } from '../http/context.ts';
import { notFound, refuse } from '../http/refusal.ts';
import { holdReferences } from '../rows/hold-references.ts';
import { insertRows } from '../rows/insert.ts';
import { insertStatement } from '../rows/insert-statement.ts';
import { cleanTexts } from './clean-texts.ts';
import { demandFixed, demandKnown } from './demand-known.ts';
import { holdWholes, type Whole } from './hold-whole.ts';
import { hangFiles } from './row-files.ts';
import { noteNew } from '../rows/lock-order.ts';
import { maskOf, shownText } from '../rows/columns.ts';
import { Parameters } from '../rows/sql-text.ts';
import { toWire as storedToWire } from '../rows/storage.ts';
import { columnValues, demandValid } from '../rows/values.ts';
import { visibleConditions, type ScopeHook } from '../rows/visible.ts';
import { noteChange } from '../rows/writers.ts';

export type Values = Record<string, unknown>;

export interface WriteHooks {
  /** Checks and completes a save; `existing` is the stored row of an edit. What it returns is stored. */
  readonly beforeSave?: (ctx: Ctx, values: Values, existing?: Values) => Promise<Values> | Values;
  /** Refuses a removal. */
  readonly beforeRemove?: (ctx: Ctx, ids: readonly string[]) => Promise<void> | void;
  readonly scope?: ScopeHook;
  /** Names beside the fields that a save works on; every other is refused. */
  readonly takes?: readonly string[];
  /** Names that the module's reads tell beside the fields without declaring them: sent back with a row, they are not looked at. */
  readonly tells?: readonly string[];
  /** What the rows are parts of: held before a row of it is changed. */
  readonly whole?: Whole;
}

/** What a save did, for the evidence. */
export interface StoredRow {
  readonly saved: Saved;
  readonly action: 'add' | 'edit';
  readonly payload: Values;
}

/** Inserts without an id, updates with one (and its version); leaves evidence in the tenant's `admin` stream. */
export async function saveRow(
  ctx: Ctx,
  entity: Entity,
  { input, hooks }: { input: Values; hooks: WriteHooks },
): Promise<Saved> {
  const { saved, action, payload } = await storeRow(ctx, entity, { input, hooks });
  await record(ctx, entity, { action, id: saved.id, payload });
  return saved;
}

/** The same without the evidence: for whoever stores many rows and tells of them at once. */
export function storeRow(
  ctx: Ctx,
  entity: Entity,
  { input, hooks }: { input: Values; hooks: WriteHooks },
): Promise<StoredRow> {
  const { id } = input;
  return typeof id === 'string' && id !== ''
    ? updateRow(ctx, entity, { id, input, hooks })
    : insertRow(ctx, entity, { input, hooks });
}

async function insertRow(
  ctx: Ctx,
  entity: Entity,
  { input, hooks }: { input: Values; hooks: WriteHooks },
): Promise<StoredRow> {
  const values = await judgeNew(ctx, entity, { input, hooks });
  await holdReferences(ctx, entity, [{ values }]);
  const { id, sql, values: bound } = insertStatement(ctx, entity.table, columnValues(entity, values));
  noteNew(ctx.db, entity, [id]);
  await ctx.db.write(sql, bound);
  await hangFiles(ctx, entity, { id, values });
  return storedNew(entity, id, values);
}

/** What a save would store of a new row; refuses as the save does, and stores nothing. */
export async function judgeNew(
  ctx: Ctx,
  entity: Entity,
  { input, hooks }: { input: Values; hooks: WriteHooks },
): Promise<Values> {
  const begun = { ...initialsOf(entity.fields), ...input };
  await demandKnown(ctx, entity, { input, existing: undefined, hooks });
  demandValid(entity, begun, ctx);
  const clean = await cleanTexts(ctx, entity, begun);
  return { ...writable(entity, clean), ...(await hooks.beforeSave?.(ctx, clean)) };
}

/**
 * Stores new rows that were judged (`judgeNew`), all with the same fields, in one statement whatever their number. Without
 * files: whoever has rows with files saves them one by one.
 */
export async function storeJudged(ctx: Ctx, entity: Entity, rows: readonly Values[]): Promise<StoredRow[]> {
  await holdReferences(
    ctx,
    entity,
    rows.map((values) => ({ values })),
  );
  const ids = await insertRows(ctx, entity, { rows });
  return rows.map((values, index) => storedNew(entity, ids[index] ?? '', values));
}

function storedNew(entity: Entity, id: string, values: Values): StoredRow {
  return { saved: { id, version: 0 }, action: 'add', payload: { after: evidenceOf(entity, values) } };
}

/** Whoever edits a row has read it masked, and sends back what he did not touch. */
function withoutMasks({ fields }: Entity, input: Values, existing: Values): Values {
  const said = Object.entries(input).filter(([name, value]) => {
    const field = fieldNamed(fields, name);
    const mask = field && maskOf(field);
    return !mask || value !== shownText(mask, existing[name]);
  });
  return Object.fromEntries(said);
}

interface Update {
  readonly id: string;
  readonly input: Values;
  readonly hooks: WriteHooks;
}

/**
 * What a change may say: nothing of the fields that the user does not see. His form sends them empty, or not at all;
 * a value of one is refused. Who makes a row fills it in himself.
 */
export function seenInput<V extends object>(ctx: Pick<Ctx, 'user' | 'language'>, entity: Entity, input: V): V {
  const hidden = hiddenFields(ctx.user, entity);
  if (hidden.length === 0) return input;
  const given = Object.entries(input).filter(([name]) => hidden.includes(name));
  for (const [name, value] of given)
    if (!isBlank(value)) refuse('platform.hiddenField', { field: entity.fields[name]?.label[ctx.language] ?? name });
  // The same input without what says nothing.
  return Object.fromEntries(Object.entries(input).filter(([name]) => !hidden.includes(name))) as V;
}

async function updateRow(ctx: Ctx, entity: Entity, { id, input: given, hooks }: Update): Promise<StoredRow> {
  const seen = seenInput(ctx, entity, given);
  const version = Number(seen.version);
  if (seen.version === undefined || seen.version === null || !Number.isInteger(version))
    refuse('platform.versionMissing');
  await holdWholes(ctx, entity, { whole: hooks.whole, rows: [seen] });
  const [existing = notFound()] = await lockRows(ctx, entity, { ids: [id], hooks });
  if (existing.version !== version) refuse('platform.stale');
  const input = withoutMasks(entity, seen, existing);
  await demandKnown(ctx, entity, { input, existing, hooks });
  demandValid(entity, { ...existing, ...input }, ctx);
  demandFixed(ctx, entity, { input, existing });
  const clean = await cleanTexts(ctx, entity, input);
  const merged = { ...existing, ...clean };
  const values = { ...writable(entity, clean), ...(await hooks.beforeSave?.(ctx, merged, existing)) };
  await holdReferences(ctx, entity, [{ values, existing }]);
  const parameters = new Parameters();
  const changes = Object.entries(columnValues(entity, values)).map(
    ([column, value]) => `${column} = ${parameters.bind(value)}`,
  );
  changes.push(
    `update_user = ${parameters.bind(ctx.user.userId)}`,
    `update_time = ${parameters.bind(ctx.now)}`,
    'version = version + 1',
  );
  await ctx.db.write(
    `update ${entity.table} set ${changes.join(', ')} where tenant_id = ${parameters.bind(ctx.tenantId)} and id = ${parameters.bind(id)}`,
    parameters.values,
  );
  await noteChange(ctx, entity, { id, values: input });
  await hangFiles(ctx, entity, { id, values, existing });
  return {
    saved: { id, version: version + 1 },
    action: 'edit',
    payload: { before: evidenceOf(entity, existing), after: evidenceOf(entity, values) },
  };
}

/** What a row must be for the user to touch it: the platform's are readable by all, but only its own tenant writes it. */
function touchableRows(
  ctx: Ctx,
  entity: Entity,
  { parameters, hooks }: { parameters: Parameters; hooks: WriteHooks },
): string {
  const own = { ...entity, platformReadable: false };
  return visibleConditions(own, ctx, { parameters, scope: hooks.scope }).join(' and ');
}

/** Rows, locked until the transaction ends, as their wire names and stored values; 404 when one is not the user's to touch. */
async function lockRows(
  ctx: Ctx,
  entity: Entity,
  { ids, hooks }: { ids: readonly string[]; hooks: WriteHooks },
): Promise<Values[]> {
  const parameters = new Parameters();
  const touchable = touchableRows(ctx, entity, { parameters, hooks });
  const fields = Object.keys(entity.fields).map((name) => `t.${columnOf(entity.fields, name)} as "${name}"`);
  const rows = await ctx.db.query<Values>(
    `select t.id, t.version, t.create_user as "createUser", t.create_dept as "createDept", ${fields.join(', ')}
     from ${entity.table} t where ${touchable} and t.id = any(${parameters.bind(ids)}::bigint[]) order by t.id for update of t`,
    parameters.values,
  );
  return rows.length === ids.length ? rows.map((row) => toWireValues(entity, row)) : notFound();
}

/**
 * Marks rows as deleted: all of them, or none when one is not the user's to remove. As many as a page shows: more are a
 * slip, and one line of the record names them all.
 */
export async function removeRows(
  ctx: Ctx,
  entity: Entity,
  { ids, hooks }: { ids: readonly string[]; hooks: WriteHooks },
): Promise<null> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) refuse('platform.selectOne');
  if (unique.length > maxPageSize) refuse('platform.tooManyRows', { max: maxPageSize });
  if (entity.permanent || entity.appendOnly) refuse('platform.removeState');
  // Why a row may not be removed is told to nobody who does not see it. Nothing is hung on it while that is looked at.
  if (hooks.beforeRemove) await lockRows(ctx, entity, { ids: unique, hooks });
  await hooks.beforeRemove?.(ctx, unique);
  const parameters = new Parameters();
  const touchable = touchableRows(ctx, entity, { parameters, hooks });
  const fields = Object.keys(entity.fields).map((name) => `t.${columnOf(entity.fields, name)} as "${name}"`);
  const removed = await ctx.db.query<Values>(
    `update ${entity.table} t set is_deleted = 1, update_user = ${parameters.bind(ctx.user.userId)},
       update_time = ${parameters.bind(ctx.now)}, version = version + 1
     where ${touchable} and t.id = any(${parameters.bind(unique)}::bigint[])
     returning t.id, t.version, ${fields.join(', ')}`,
    parameters.values,
  );
  if (removed.length !== unique.length) notFound();
  const before = removed.map((row) => ({ id: row.id, ...evidenceOf(entity, toWireValues(entity, row)) }));
  await record(ctx, entity, { action: 'delete', id: unique.join(','), payload: { before } });
  return null;
}

function writable(entity: Entity, input: Values): Values {
  const values: Values = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.readOnly || !(name in input)) continue;
    values[name] = input[name];
  }
  return values;
}

function toWireValues(entity: Entity, row: Values): Values {
  const { id, version, createUser = null, createDept = null } = row;
  const wire: Values = { id, version, createUser, createDept };
  for (const [name, field] of Object.entries(entity.fields)) wire[name] = storedToWire(field, row[name]);
  return wire;
}

/** Secrets and long texts stay out of the evidence, and what is masked on lists is in it too: it is read by people and kept for fifteen years. */
function evidenceOf(entity: Entity, values: Values): Values {
  const kept: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fieldNamed(entity.fields, name);
    if (!field || field.secret || field.kind === 'richText' || value === undefined) continue;
    const mask = maskOf(field);
    kept[name] = mask ? shownText(mask, value) : value;
  }
  return kept;
}

async function record(
  ctx: Ctx,
  entity: Entity,
  { action, id, payload }: { action: string; id: string; payload: Values },
): Promise<void> {
  await recordEvidence(ctx, { stream: 'admin', action: `${entity.name}.${action}`, subject: id, payload });
}

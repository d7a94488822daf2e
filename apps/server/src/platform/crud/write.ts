import { columnOf, validate, type Entity, type Fault, type Language, type Saved } from '@zhaocai/contract';
import { recordEvidence } from '../audit/index.ts';
import { nextId } from '../db/index.ts';
import type { Ctx } from '../http/context.ts';
import { notFound, Refusal, refuse } from '../http/refusal.ts';
import { sanitizeHtml } from './sanitize.ts';
import { Parameters } from './sql-text.ts';
import { toColumn, toWire as storedToWire } from './storage.ts';
import { visibleConditions, type ScopeHook } from './visible.ts';

export type Values = Record<string, unknown>;

export interface WriteHooks {
  /** Checks and completes a save; `existing` is the stored row of an edit. What it returns is stored. */
  readonly beforeSave?: (ctx: Ctx, values: Values, existing?: Values) => Promise<Values> | Values;
  /** Refuses a removal. */
  readonly beforeRemove?: (ctx: Ctx, ids: readonly string[]) => Promise<void> | void;
  readonly scope?: ScopeHook;
}

/** Inserts without an id, updates with one (and its version); leaves evidence in the tenant's `admin` stream. */
export async function saveRow(
  ctx: Ctx,
  entity: Entity,
  { input, hooks }: { input: Values; hooks: WriteHooks },
): Promise<Saved> {
  const { id } = input;
  return typeof id === 'string' && id !== ''
    ? updateRow(ctx, entity, { id, input, hooks })
    : insertRow(ctx, entity, { input, hooks });
}

async function insertRow(
  ctx: Ctx,
  entity: Entity,
  { input, hooks }: { input: Values; hooks: WriteHooks },
): Promise<Saved> {
  demandValid(entity, input, ctx.language);
  const values = { ...writable(entity, input), ...(await hooks.beforeSave?.(ctx, { ...input })) };
  const id = nextId();
  const parameters = new Parameters();
  const columns: Record<string, unknown> = {
    tenant_id: ctx.tenantId,
    id,
    create_user: ctx.user.userId,
    create_dept: ctx.user.deptIds[0] ?? null,
    create_time: ctx.now,
    update_user: ctx.user.userId,
    update_time: ctx.now,
    ...columnValues(entity, values),
  };
  const names = Object.keys(columns).join(', ');
  const bound = Object.values(columns)
    .map((value) => parameters.bind(value))
    .join(', ');
  await ctx.db.query(`insert into ${entity.table} (${names}) values (${bound})`, parameters.values);
  await record(ctx, entity, { action: 'add', id, payload: { after: evidenceOf(entity, values) } });
  return { id, version: 0 };
}

interface Update {
  readonly id: string;
  readonly input: Values;
  readonly hooks: WriteHooks;
}

async function updateRow(ctx: Ctx, entity: Entity, { id, input, hooks }: Update): Promise<Saved> {
  const version = Number(input.version);
  if (input.version === undefined || input.version === null || !Number.isInteger(version))
    refuse('platform.versionMissing');
  const existing = await lockRow(ctx, entity, { id, hooks });
  if (existing.version !== version) refuse('platform.stale');
  const merged = { ...existing, ...input };
  demandValid(entity, merged, ctx.language);
  demandFixed(entity, { input, existing }, ctx.language);
  const values = { ...writable(entity, input), ...(await hooks.beforeSave?.(ctx, merged, existing)) };
  const parameters = new Parameters();
  const changes = Object.entries(columnValues(entity, values)).map(
    ([column, value]) => `${column} = ${parameters.bind(value)}`,
  );
  changes.push(
    `update_user = ${parameters.bind(ctx.user.userId)}`,
    `update_time = ${parameters.bind(ctx.now)}`,
    'version = version + 1',
  );
  await ctx.db.query(
    `update ${entity.table} set ${changes.join(', ')} where tenant_id = ${parameters.bind(ctx.tenantId)} and id = ${parameters.bind(id)}`,
    parameters.values,
  );
  await record(ctx, entity, {
    action: 'edit',
    id,
    payload: { before: evidenceOf(entity, existing), after: evidenceOf(entity, values) },
  });
  return { id, version: version + 1 };
}

/** The row, locked until the transaction ends, as its wire names and stored values; 404 when it is not the user's to touch. */
async function lockRow(ctx: Ctx, entity: Entity, { id, hooks }: { id: string; hooks: WriteHooks }): Promise<Values> {
  const parameters = new Parameters();
  // A platform row is readable by all, but only its own tenant writes it.
  const conditions = visibleConditions({ ...entity, platformReadable: false }, ctx, { parameters, scope: hooks.scope });
  const fields = Object.keys(entity.fields).map((name) => `t.${columnOf(entity.fields, name)} as "${name}"`);
  const [row] = await ctx.db.query<Values>(
    `select t.id, t.version, ${fields.join(', ')} from ${entity.table} t
     where ${conditions.join(' and ')} and t.id = ${parameters.bind(id)} for update`,
    parameters.values,
  );
  return row ? toWireValues(entity, row) : notFound();
}

/** Marks rows as deleted: all of them, or none when one is not the user's to remove. */
export async function removeRows(
  ctx: Ctx,
  entity: Entity,
  { ids, hooks }: { ids: readonly string[]; hooks: WriteHooks },
): Promise<null> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) refuse('platform.selectOne');
  if (entity.permanent || entity.appendOnly) refuse('platform.removeState');
  await hooks.beforeRemove?.(ctx, unique);
  const parameters = new Parameters();
  const conditions = visibleConditions({ ...entity, platformReadable: false }, ctx, { parameters, scope: hooks.scope });
  const removed = await ctx.db.query(
    `update ${entity.table} t set is_deleted = 1, update_user = ${parameters.bind(ctx.user.userId)},
       update_time = ${parameters.bind(ctx.now)}, version = version + 1
     where ${conditions.join(' and ')} and t.id = any(${parameters.bind(unique)}::bigint[]) returning t.id`,
    parameters.values,
  );
  if (removed.length !== unique.length) notFound();
  await record(ctx, entity, { action: 'delete', id: unique.join(','), payload: { ids: unique } });
  return null;
}

function demandValid(entity: Entity, input: Values, language: Language): void {
  const [fault] = validate(entity.fields, input);
  if (fault) throw new Refusal(fault.code, parametersOf(fault, language));
}

function parametersOf(fault: Fault, language: Language) {
  return { field: fault.label[language], ...fault.parameters };
}

/** Fields that are set once: another value on an edit is refused, the same one is not. */
function demandFixed(
  entity: Entity,
  { input, existing }: { input: Values; existing: Values },
  language: Language,
): void {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.fixed && name in input && String(input[name] ?? '') !== String(existing[name] ?? '')) {
      throw new Refusal('platform.fixed', { field: field.label[language] });
    }
  }
}

function writable(entity: Entity, input: Values): Values {
  const values: Values = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.readOnly || !(name in input)) continue;
    values[name] = field.kind === 'richText' ? sanitizeHtml(String(input[name] ?? '')) : input[name];
  }
  return values;
}

function columnValues(entity: Entity, values: Values): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields[name];
    if (field) columns[columnOf(entity.fields, name)] = toColumn(field, value);
  }
  return columns;
}

function toWireValues(entity: Entity, row: Values): Values {
  const wire: Values = { id: row.id, version: row.version };
  for (const [name, field] of Object.entries(entity.fields)) wire[name] = storedToWire(field, row[name]);
  return wire;
}

/** Secrets and long texts stay out of the evidence: it is read by people and kept for fifteen years. */
function evidenceOf(entity: Entity, values: Values): Values {
  const kept: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields[name];
    if (field && !field.secret && field.kind !== 'richText' && value !== undefined) kept[name] = value;
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

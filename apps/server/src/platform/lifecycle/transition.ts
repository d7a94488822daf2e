import {
  columnOf,
  targetsOf,
  isWriting,
  type Action,
  type Code,
  type Entity,
  type EntityAction,
  type EntityState,
} from '@zhaocai/model';
import { recordEvidence } from '../audit/index.ts';
import { nextId } from '../db/index.ts';
import { refuse } from '../http/refusal.ts';
import { columnValues, type Values } from '../rows/values.ts';
import { noteLocks } from '../rows/lock-order.ts';
import { Parameters } from '../rows/sql-text.ts';
import type { Actor } from './actor.ts';
import { demandFourEyes, demandRight } from './may-act.ts';

/** The row whose state changes. `tenantId` is its owner, which need not be the actor's. */
export interface Subject {
  readonly id: string;
  readonly tenantId: string;
}

export interface Moving {
  /** Why, in the person's words. */
  readonly reason?: string | null | undefined;
  /** Of the states that the action may lead to (`orTo`) the one of this row; without it the action's own. */
  readonly to?: Code | undefined;
  /** Further fields set by the same statement, by their wire names. */
  readonly set?: Values;
  /** The evidence stream; `admin` when the row belongs to no project. */
  readonly stream?: string;
  /** What the evidence says beside from, to and the reason. */
  readonly payload?: Values;
}

/** What a transition leaves: the row's new version, and the code of its state. */
export interface Moved<C extends Code = Code> {
  readonly id: string;
  readonly version: number;
  readonly state: C;
}

interface MovedRow extends Subject {
  readonly before: Code;
  readonly version: number;
  readonly createUser: string | null;
}

/**
 * The only way to change the state of a row: checks who does it, moves it where its state still allows it, leaves the
 * change and the evidence. A row that has moved on meanwhile refuses with «not allowed in the current state».
 */
export async function transition<const E extends Entity>(
  ctx: Actor,
  entity: E,
  { subject, action, ...moving }: { readonly subject: Subject; readonly action: EntityAction<E> } & Moving,
): Promise<Moved<EntityState<E>>> {
  const { id, tenantId } = subject;
  const [moved] = await transitionAll(ctx, entity, { ids: [id], tenantId, action, ...moving });
  return moved ?? refuse('platform.badState');
}

interface MovingAll<E> extends Moving {
  readonly action: EntityAction<E>;
  /** All of these, or none where one is not in a state that allows it. */
  readonly ids: readonly string[];
  /** Whose rows they are; the actor's own tenant's unless said otherwise. */
  readonly tenantId?: string;
}

/** The same for a set of rows in one statement, with one link of evidence that names them all. */
export async function transitionAll<const E extends Entity>(
  ctx: Actor,
  entity: E,
  { ids, action, tenantId = ctx.tenantId, ...moving }: MovingAll<E>,
): Promise<readonly Moved<EntityState<E>>[]> {
  const definition = ledTo(actionOf(entity, action), moving.to);
  demandRight(ctx, definition);
  const reason = givenReason(ctx, definition, moving.reason);
  const unique = [...new Set(ids)];
  if (unique.length === 0) return [];
  noteLocks(ctx.db, entity, unique);
  const rows = await move(ctx, entity, { definition, set: moving.set ?? {}, ids: unique, tenantId });
  if (rows.length !== unique.length) return refuse('platform.badState');
  await demandFourEyes(ctx, entity, { rows, notBy: definition.notBy });
  await record(ctx, entity, { action, definition, rows, reason });
  if (definition.settles) await forgetWriters(ctx, entity, { definition, rows });
  const { subject, from } = evidenceOf(rows);
  await recordEvidence(ctx, {
    tenantId,
    stream: moving.stream ?? 'admin',
    action: `${entity.name}.${action}`,
    subject,
    payload: { ...from, to: definition.to, ...(reason && { reason }), ...moving.payload },
  });
  return rows.map(({ id, version }) => ({ id, version, state: stateOf<E>(definition) }));
}

/**
 * Holds rows that several transitions of a transaction are about, before the first of them: each locks its own in the
 * order of their ids, all of them together would not be in that order.
 */
export async function holdRows(ctx: Actor, entity: Entity, ids: readonly string[]): Promise<void> {
  noteLocks(ctx.db, entity, ids);
  await ctx.db.query(
    `select from ${entity.table} where tenant_id = $1 and id = any($2::bigint[]) order by id for no key update`,
    [ctx.tenantId, ids],
  );
}

/** One row is what the evidence is about; of several it names each with where it came from. */
function evidenceOf(rows: readonly MovedRow[]): { readonly subject: string; readonly from: Values } {
  const [only, ...others] = rows;
  if (only && others.length === 0) return { subject: only.id, from: { from: only.before } };
  return { subject: '0', from: { rows: rows.map(({ id, before }) => [id, before]) } };
}

/** The lifecycle of an entity leads to its own states alone. */
function stateOf<E>({ to }: Action): EntityState<E> {
  return to as EntityState<E>;
}

/** Refuses where a state does not allow an action, before a command does the rest of its work. */
export function demandState<const E extends Entity>(entity: E, state: unknown, action: EntityAction<E>): void {
  if (!actionOf(entity, action).from.some((code) => code === state)) refuse('platform.badState');
}

function actionOf<E extends Entity>(entity: E, action: EntityAction<E>): Action {
  const definition = entity.lifecycle?.actions[action];
  if (!definition) throw new Error(`${entity.name} has no action ${action}`);
  return definition;
}

function ledTo(definition: Action, to: Code | undefined): Action {
  if (to === undefined) return definition;
  if (!targetsOf(definition).includes(to)) throw new Error(`${definition.label.en} does not lead to ${to}`);
  return { ...definition, to };
}

function givenReason(
  { language = 'zh' }: Actor,
  { reason: wish, label }: Action,
  given: string | null | undefined,
): string | undefined {
  const reason = given?.trim() || undefined;
  if (wish === 'required' && reason === undefined) refuse('platform.reasonMissing', { action: label[language] });
  return reason;
}

interface Move {
  readonly definition: Action;
  readonly set: Values;
  readonly ids: readonly string[];
  readonly tenantId: string;
}

/** Those of the rows whose state allows it, moved; locked in the order of their ids before. */
function move(ctx: Actor, entity: Entity, { definition, set, ids, tenantId }: Move): Promise<MovedRow[]> {
  const { table, fields, lifecycle } = entity;
  if (!lifecycle) throw new Error(`${entity.name} has no lifecycle`);
  const column = columnOf(fields, lifecycle.field);
  const type = typeof definition.to === 'number' ? 'smallint' : 'text';
  const sql = new Parameters();
  const tenant = sql.bind(tenantId);
  const stamps = { update_user: ctx.user.userId, update_time: ctx.now };
  const changes = { [column]: definition.to, ...columnValues(entity, set), ...stamps };
  const assigned = Object.entries(changes).map(([name, value]) => `${name} = ${sql.bind(value)}`);
  return ctx.db.query<MovedRow & Record<string, unknown>>(
    `with was as (
       select id, ${column} as before from ${table}
       where tenant_id = ${tenant} and id = any(${sql.bind(ids)}::bigint[]) and is_deleted = 0
       order by id for no key update)
     update ${table} t set ${assigned.join(', ')}, version = version + 1
     from was where t.tenant_id = ${tenant} and t.id = was.id
       and was.before = any(${sql.bind([...definition.from])}::${type}[])
     returning t.id::text, t.tenant_id as "tenantId", was.before, t.version, t.create_user::text as "createUser"`,
    sql.values,
  );
}

/** What was written up to here is decided. */
async function forgetWriters(
  ctx: Actor,
  { name }: Entity,
  { definition, rows }: Pick<Change, 'definition' | 'rows'>,
): Promise<void> {
  await ctx.db.write(
    `delete from row_writer where tenant_id = $1 and entity = $2 and row_id = any($3::bigint[]) and action = any($4::text[])`,
    [rows[0]?.tenantId, name, rows.map(({ id }) => id), (definition.notBy ?? []).filter(isWriting)],
  );
}

interface Change {
  readonly action: string;
  readonly definition: Action;
  readonly rows: readonly MovedRow[];
  readonly reason: string | undefined;
}

async function record(ctx: Actor, { name }: Entity, { action, definition, rows, reason }: Change): Promise<void> {
  await ctx.db.write(changes, [
    rows.map(({ tenantId }) => tenantId),
    rows.map(() => nextId()),
    rows.map(({ id }) => id),
    rows.map(({ before }) => String(before)),
    name,
    action,
    String(definition.to),
    reason ?? null,
    ctx.user.userId,
    ctx.now,
  ]);
}

const changes = `
  insert into state_change (tenant_id, id, row_id, from_state, entity, action, to_state, reason, create_user, create_time)
  select r.tenant_id, r.id, r.row_id, r.from_state, $5, $6, $7, $8, $9, $10
  from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) as r (tenant_id, id, row_id, from_state)`;

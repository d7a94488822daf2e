import { actionsAllowed, isWriting, type Action, type AnyLifecycle, type Entity } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { Actor } from './actor.ts';

/** Refuses who has no right to an action. What the clock does it does itself; other actions are persons'. */
export function demandRight({ user }: Actor, { permission, byClock }: Action): void {
  const mayDo = user.permissions
    ? permission === undefined || user.permissions.has(permission)
    : byClock === true || permission === undefined;
  if (!mayDo) throw new Refusal('platform.forbidden', {}, 403);
}

/** A row as four eyes look at it. */
export interface MadeRow {
  readonly id: string;
  readonly tenantId: string;
  readonly createUser: string | null;
}

type Judged = Pick<Entity, 'name'>;

interface Judging {
  /** Rows of one tenant. */
  readonly rows: readonly MadeRow[];
  readonly notBy: readonly string[] | undefined;
}

/** Refuses whoever did one of the actions himself that this one must be done by somebody else after. */
export async function demandFourEyes(ctx: Actor, entity: Judged, { rows, notBy }: Judging): Promise<void> {
  if (!notBy || !ctx.user.permissions) return;
  if ((await ownDeeds(ctx, entity, { rows, actions: notBy })).size > 0) refuse('platform.ownWork');
}

/** The same where somebody else's word is asked for before the action itself follows. */
export function demandOthersWork(
  ctx: Actor,
  { name, lifecycle }: WithStates,
  { row, action }: { readonly row: MadeRow; readonly action: string },
): Promise<void> {
  return demandFourEyes(ctx, { name }, { rows: [row], notBy: lifecycle?.actions[action]?.notBy });
}

/** Which of these actions the user himself did last to one of the rows; `add` is to have made it, `write` to have changed it. */
async function ownDeeds(
  { db, user }: Pick<Actor, 'db'> & { readonly user: Pick<Actor['user'], 'userId'> },
  { name }: Judged,
  { rows, actions }: { readonly rows: readonly MadeRow[]; readonly actions: readonly string[] },
): Promise<ReadonlySet<string>> {
  const done = await doers(db, { name }, { rows, actions });
  return new Set(done.filter((one) => one.user === user.userId).map(({ action }) => action));
}

interface Deed {
  readonly action: string;
  readonly user: string;
}

async function doers(
  db: Actor['db'],
  { name }: Judged,
  { rows, actions }: { readonly rows: readonly MadeRow[]; readonly actions: readonly string[] },
): Promise<Deed[]> {
  const values = [rows[0]?.tenantId, name, rows.map(({ id }) => id), actions];
  const last = await db.query<Deed & Record<string, unknown>>(lastDoers, values);
  const wrote = actions.some(isWriting) ? await db.query<Deed & Record<string, unknown>>(writers, values) : [];
  const made = actions.includes('add') ? rows.flatMap(({ createUser }) => createUser ?? []) : [];
  return [...last, ...wrote, ...made.map((user) => ({ action: 'add', user }))];
}

/** Everybody whom four eyes forbid an action on this row: for pages that say who may, and flows that ask somebody else. */
export async function barredFrom(
  { db }: Pick<Actor, 'db'>,
  { name, lifecycle }: WithStates,
  { row, action }: { readonly row: MadeRow; readonly action: string },
): Promise<string[]> {
  const actions = lifecycle?.actions[action]?.notBy ?? [];
  if (actions.length === 0) return [];
  return [...new Set((await doers(db, { name }, { rows: [row], actions })).map(({ user }) => user))];
}

const lastDoers = `
  select distinct on (row_id, action) action, create_user::text as "user" from state_change
  where tenant_id = $1 and entity = $2 and row_id = any($3::bigint[]) and action = any($4::text[])
  order by row_id, action, id desc`;

const writers = `
  select distinct action, user_id::text as "user" from row_writer
  where tenant_id = $1 and entity = $2 and row_id = any($3::bigint[]) and action = any($4::text[])`;

interface WithStates extends Judged {
  readonly lifecycle?: AnyLifecycle;
}

/** The actions that this user may do to the row now, for the buttons of its page. */
export async function actionsFor(
  ctx: Pick<Ctx, 'db' | 'user' | 'tenantId' | 'now'>,
  { name, lifecycle }: WithStates,
  row: MadeRow,
): Promise<string[]> {
  const state: unknown = lifecycle && Reflect.get(row, lifecycle.field);
  if (!lifecycle || (typeof state !== 'number' && typeof state !== 'string')) return [];
  const allowed = actionsAllowed(lifecycle, state, (permission) => ctx.user.permissions.has(permission));
  const guardsOf = (action: string) => lifecycle.actions[action]?.notBy ?? [];
  const guards = allowed.flatMap(guardsOf);
  if (guards.length === 0) return allowed;
  const own = await ownDeeds(ctx, { name }, { rows: [row], actions: guards });
  return allowed.filter((action) => !guardsOf(action).some((guard) => own.has(guard)));
}

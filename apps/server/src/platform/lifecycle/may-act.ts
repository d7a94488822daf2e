import { actionsAllowed, type Action, type AnyLifecycle, type Entity } from '@zhaocai/model';
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

/** Refuses whoever did one of the actions himself that this one must be done by somebody else after. */
export async function demandFourEyes(
  ctx: Actor,
  entity: Judged,
  { row, notBy }: { readonly row: MadeRow; readonly notBy: readonly string[] | undefined },
): Promise<void> {
  if (!notBy || !ctx.user.permissions) return;
  if ((await doersOf(ctx, entity, { row, actions: notBy })).has(ctx.user.userId)) refuse('platform.ownWork');
}

/** Who did these actions to the row last; `add` is who made it. */
async function doersOf(
  { db }: Pick<Actor, 'db'>,
  { name }: Judged,
  { row, actions }: { readonly row: MadeRow; readonly actions: readonly string[] },
): Promise<ReadonlySet<string>> {
  const found = await db.query<{ user: string }>(lastDoers, [row.tenantId, name, row.id, actions]);
  const makers = actions.includes('add') && row.createUser !== null ? [row.createUser] : [];
  return new Set([...found.map(({ user }) => user), ...makers]);
}

const lastDoers = `
  select distinct on (action) create_user::text as "user" from state_change
  where tenant_id = $1 and entity = $2 and row_id = $3 and action = any($4::text[]) order by action, id desc`;

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
  const guarded = allowed.filter((action) => lifecycle.actions[action]?.notBy);
  if (guarded.length === 0) return allowed;
  const own = await Promise.all(
    guarded.map(async (action) => {
      const actions = lifecycle.actions[action]?.notBy ?? [];
      return (await doersOf(ctx, { name }, { row, actions })).has(ctx.user.userId) ? action : undefined;
    }),
  );
  return allowed.filter((action) => !own.includes(action));
}

import type { Entity, EntityAction } from '@zhaocai/model';
import type { Actor } from './actor.ts';
import { holdRows, transitionAll } from './transition.ts';

interface Turn<E extends Entity> {
  readonly action: EntityAction<E>;
  /** Selects the ids of the rows whose time has come; `$1` is the tenant, `$2` the `time`. */
  readonly due: string;
  readonly set?: Readonly<Record<string, unknown>>;
}

interface Turning<E extends Entity> {
  readonly turns: readonly Turn<E>[];
  /** `yyyy-MM-dd`, or with its `HH:mm:ss`, as the statements compare it. */
  readonly time: string;
}

/**
 * What time alone does to the rows of an entity, one turn after the other: a row may be due for two of them. All are
 * locked first, in their order. May run twice. Answers the ids that each turn moved.
 */
export async function turnDue<const E extends Entity>(
  clock: Actor,
  entity: E,
  { turns, time }: Turning<E>,
): Promise<string[][]> {
  const idsOf = async ({ due }: Turn<E>) => {
    const rows = await clock.db.query<{ id: string }>(due, [clock.tenantId, time]);
    return rows.map(({ id }) => id);
  };
  const due = new Set<string>();
  for (const turn of turns) for (const id of await idsOf(turn)) due.add(id);
  if (due.size > 0) await holdRows(clock, entity, [...due]);
  const moved: string[][] = [];
  for (const turn of turns) {
    // Whatever has become due since is locked by nobody: the next run turns it.
    const ids = (await idsOf(turn)).filter((id) => due.has(id));
    await transitionAll(clock, entity, { ids, action: turn.action, ...(turn.set && { set: turn.set }) });
    moved.push(ids);
  }
  return moved;
}

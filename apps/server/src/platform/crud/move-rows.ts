import type { Endpoint, Entity, EntityAction, MoveEndpoints, MoveInput, Row } from '@zhaocai/model';
import { handle, type Ctx, type MountedEndpoint } from '../http/context.ts';
import { transition } from '../lifecycle/index.ts';
import { lockRow } from '../rows/index.ts';
import type { Values } from './write.ts';

export interface Move<E> {
  /** As it is before, held until the transaction ends. */
  readonly row: Row<E>;
  readonly action: EntityAction<E>;
  readonly reason: string | undefined;
}

/** Refuses a move, or says what else of the row changes with it. */
export type BeforeMove<E> = (ctx: Ctx, move: Move<E>) => Promise<Values> | Values;

/** The work of the calls that `moveEndpoints` derives. */
export function moveRows<const E extends Entity, const A extends EntityAction<E>>(
  entity: E,
  endpoints: MoveEndpoints<E, A>,
  beforeMove: BeforeMove<E> = () => ({}),
): MountedEndpoint[] {
  return Object.entries<Endpoint<MoveInput, unknown>>(endpoints).map(([name, endpoint]) => {
    // The keys of the calls are actions of the entity.
    const action = name as EntityAction<E>;
    return handle(endpoint, async (ctx, { id, version, reason }) => {
      const row = await lockRow(ctx, entity, { id, version });
      const set = await beforeMove(ctx, { row, action, reason });
      return transition(ctx, entity, { subject: row, action, reason, set });
    });
  });
}

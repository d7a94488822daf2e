import { room, roomLifecycle, spaceUse, type EntityAction, type Row } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition, transitionAll, type Actor } from '../../../platform/lifecycle/index.ts';
import { changeRow, type Values } from '../../../platform/rows/index.ts';

type Action = EntityAction<typeof room>;

/** What a room is used for goes with its state. */
const useOf: Partial<Record<Action, Values>> = {
  let: { useStatus: spaceUse.code.leasedOut },
  vacate: { useStatus: spaceUse.code.idle },
};

/**
 * What is done with a room that the caller has locked, and the fields that change with it. One that stands so already,
 * for somebody else holds it as well, stays in its state.
 */
export async function moveRoom(
  ctx: Ctx,
  row: Row<typeof room>,
  { action, set = {} }: { readonly action: Action; readonly set?: Values },
): Promise<void> {
  const isMoved = roomLifecycle.actions[action].from.some((code) => code === row.roomStatus);
  if (isMoved) await transition(ctx, room, { subject: row, action, set: { ...useOf[action], ...set } });
  else if (Object.keys(set).length > 0) await changeRow(ctx, room, { id: row.id, values: set });
}

/** Lets rooms by the clock that nobody let before; they are locked by this, before the contracts that let them. */
export async function letRooms(clock: Actor, ids: readonly string[]): Promise<void> {
  await transitionAll(clock, room, { ids, action: 'let', ...(useOf.let && { set: useOf.let }) });
}

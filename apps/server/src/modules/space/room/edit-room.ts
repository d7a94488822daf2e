import { room, type editRoom as endpoint, type EndpointInput, type EndpointOutput } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { saveRow, type Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { roomHooks } from './room-rules.ts';

const vacant = 0;
const sealed = 7;

/**
 * Changes what a room says of itself, at once. Of its state only sealing a vacant room and opening a sealed one is done
 * here (SM1); every other change belongs to the command that brings it about.
 */
export async function editRoom(
  ctx: Ctx,
  { reason, roomStatus, ...input }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const hooks = {
    ...roomHooks,
    async beforeSave(within: Ctx, values: Values, existing?: Values): Promise<Values> {
      const checked = (await roomHooks.beforeSave?.(within, values, existing)) ?? {};
      if (roomStatus === undefined || roomStatus === existing?.roomStatus) return checked;
      const isSealing = roomStatus === sealed && existing?.roomStatus === vacant;
      const isOpening = roomStatus === vacant && existing?.roomStatus === sealed;
      if (!isSealing && !isOpening) refuse('space.roomState');
      return { ...checked, roomStatus };
    },
  };
  const saved = await saveRow(ctx, room, { input, hooks });
  if (reason)
    await recordEvidence(ctx, { stream: 'admin', action: 'room.reason', subject: saved.id, payload: { reason } });
  return saved;
}

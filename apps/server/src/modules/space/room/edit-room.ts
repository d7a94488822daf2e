import {
  room,
  roomLifecycle,
  type editRoom as endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { saveRow } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { demandVersion, findRow, lockRow } from '../../../platform/rows/index.ts';
import { roomHooks } from './room-rules.ts';

/**
 * Changes what a room says of itself, at once. Of its state only sealing a vacant room and opening a sealed one is done
 * here (SM1); every other change belongs to the command that brings it about.
 */
export async function editRoom(
  ctx: Ctx,
  { reason, roomStatus, ...input }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const { id } = input;
  const before = roomStatus === undefined ? undefined : await findRow(ctx, room, { id });
  const action = before && actionBetween(before.roomStatus, roomStatus);
  const save = () => saveRow(ctx, room, { input, hooks: roomHooks });
  if (!action) {
    const saved = await save();
    if (reason) await recordEvidence(ctx, { stream: 'admin', action: 'room.reason', subject: id, payload: { reason } });
    return saved;
  }
  const saysMore = Object.keys(input).some((name) => name !== 'id' && name !== 'version');
  const seen = saysMore ? (await save()).version : input.version;
  const subject = await lockRow(ctx, room, { id });
  demandVersion(subject, seen);
  const { version } = await transition(ctx, room, { subject, action, reason });
  return { id, version };
}

function actionBetween(from: unknown, to: unknown): 'seal' | 'open' | undefined {
  if (from === to) return undefined;
  const { vacant, sealed } = roomLifecycle.code;
  if (from === vacant && to === sealed) return 'seal';
  if (from === sealed && to === vacant) return 'open';
  return refuse('space.roomState');
}

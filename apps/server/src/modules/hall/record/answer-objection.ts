import {
  confirmationLifecycle,
  hallConfirmation,
  hallObjection,
  type answerObjection as endpoint,
  type EndpointInput,
  type Saved,
} from '@zhaocai/model';
import { minutesAfter } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { demandHost, holdHall, tellHall } from '../room/find-hall.ts';

const disputed = `
  select c.id::text as id, c.tenant_id as "tenantId" from hall_confirmation c
  where c.tenant_id = $1 and c.entry_id = $2 and c.is_deleted = 0
    and c.confirm_status in ${confirmationLifecycle.sql('disputed')}`;

/** The host answers on the spot (R45); the bidder has the window anew to agree to the record. */
export async function answerObjection(
  ctx: Ctx,
  { id, version, answer }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  const { hallId, entryId } = await findRow(ctx, hallObjection, { id });
  const { row: hall } = await holdHall(ctx, { id: hallId });
  await demandHost(ctx, hall);
  const [waiting] = await ctx.db.query<{ id: string; tenantId: string }>(disputed, [ctx.tenantId, entryId]);
  if (waiting)
    await transition(ctx, hallConfirmation, {
      subject: waiting,
      action: 'askAgain',
      stream: hall.projectId,
      set: { confirmUntil: minutesAfter(ctx.now, hall.confirmMinutes) },
    });
  const row = await lockRow(ctx, hallObjection, { id, version });
  const moved = await transition(ctx, hallObjection, {
    subject: row,
    action: 'answer',
    stream: hall.projectId,
    set: { answer, answerTime: ctx.now },
    payload: { entryId: row.entryId, content: row.content, askTime: row.askTime, answer },
  });
  await tellHall(ctx, hall);
  return { id, version: moved.version };
}

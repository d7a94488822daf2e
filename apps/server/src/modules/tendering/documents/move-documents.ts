import { documentConfirm, type EntityAction, type MoveAnswer, type Row } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { moveProject } from '../project/move-project.ts';

type Handed = Row<typeof documentConfirm>;

interface Moving {
  readonly project: ProjectRow;
  readonly row: Handed;
  readonly action: EntityAction<typeof documentConfirm>;
  readonly reason: string | undefined;
}

/** With the yes the project is ready to be published; the caller holds both. */
export async function moveDocuments(
  ctx: Ctx,
  { project, row, action, reason }: Moving,
): Promise<MoveAnswer<Handed['confirmStatus']>> {
  const isDecision = action !== 'withdraw';
  const moved = await transition(ctx, documentConfirm, {
    subject: row,
    action,
    stream: project.id,
    reason,
    set: {
      ...(isDecision && { decideTime: ctx.now, deciderId: ctx.user.userId }),
      ...(action === 'back' && { backReason: reason }),
    },
  });
  if (action === 'agree')
    await moveProject(ctx, project, { action: 'confirmDocuments', payload: { confirmId: row.id } });
  return moved;
}

import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { announcedTimes, movedTime } from '../evidence/announced-times.ts';
import type { ProjectRow } from '../project/find-project.ts';

/** Who changes a time past every notice opens nothing by it, however well he knows the database. */
export async function demandAnnounced(ctx: Ctx, held: ProjectRow): Promise<void> {
  const announced = await announcedTimes(ctx, held.id);
  if (announced && !movedTime(announced, held)) return;
  ctx.log.error({ projectId: held.id }, 'the times of a project are not those of its record: an opening was refused');
  refuse('tendering.timesMoved');
}

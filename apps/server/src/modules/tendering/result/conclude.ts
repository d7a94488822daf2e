import { hasStep, projectStatus } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { decideAll, hasWinner } from '../bulletin/publish-result.ts';
import { demandAsOpened, demandAsSelected } from '../evidence/demand-as-opened.ts';
import { followCourse } from '../project/follow-course.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { demandNobodyDebarred } from './debarred-winner.ts';
import { moveProject, type Move, type Moved } from '../project/move-project.ts';

/**
 * Moves a project whose result is confirmed. Where the procedure has no notice of the result, the confirmation is the
 * end, of nobody who was black-listed while it was asked for; where nobody has won nothing is concluded: the notice of failure to whoever was invited follows. Packages and
 * registrations first, for the project's tasks move with it and are locked last.
 */
export async function approveResult(ctx: Ctx, project: ProjectRow, move: Move): Promise<Moved> {
  await demandNobodyDebarred(ctx, project.id);
  const isEnd = !hasStep(project, 'publishResult') && (await hasWinner(ctx, project.id));
  if (!isEnd) return moveProject(ctx, project, move);
  await demandAsOpened(ctx, project.id);
  await demandAsSelected(ctx, project.id);
  const winners = await decideAll(ctx, project);
  const { version } = await moveProject(ctx, project, move);
  const moved = await moveProject(
    ctx,
    { ...project, version },
    {
      action: 'conclude',
      payload: { winners },
      set: { resultTime: ctx.now, projectStatus: projectStatus.code.completed },
    },
  );
  await followCourse(ctx, project);
  return moved;
}

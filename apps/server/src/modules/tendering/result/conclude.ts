import { hasStep } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { followDemands } from '../../demand/index.ts';
import { followProjects } from '../../plan/index.ts';
import { concludeResult, hasWinner } from '../bulletin/publish-result.ts';
import { demandAsOpened, demandAsSelected } from '../evidence/demand-as-opened.ts';
import type { ProjectRow } from '../project/find-project.ts';
import type { Moved } from '../project/move-project.ts';

/**
 * Where the procedure has no notice of the result, its confirmation is the end. Where nobody has won nothing is concluded:
 * the notice of failure to whoever was invited follows.
 */
export async function conclude(ctx: Ctx, project: ProjectRow): Promise<Moved | undefined> {
  if (hasStep(project, 'publishResult') || !(await hasWinner(ctx, project.id))) return undefined;
  await demandAsOpened(ctx, project.id);
  await demandAsSelected(ctx, project.id);
  const moved = await concludeResult(ctx, project);
  await followDemands(ctx, [project.demandId]);
  await followProjects(ctx, [project.planId]);
  return moved;
}

import type { Ctx } from '../../../platform/http/index.ts';
import { followEntrustment } from '../../agency/index.ts';
import { followDemands, giveAppliesBack } from '../../demand/index.ts';
import { followProjects } from '../../plan/index.ts';
import type { ProjectRow } from './find-project.ts';

/**
 * A project has come to its result or its end, was brought back from it, or is deleted: what it was made of, whose money it
 * takes and who runs it go its way, in the order in which rows are locked. The caller holds the project, and has moved it.
 */
export async function followCourse(
  ctx: Ctx,
  { id, demandId, planId }: Pick<ProjectRow, 'id' | 'demandId' | 'planId'>,
): Promise<void> {
  await followDemands(ctx, [demandId]);
  await giveAppliesBack(ctx, id);
  await followProjects(ctx, [planId]);
  await followEntrustment(ctx, id);
}

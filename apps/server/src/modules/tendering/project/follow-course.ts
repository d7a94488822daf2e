import type { Ctx } from '../../../platform/http/index.ts';
import { followEntrustment } from '../../agency/index.ts';
import { followDemands, giveAppliesBack } from '../../demand/index.ts';
import { followProjects } from '../../plan/index.ts';
import type { ProjectRow } from './find-project.ts';

type Followed = Pick<ProjectRow, 'id' | 'demandId' | 'planId'>;

/**
 * Projects have come to their result or their end, were brought back from it, or are deleted: what they were made of, whose
 * money they take and who runs them go their way, in the order in which rows are locked. The caller holds the projects, and
 * has moved them.
 */
export async function followCourse(ctx: Ctx, ...projects: readonly Followed[]): Promise<void> {
  await followDemands(
    ctx,
    projects.map(({ demandId }) => demandId),
  );
  await giveAppliesBack(
    ctx,
    projects.map(({ id }) => id),
  );
  await followProjects(
    ctx,
    projects.map(({ planId }) => planId),
  );
  for (const { id } of projects) await followEntrustment(ctx, id);
}

import {
  auditStatus,
  project as entity,
  projectStatus,
  type EndpointInput,
  type retreatProject as endpoint,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandState } from '../../../platform/lifecycle/index.ts';
import { demandNoNoticeUnderWay } from '../exception/exception-guards.ts';
import { lockProject } from './find-project.ts';
import { moveProject, type Moved } from './move-project.ts';

/** Confirmed, and not as it should be: too late to be published, above all. It is changed, and confirmed anew. */
export async function retreatProject(
  ctx: Ctx,
  { id, version, reason }: EndpointInput<typeof endpoint>,
): Promise<Moved> {
  const project = await lockProject(ctx, id, version);
  demandState(entity, project.stage, 'retreat');
  await demandNoNoticeUnderWay(ctx, id);
  return moveProject(ctx, project, {
    action: 'retreat',
    reason,
    set: {
      auditStatus: auditStatus.code.rejected,
      projectStatus: projectStatus.code.returned,
      confirmerId: null,
      rejectReason: reason,
    },
  });
}

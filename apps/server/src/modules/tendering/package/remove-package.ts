import { purchasePackage, packageItem, project as entity, projectLifecycle } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { dropRows, noteWriter } from '../../../platform/rows/index.ts';
import { lockProject } from '../project/find-project.ts';
import { findPackage } from './package-queries.ts';

/** Takes a package and its goods lines out of a draft. */
export async function removePackage(ctx: Ctx, { id }: { id: string }): Promise<null> {
  const { projectId, packageName } = await findPackage(ctx, id);
  const project = await lockProject(ctx, projectId);
  if (!projectLifecycle.is(project.stage, 'initiated')) refuse('platform.removeState');
  await dropRows(ctx, purchasePackage, { ids: [id] });
  await dropRows(ctx, packageItem, { of: 'packageId', ids: [id] });
  await noteWriter(ctx, entity, { id: projectId });
  await recordEvidence(ctx, { stream: projectId, action: 'package.remove', subject: id, payload: { packageName } });
  return null;
}

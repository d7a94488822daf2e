import { project as entity, projectLifecycle } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { noteWriter } from '../../../platform/rows/index.ts';
import { lockProject } from '../project/find-project.ts';
import { findPackage } from './package-queries.ts';

/** Takes a package and its goods lines out of a draft. */
export async function removePackage(ctx: Ctx, { id }: { id: string }): Promise<null> {
  const { projectId, packageName } = await findPackage(ctx, id);
  const project = await lockProject(ctx, projectId);
  if (!projectLifecycle.is(project.stage, 'initiated')) refuse('platform.removeState');
  const removed = [ctx.tenantId, id, ctx.user.userId, ctx.now];
  await ctx.db.query(
    `update package set is_deleted = 1, update_user = $3, update_time = $4, version = version + 1
     where tenant_id = $1 and id = $2 and is_deleted = 0`,
    removed,
  );
  await ctx.db.query(
    `update package_item set is_deleted = 1, update_user = $3, update_time = $4, version = version + 1
     where tenant_id = $1 and package_id = $2 and is_deleted = 0`,
    removed,
  );
  await noteWriter(ctx, entity, { id: projectId });
  await recordEvidence(ctx, { stream: projectId, action: 'package.remove', subject: id, payload: { packageName } });
  return null;
}

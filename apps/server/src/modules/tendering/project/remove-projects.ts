import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockProject } from './find-project.ts';

/** Deletes drafts that were never submitted: all of them, or none. */
export async function removeProjects(ctx: Ctx, { ids }: { ids: string }): Promise<null> {
  const wanted = [...new Set(ids.split(',').filter(Boolean))].sort();
  if (wanted.length === 0) refuse('platform.selectOne');
  for (const id of wanted) {
    if (!/^\d{1,18}$/.test(id)) notFound();
    const project = await lockProject(ctx, id);
    if (project.stage !== 5 || project.projectStatus !== 0) refuse('platform.removeState');
    for (const [table, column] of [
      ['project', 'id'],
      ['package', 'project_id'],
      ['package_item', 'project_id'],
    ] as const) {
      await ctx.db.query(
        `update ${table} set is_deleted = 1, update_user = $3, update_time = $4, version = version + 1
         where tenant_id = $1 and ${column} = $2 and is_deleted = 0`,
        [ctx.tenantId, id, ctx.user.userId, ctx.now],
      );
    }
    await recordEvidence(ctx, {
      stream: id,
      action: 'project.remove',
      subject: id,
      payload: { projectNo: project.projectNo },
    });
  }
  return null;
}

import { project, projectLifecycle, projectStatus } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { followProjects } from '../../plan/index.ts';

/** Deletes drafts that were never submitted: all of them, or none. */
export async function removeProjects(ctx: Ctx, { ids }: { ids: string }): Promise<null> {
  const wanted = ids.split(',').filter(Boolean);
  if (wanted.length === 0) refuse('platform.selectOne');
  if (!wanted.every((id) => /^\d{1,18}$/.test(id))) notFound();
  const rows = await lockRows(ctx, project, { ids: wanted, mode: 'remove' });
  for (const row of rows) {
    const isDraft = projectLifecycle.is(row.stage, 'initiated') && projectStatus.is(row.projectStatus, 'draft');
    if (!isDraft) refuse('platform.removeState');
    for (const [table, column] of [
      ['project', 'id'],
      ['package', 'project_id'],
      ['package_item', 'project_id'],
    ] as const) {
      await ctx.db.query(
        `update ${table} set is_deleted = 1, update_user = $3, update_time = $4, version = version + 1
         where tenant_id = $1 and ${column} = $2 and is_deleted = 0`,
        [ctx.tenantId, row.id, ctx.user.userId, ctx.now],
      );
    }
    await recordEvidence(ctx, {
      stream: row.id,
      action: 'project.remove',
      subject: row.id,
      payload: { projectNo: row.projectNo },
    });
  }
  await followProjects(
    ctx,
    rows.map(({ planId }) => planId),
  );
  return null;
}

import { project, projectLifecycle, projectStatus } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { followDemands } from '../../demand/index.ts';
import { followProjects } from '../../plan/index.ts';

const removeItems = `
  update package_item set is_deleted = 1, update_user = $3, update_time = $4, version = version + 1
  where tenant_id = $1 and project_id = any($2::bigint[]) and is_deleted = 0`;
const removePackages = `
  update package set is_deleted = 1, update_user = $3, update_time = $4, version = version + 1
  where tenant_id = $1 and project_id = any($2::bigint[]) and is_deleted = 0`;
const removeRows = `
  update project set is_deleted = 1, update_user = $3, update_time = $4, version = version + 1
  where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`;

/** Deletes drafts that were never submitted: all of them, or none. */
export async function removeProjects(ctx: Ctx, { ids }: { ids: string }): Promise<null> {
  const wanted = ids.split(',').filter(Boolean);
  if (wanted.length === 0) refuse('platform.selectOne');
  if (!wanted.every((id) => /^\d{1,18}$/.test(id))) notFound();
  const rows = await lockRows(ctx, project, { ids: wanted, mode: 'remove' });
  for (const row of rows) {
    const isDraft = projectLifecycle.is(row.stage, 'initiated') && projectStatus.is(row.projectStatus, 'draft');
    if (!isDraft) refuse('platform.removeState');
    await recordEvidence(ctx, {
      stream: row.id,
      action: 'project.remove',
      subject: row.id,
      payload: { projectNo: row.projectNo },
    });
  }
  const values = [ctx.tenantId, rows.map(({ id }) => id), ctx.user.userId, ctx.now];
  await ctx.db.query(removeItems, values);
  await ctx.db.query(removePackages, values);
  await ctx.db.query(removeRows, values);
  await followDemands(
    ctx,
    rows.map(({ demandId }) => demandId),
  );
  await followProjects(
    ctx,
    rows.map(({ planId }) => planId),
  );
  return null;
}

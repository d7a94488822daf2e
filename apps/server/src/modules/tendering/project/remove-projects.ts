import { packageItem, project, projectLifecycle, projectStatus, purchasePackage } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, dropRows, findRow, lockRows } from '../../../platform/rows/index.ts';
import { demandUndrawn } from '../../agency/index.ts';
import { endCommittees } from '../exception/end-committees.ts';
import { followCourse } from './follow-course.ts';

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
  await demandUndrawn(ctx, wanted);
  const gone = rows.map(({ id }) => id);
  for (const id of gone) await endCommittees(ctx, id);
  await dropRows(ctx, packageItem, { of: 'projectId', ids: gone });
  await dropRows(ctx, purchasePackage, { of: 'projectId', ids: gone });
  await dropRows(ctx, project, { ids: gone });
  for (const { parentId } of rows) if (parentId) await standAsEnded(ctx, parentId);
  await followCourse(ctx, ...rows);
  return null;
}

const again = 'select from project where tenant_id = $1 and parent_id = $2 and is_deleted = 0 limit 1';

/** What nothing procures again any more says how it ended, as before. */
async function standAsEnded(ctx: Ctx, id: string): Promise<void> {
  const parent = await findRow(ctx, project, { id, reach: 'tenant' });
  if (!projectStatus.is(parent.projectStatus, 'retendered')) return;
  if ((await ctx.db.query(again, [ctx.tenantId, id])).length > 0) return;
  const end = projectLifecycle.is(parent.stage, 'failed') ? projectStatus.code.failed : projectStatus.code.terminated;
  await changeRow(ctx, project, { id, values: { projectStatus: end } });
}

import { projectStatus, type BulletinRow } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { moveProject } from '../project/move-project.ts';

export function demandResultConfirmed({ stage, auditStatus }: Pick<ProjectRow, 'stage' | 'auditStatus'>): void {
  if (stage !== 60 || auditStatus !== 2) refuse('tendering.resultNotConfirmed');
}

/**
 * Makes a confirmed selection public: packages are decided or have failed, and every entry has its end: whoever was not
 * chosen, was not opened with a package that failed, or never quoted has not won. Nobody waits for more.
 */
export async function publishResult(
  ctx: Ctx,
  { project, bulletin }: { project: ProjectRow; bulletin: BulletinRow },
): Promise<void> {
  demandResultConfirmed(project);
  const values = [ctx.tenantId, project.id, ctx.user.userId, ctx.now];
  const decided = await ctx.db.query<{ entryId: string; won: boolean }>(
    `update entry e set entry_status = case when w.won then 11 else 12 end, update_user = $3, update_time = $4,
       version = e.version + 1
     from (select n.id, coalesce(q.selected, false) as won
           from entry n left join opened_quote q on q.tenant_id = n.tenant_id and q.entry_id = n.id
           where n.tenant_id = $1 and n.project_id = $2 and n.is_deleted = 0
             and n.entry_status in (1, 2, 4, 7, 8, 9)) w
     where e.tenant_id = $1 and e.id = w.id
     returning e.id as "entryId", w.won`,
    values,
  );
  await ctx.db.query(
    `update package k set package_status = case when w.money is null then 8 else 5 end, win_money = w.money,
       update_user = $3, update_time = $4, version = k.version + 1
     from (select p.id, sum(q.total_money) filter (where q.selected) as money
           from package p left join opened_quote q on q.tenant_id = p.tenant_id and q.package_id = p.id
           where p.tenant_id = $1 and p.project_id = $2 and p.is_deleted = 0 group by p.id) w
     where k.tenant_id = $1 and k.id = w.id`,
    values,
  );
  const isDecided = decided.some(({ won }) => won);
  await moveProject(ctx, project, {
    action: 'publishResult',
    payload: { bulletinId: bulletin.id, winners: decided.filter(({ won }) => won).map(({ entryId }) => entryId) },
    set: { resultTime: ctx.now, projectStatus: isDecided ? projectStatus.code.completed : projectStatus.code.failed },
  });
}

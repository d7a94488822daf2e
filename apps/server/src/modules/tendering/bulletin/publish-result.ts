import { type BulletinRow } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { moveProject } from '../project/move-project.ts';

export function demandResultConfirmed({ stage, auditStatus }: Pick<ProjectRow, 'stage' | 'auditStatus'>): void {
  if (stage !== 60 || auditStatus !== 2) refuse('tendering.resultNotConfirmed');
}

/** Makes a confirmed selection public: packages are decided, entries won or lost. */
export async function publishResult(
  ctx: Ctx,
  { project, bulletin }: { project: ProjectRow; bulletin: BulletinRow },
): Promise<void> {
  demandResultConfirmed(project);
  const values = [ctx.tenantId, project.id, ctx.user.userId, ctx.now];
  const decided = await ctx.db.query<{ entryId: string; won: boolean }>(
    `update entry e set entry_status = case when q.selected then 11 else 12 end, update_user = $3, update_time = $4,
       version = e.version + 1
     from opened_quote q
     where q.tenant_id = $1 and q.project_id = $2 and e.tenant_id = q.tenant_id and e.id = q.entry_id
     returning e.id as "entryId", q.selected as won`,
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
  await moveProject(ctx, project, {
    action: 'publishResult',
    payload: { bulletinId: bulletin.id, winners: decided.filter(({ won }) => won).map(({ entryId }) => entryId) },
    set: { resultTime: ctx.now },
  });
}

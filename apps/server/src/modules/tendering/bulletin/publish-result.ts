import {
  entry,
  waitingEntries,
  entryLifecycle,
  fenToYuan,
  packageLifecycle,
  projectStatus,
  purchasePackage,
  type BulletinRow,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { moveProject } from '../project/move-project.ts';
import { isResultConfirmed } from '../result/result-approval.ts';

export function demandResultConfirmed(project: Pick<ProjectRow, 'stage' | 'auditStatus'>): void {
  if (!isResultConfirmed(project)) refuse('tendering.resultNotConfirmed');
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
  await decidePackages(ctx, project.id);
  const winners = await decideEntries(ctx, project.id);
  await moveProject(ctx, project, {
    action: 'publishResult',
    payload: { bulletinId: bulletin.id, winners },
    set: {
      resultTime: ctx.now,
      projectStatus: winners.length > 0 ? projectStatus.code.completed : projectStatus.code.failed,
    },
  });
}

/** Of the opened packages; what failed at the opening has failed. */
async function decidePackages(ctx: Ctx, projectId: string): Promise<void> {
  const rows = await ctx.db.query<{ id: string; money: string | null }>(
    `select k.id, sum(q.total_money) filter (where q.selected) as money
     from package k left join opened_quote q on q.tenant_id = k.tenant_id and q.package_id = k.id
     where k.tenant_id = $1 and k.project_id = $2 and k.package_status in ${packageLifecycle.sql('opened')}
       and k.is_deleted = 0 group by k.id`,
    [ctx.tenantId, projectId],
  );
  await lockRows(ctx, purchasePackage, { ids: rows.map(({ id }) => id) });
  for (const { id, money } of rows) {
    if (money === null) continue;
    const subject = { id, tenantId: ctx.tenantId };
    await transition(ctx, purchasePackage, {
      subject,
      action: 'decide',
      stream: projectId,
      set: { winMoney: fenToYuan(money) },
    });
  }
  const failed = rows.filter(({ money }) => money === null).map(({ id }) => id);
  await transitionAll(ctx, purchasePackage, { ids: failed, action: 'fail', stream: projectId });
}

/** Ends every registration that still waits for something; answers who won. */
async function decideEntries(ctx: Ctx, projectId: string): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string; hasWon: boolean }>(
    `select n.id, coalesce(q.selected, false) as "hasWon"
     from entry n left join opened_quote q on q.tenant_id = n.tenant_id and q.entry_id = n.id
     where n.tenant_id = $1 and n.project_id = $2 and n.is_deleted = 0
       and n.entry_status in ${entryLifecycle.sql(...waitingEntries)}`,
    [ctx.tenantId, projectId],
  );
  await lockRows(ctx, entry, { ids: rows.map(({ id }) => id) });
  const idsOf = (wanted: boolean) => rows.filter(({ hasWon }) => hasWon === wanted).map(({ id }) => id);
  await transitionAll(ctx, entry, { ids: idsOf(true), action: 'win', stream: projectId });
  await transitionAll(ctx, entry, { ids: idsOf(false), action: 'lose', stream: projectId });
  return idsOf(true);
}

import {
  entry,
  waitingEntries,
  entryLifecycle,
  exceptionReason,
  fenToYuan,
  packageLifecycle,
  projectLifecycle,
  projectStatus,
  purchasePackage,
  type BulletinRow,
  procurementMethod,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { demandAsOpened, demandAsSelected } from '../evidence/demand-as-opened.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { endEntries } from '../exception/end-entries.ts';
import { demandNoObjection } from '../exception/open-objections.ts';
import { moveProject } from '../project/move-project.ts';
import { demandNobodyDebarred } from '../result/debarred-winner.ts';
import { isResultConfirmed } from '../result/result-approval.ts';

/** The result stands, and only the notice of it is replaced by a better one. */
export function isCorrection({ stage }: Pick<ProjectRow, 'stage'>): boolean {
  return projectLifecycle.is(stage, 'resultPublished');
}

/** A result that somebody has won, confirmed or out already. */
export async function demandResult(ctx: Ctx, project: ProjectRow): Promise<void> {
  if (isCorrection(project)) return;
  if (!isResultConfirmed(project)) refuse('tendering.resultNotConfirmed');
  await demandNoObjection(ctx, project, 'result');
  await demandAsOpened(ctx, project.id);
  await demandAsSelected(ctx, project.id);
  if (!(await hasWinner(ctx, project.id))) refuse('tendering.failureNotice');
  await demandNobodyDebarred(ctx, project.id);
}

/** Nobody was acceptable, and that is confirmed: the notice of it ends the project. */
export async function demandFailure(ctx: Ctx, project: ProjectRow): Promise<void> {
  if (!isResultConfirmed(project) || (await hasWinner(ctx, project.id))) refuse('tendering.bulletinTypeNow');
  await demandNoObjection(ctx, project, 'selection');
}

export async function hasWinner(ctx: Ctx, projectId: string): Promise<boolean> {
  const [won] = await ctx.db.query(
    'select 1 from opened_quote where tenant_id = $1 and project_id = $2 and selected limit 1',
    [ctx.tenantId, projectId],
  );
  return won !== undefined;
}

/**
 * Makes a confirmed selection public: packages are decided or have failed, and every entry has its end: whoever was not
 * chosen or never quoted has not won, and who was registered for a package that failed has it said so. Nobody waits for
 * more.
 */
export async function publishResult(
  ctx: Ctx,
  { project, bulletin }: { project: ProjectRow; bulletin: BulletinRow },
): Promise<void> {
  const winners = await decideAll(ctx, project);
  await moveProject(ctx, project, {
    action: 'publishResult',
    payload: { bulletinId: bulletin.id, winners },
    set: { resultTime: ctx.now, projectStatus: projectStatus.code.completed },
  });
}

type Decided = Pick<ProjectRow, 'id' | 'manner'>;

/** Packages and registrations as the selection decides them; answers who won. The project itself is moved afterwards. */
export async function decideAll(ctx: Ctx, project: Decided): Promise<string[]> {
  await decidePackages(ctx, project);
  return decideEntries(ctx, project.id);
}

/** Ends a project that nobody could win: its packages have failed, and with them every registration. */
export async function publishFailure(
  ctx: Ctx,
  { project, bulletin }: { project: ProjectRow; bulletin: BulletinRow },
): Promise<void> {
  await decidePackages(ctx, project);
  await endEntries(ctx, project, 'fail');
  await moveProject(ctx, project, {
    action: 'publishFailure',
    payload: { bulletinId: bulletin.id },
    set: { resultTime: ctx.now, projectStatus: projectStatus.code.failed },
  });
}

/** Of the opened packages; what failed at the opening has failed. */
async function decidePackages(ctx: Ctx, { id: projectId, manner }: Decided): Promise<void> {
  const isFramework = procurementMethod.is(manner, 'framework');
  const rows = await ctx.db.query<{ id: string; money: string | null }>(
    `select k.id, sum(q.total_money) filter (where q.selected) as money
     from package k left join effective_quote q on q.tenant_id = k.tenant_id and q.package_id = k.id
     where k.tenant_id = $1 and k.project_id = $2 and k.package_status in ${packageLifecycle.sql('opened')}
       and k.is_deleted = 0 group by k.id`,
    [ctx.tenantId, projectId],
  );
  await lockRows(ctx, purchasePackage, { ids: rows.map(({ id }) => id) });
  for (const { id, money } of rows) {
    if (money === null) continue;
    // Who is admitted to a framework agreement has sold nothing yet: its prices are no sum.
    const winMoney = isFramework ? null : fenToYuan(money);
    const subject = { id, tenantId: ctx.tenantId };
    await transition(ctx, purchasePackage, {
      subject,
      action: 'decide',
      stream: projectId,
      set: { winMoney },
    });
  }
  const failed = rows.filter(({ money }) => money === null).map(({ id }) => id);
  const set = { failReason: exceptionReason.code.noneAcceptable };
  await transitionAll(ctx, purchasePackage, { ids: failed, action: 'fail', stream: projectId, set });
}

/** Ends every registration that still waits for something; answers who won. */
async function decideEntries(ctx: Ctx, projectId: string): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string; end: 'win' | 'lose' | 'failAlone' }>(
    `select n.id, case when k.package_status in ${packageLifecycle.sql('failed')} then 'failAlone'
       when q.selected then 'win' else 'lose' end as "end"
     from entry n join package k on k.tenant_id = n.tenant_id and k.id = n.package_id
     left join opened_quote q on q.tenant_id = n.tenant_id and q.entry_id = n.id
     where n.tenant_id = $1 and n.project_id = $2 and n.is_deleted = 0
       and n.entry_status in ${entryLifecycle.sql(...waitingEntries)}`,
    [ctx.tenantId, projectId],
  );
  await lockRows(ctx, entry, { ids: rows.map(({ id }) => id) });
  const idsOf = (end: string) => rows.filter((row) => row.end === end).map(({ id }) => id);
  for (const action of ['win', 'lose', 'failAlone'] as const)
    await transitionAll(ctx, entry, { ids: idsOf(action), action, stream: projectId });
  return idsOf('win');
}

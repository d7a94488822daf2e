import {
  addDays,
  compareYuan,
  daysBetween,
  hasEnded,
  packageLifecycle,
  project as entity,
  projectLifecycle,
  projectStatus,
  sumYuan,
  type EndpointInput,
  type PackageDetail,
  type ProjectInput,
  type rebidProject as endpoint,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow } from '../../../platform/rows/index.ts';
import { planInForce } from '../../plan/index.ts';
import { packageDetailsOf } from '../package/package-queries.ts';
import { carryInvitations } from '../invitation/carry-invitations.ts';
import { lockProject, type ProjectRow } from './find-project.ts';
import { proposeNumber } from './propose-number.ts';
import { storeProject } from './save-project.ts';

/**
 * Procures again what failed or was terminated: a draft with the packages that nobody has won, as they were, and times
 * that lie ahead as far as they did. Files stay with the project that they were published with, and an approval of its
 * method with the one that it was given for.
 */
export async function rebidProject(ctx: Ctx, { id }: EndpointInput<typeof endpoint>): Promise<Saved> {
  const parent = await lockProject(ctx, id);
  if (!hasEnded(parent.stage) && !projectLifecycle.is(parent.stage, 'resultPublished')) refuse('platform.badState');
  await demandNoChild(ctx, id);
  const gone = (await packageDetailsOf(ctx, id)).filter(({ packageStatus }) =>
    packageLifecycle.is(packageStatus, 'failed', 'terminated'),
  );
  if (gone.length === 0) refuse('tendering.rebidNothing');
  const { projectNo } = await proposeNumber(ctx, { manner: parent.manner });
  // An adjustment since then has put another in the place of the plan that it was made of.
  const planId = parent.planId && (await planInForce(ctx, parent.planId));
  const child = await storeProject(
    ctx,
    { ...carriedOver(parent, gone, ctx.now), projectNo, planId },
    { isCarriedOver: true },
  );
  await changeRow(ctx, entity, { id: child.id, values: { parentId: id } });
  await carryInvitations(ctx, { from: parent, to: child.id });
  if (hasEnded(parent.stage))
    await changeRow(ctx, entity, { id, values: { projectStatus: projectStatus.code.retendered } });
  for (const stream of [id, child.id])
    await recordEvidence(ctx, {
      stream,
      action: 'project.rebid',
      subject: stream,
      payload: { parentId: id, childId: child.id, projectNo },
    });
  return { id: child.id, version: child.version + 1 };
}

async function demandNoChild(ctx: Ctx, id: string): Promise<void> {
  const [child] = await ctx.db.query<{ projectNo: string }>(
    'select project_no as "projectNo" from project where tenant_id = $1 and parent_id = $2 and is_deleted = 0',
    [ctx.tenantId, id],
  );
  if (child) refuse('tendering.rebidTwice', { projectNo: child.projectNo });
}

function carriedOver(
  parent: ProjectRow,
  packages: readonly PackageDetail[],
  now: string,
): Omit<ProjectInput, 'projectNo'> {
  const { id: _id, version: _version, files: _files, mannerFiles: _approval, ...told } = parent;
  const generalBudget = sumYuan(packages.map(({ budget }) => budget));
  const { ceilingMoney } = parent;
  const isAbove = ceilingMoney !== null && compareYuan(ceilingMoney, generalBudget) > 0;
  return {
    ...told,
    ...timesAhead(parent, now),
    publishDay: null,
    generalBudget,
    ceilingMoney: isAbove ? null : ceilingMoney,
    packages: packages.map(({ id: _package, items, ...one }, index) => ({
      ...one,
      packageNo: index + 1,
      items: items.map(({ id: _item, ...item }) => item),
    })),
  };
}

/** The same days later, at the same hours: at least as long from now as it was from its notice. */
function timesAhead(parent: ProjectRow, now: string): Pick<ProjectInput, 'entryEndTime' | 'bidEndTime' | 'openTime'> {
  const begun = parent.publishTime ?? parent.createTime;
  const isLaterInTheDay = now.slice(10) > begun.slice(10);
  const days = daysBetween(begun.slice(0, 10), now.slice(0, 10)) + (isLaterInTheDay ? 1 : 0);
  const later = (time: string) => addDays(time.slice(0, 10), days) + time.slice(10);
  return {
    entryEndTime: later(parent.entryEndTime),
    bidEndTime: later(parent.bidEndTime),
    openTime: later(parent.openTime),
  };
}

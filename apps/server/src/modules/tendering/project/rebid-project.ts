import {
  addDays,
  compareYuan,
  daysBetween,
  hasEnded,
  isEntryReviewed,
  packageLifecycle,
  plan,
  planLifecycle,
  project as entity,
  projectStatus,
  purchasePackage,
  sumYuan,
  type EndpointInput,
  type PackageDetail,
  type ProjectInput,
  type rebidProject as endpoint,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, findRow, nextNumber } from '../../../platform/rows/index.ts';
import { planInForce } from '../../plan/index.ts';
import { packageDetailsOf } from '../package/package-queries.ts';
import { carryInvitations } from '../invitation/carry-invitations.ts';
import { carryStandards } from './carry-standards.ts';
import { lockProject, type ProjectRow } from './find-project.ts';
import { mayBeProcuredAgain } from './next-steps.ts';
import { projectNumbers } from './project-number.ts';
import { storeProject } from './save-project.ts';

/**
 * Procures again what failed or was terminated: a draft with the packages that nobody has won, as they were, and times
 * that lie ahead as far as they did. Files stay with the project that they were published with, and an approval of its
 * method with the one that it was given for.
 */
export async function rebidProject(ctx: Ctx, { id }: EndpointInput<typeof endpoint>): Promise<Saved> {
  const parent = await lockProject(ctx, id);
  if (!mayBeProcuredAgain(parent.stage)) refuse('platform.badState');
  const gone = await demandGone(ctx, id);
  const projectNo = await nextNumber(ctx, projectNumbers(ctx, parent.manner));
  const planId = await planToTakeUp(ctx, parent.planId);
  const child = await storeProject(
    ctx,
    { ...carriedOver(parent, gone, ctx.now), projectNo, planId },
    { isCarriedOver: true },
  );
  await changeRow(ctx, entity, { id: child.id, values: { parentId: id } });
  await nameOrigins(ctx, child.id, gone);
  await carryInvitations(ctx, { from: parent, to: child.id });
  await carryStandards(ctx, { from: id, to: child.id });
  if (hasEnded(parent.stage))
    await changeRow(ctx, entity, { id, values: { projectStatus: projectStatus.code.retendered } });
  for (const stream of [id, child.id])
    await recordEvidence(ctx, {
      stream,
      action: 'project.rebid',
      subject: stream,
      payload: { parentId: id, childId: child.id, projectNo, ...(parent.planId && { planId }) },
    });
  return { id: child.id, version: child.version + 1 };
}

/**
 * An adjustment since then has put another in the place of the plan that it was made of; of one that was cancelled or taken
 * back nothing is made any more, and the procurement goes on without it.
 */
async function planToTakeUp(ctx: Ctx, made: string | null): Promise<string | null> {
  if (!made) return null;
  const id = await planInForce(ctx, made);
  const { planStatus } = await findRow(ctx, plan, { id, reach: 'tenant' });
  return planLifecycle.is(planStatus, 'handedDown', 'inExecution', 'done') ? id : null;
}

/** The packages that nobody has won and no other project has taken up. */
async function demandGone(ctx: Ctx, id: string): Promise<PackageDetail[]> {
  const taken = await takenUp(ctx, id);
  const gone = (await packageDetailsOf(ctx, id)).filter(({ packageStatus }) =>
    packageLifecycle.is(packageStatus, 'failed', 'terminated'),
  );
  if (gone.length === 0) refuse('tendering.rebidNothing');
  const left = gone.filter((one) => !taken.some(({ packageId }) => packageId === one.id));
  return left.length > 0 ? left : refuse('tendering.rebidTwice', { projectNo: taken.at(-1)?.projectNo ?? '' });
}

interface TakenUp {
  readonly packageId: string;
  readonly projectNo: string;
}

/** Packages of a project that are procured again, and by which. */
function takenUp(ctx: Ctx, id: string): Promise<TakenUp[]> {
  return ctx.db.query<TakenUp & Record<string, unknown>>(
    `select k.id::text as "packageId", p.project_no as "projectNo" from package k
     join package c on c.tenant_id = k.tenant_id and c.parent_id = k.id and c.is_deleted = 0
     join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
     where k.tenant_id = $1 and k.project_id = $2 order by p.id`,
    [ctx.tenantId, id],
  );
}

/** They were numbered anew in the order of those that they came of. */
async function nameOrigins(ctx: Ctx, childId: string, gone: readonly PackageDetail[]): Promise<void> {
  const made = await packageDetailsOf(ctx, childId);
  for (const [index, { id }] of gone.entries()) {
    const child = made.find(({ packageNo }) => packageNo === index + 1);
    if (child) await changeRow(ctx, purchasePackage, { id: child.id, values: { parentId: id } });
  }
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
    isEntryReviewed: isEntryReviewed(parent),
    generalBudget,
    ceilingMoney: isAbove ? null : ceilingMoney,
    packages: packages.map(({ id: _package, parentId: _origin, items, ...one }, index) => ({
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

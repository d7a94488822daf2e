import {
  belowOf,
  demand,
  demandLifecycle,
  findingsOf,
  isInApproval,
  isReturnedToReader,
  project,
  reasonFor,
  researchLifecycle,
  stageAt,
  wholeBudget,
  type DemandAnswer,
  type DemandPart,
  type DemandProject,
  type ObjectApproval,
  type ProjectWaits,
  type ResearchView,
} from '@zhaocai/model';
import { namedOf } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { actionsFor } from '../../../platform/lifecycle/index.ts';
import { findRow, findRows, mayHandle } from '../../../platform/rows/index.ts';
import { leastAsked, researchDue } from '../research/demand-asked.ts';
import { researchOf } from '../research/research-queries.ts';
import { confirmApproval } from './confirm-business.ts';
import { familyOf } from './demand-family.ts';
import { demandLines } from './demand-lines.ts';
import { projectWaits } from './project-waits.ts';
import { reasonsOf, type StoredDemand } from './demand-rules.ts';

/** Everything that the page of a demand shows. */
export async function readDemand(ctx: Ctx, id: string): Promise<DemandAnswer> {
  const row = await findRow(ctx, demand, { id });
  const [details, parts, research, approval, project, least, named, waits] = await Promise.all([
    demandLines(ctx, id),
    familyOf(ctx, id),
    researchOf(ctx, id),
    confirmApproval(ctx, id),
    projectOf(ctx, row),
    leastAsked(ctx, row),
    namedOf(ctx, demand, [row]),
    projectWaits(ctx, row),
  ]);
  const reasons = reasonsOf(row);
  const findings = findingsOf({ ...row, details }).map((one) => ({ ...one, reason: reasonFor(reasons, one) }));
  return {
    ...row,
    ...named[0],
    details,
    parts: parts.length > 1 ? parts : [],
    wholeBudget: wholeBudget(parts, id),
    findings,
    research,
    leastAnswers: least.least,
    leastArticle: least.article,
    dueArticle: row.isResearch ? null : await researchDue(ctx, row),
    project,
    approval,
    projectWaits: waits,
    actions: await actionsOf(ctx, row, { approval, research, waits }),
  } as DemandAnswer;
}

/** The demands that are directly part of one. */
export async function partsOf(ctx: Ctx, parentId: string): Promise<DemandPart[]> {
  await findRow(ctx, demand, { id: parentId });
  const family = await familyOf(ctx, parentId);
  return family.filter((one) => one.parentId === parentId && belowOf(family, parentId).includes(one.id));
}

const decisions: readonly string[] = ['confirm', 'reject', 'recall'];
const notDemanded: readonly string[] = ['research', 'dropResearch', 'makeProject', 'giveBack'];

interface Standing {
  readonly approval: ObjectApproval;
  readonly research: readonly ResearchView[];
  readonly waits: ProjectWaits | null;
}

/** What a demand cannot do while people are asked whether its research goes out. */
const keptBack: readonly string[] = ['submit', 'close', 'remove', 'research'];
/** Nor this, unless the research was sent back to the reader. */
const keptAsRead: readonly string[] = ['edit', 'split'];

/** Suppliers may still answer: it is not handed in before the end. */
function isOpen({ now }: Ctx, { researchStatus, endTime }: ResearchView): boolean {
  return researchLifecycle.is(researchStatus, 'published') && now < endTime;
}

async function actionsOf(ctx: Ctx, row: StoredDemand, standing: Standing): Promise<string[]> {
  const asked = standing.research.find(({ researchStatus }) => researchLifecycle.is(researchStatus, 'inApproval'));
  const all = await actionsWithout(ctx, row, standing);
  if (!asked) return all;
  const isReturned = asked.actions.includes('edit');
  return all.filter((action) => !keptBack.includes(action) && (isReturned || !keptAsRead.includes(action)));
}

/** What may be done with it, were nobody asked about its research. */
async function actionsWithout(ctx: Ctx, row: StoredDemand, { approval, research, waits }: Standing): Promise<string[]> {
  const isAsking = research.some((one) => isOpen(ctx, one));
  const holds = (verb: string) => ctx.user.permissions.has(`demandManage_${verb}`);
  const isAsked = isInApproval(approval);
  const isOwn = demandLifecycle.is(row.demandStatus, 'draft', 'inResearch', 'returned') || isReturnedToReader(approval);
  const isHandled = mayHandle(ctx, demand, { row, head: 'demandManage_confirm' });
  const isDraft = demandLifecycle.is(row.demandStatus, 'draft', 'returned');
  const isMovable = demandLifecycle.is(row.demandStatus, 'draft', 'inResearch', 'toConfirm', 'confirmed');
  const moves = (await actionsFor(ctx, demand, row)).filter(
    (action) =>
      !notDemanded.includes(action) &&
      (action !== 'submit' || !isAsking) &&
      (!isAsked || !decisions.includes(action)) &&
      (action !== 'reopen' || row.projectId === null),
  );
  const others = [
    isOwn && (isHandled || !isDraft) && holds('edit') && 'edit',
    demandLifecycle.is(row.demandStatus, 'draft') && isHandled && holds('delete') && 'remove',
    demandLifecycle.is(row.demandStatus, 'draft', 'returned') && holds('edit') && 'split',
    isMovable && holds('edit') && 'changeParent',
    demandLifecycle.is(row.demandStatus, 'draft', 'returned') && holds('research') && 'research',
    demandLifecycle.is(row.demandStatus, 'confirmed') &&
      waits === null &&
      holds('project') &&
      ctx.user.permissions.has('project_add') &&
      'makeProject',
  ].filter((action) => action !== false);
  return [...moves, ...others];
}

async function projectOf(ctx: Ctx, { projectId }: StoredDemand): Promise<DemandProject | null> {
  if (!projectId) return null;
  const [found] = await findRows(ctx, project, { ids: [projectId], reach: 'tenant' });
  if (!found) return null;
  const { id, projectNo, projectName, generalBudget } = found;
  return { id, projectNo: projectNo ?? '', projectName, generalBudget, stage: Number(stageAt(found, ctx.now)) };
}

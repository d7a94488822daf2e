import { auditStatus, sumYuan, type FormValues } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { HandingInAgain } from '../../../platform/flows/index.ts';
import { askApproval, withAuthority, type BoundFlow } from '../../workflow/index.ts';
import { readComparison } from '../opening/comparison-queries.ts';
import { demandAllowed } from '../opening/save-selection.ts';
import { savedSelections, selectionFacts } from '../opening/selection-facts.ts';
import { findProject, lockProject, type ProjectRow } from '../project/find-project.ts';
import { moveProject, type Moved } from '../project/move-project.ts';
import { isResultToConfirm, resultType } from './result-approval.ts';

/** The manager has said yes and asks the people whom the flow names; the project, which the caller holds, waits for them. */
export async function askForResult(
  ctx: Ctx,
  { project, flow }: { readonly project: ProjectRow; readonly flow: BoundFlow },
): Promise<Moved & { flowInstanceId: string }> {
  const { id } = project;
  const form = await resultForm(ctx, project);
  await moveProject(ctx, project, {
    action: 'askResult',
    payload: { flowKey: flow.flowKey },
    set: { auditStatus: auditStatus.code.inApproval, rejectReason: null },
  });
  const title = `${project.projectNo} ${project.projectName}`;
  const flowInstanceId = await askApproval(ctx, { businessType: resultType, businessId: id, flow, title, form });
  // A flow in which nobody is asked has ended already.
  const { version, stage } = await findProject(ctx, id);
  return { id, version, stage: Number(stage), flowInstanceId };
}

/** A selection that was returned and changed is judged whole, as when it was handed to the manager, and read anew. */
export async function handInResultAgain(ctx: Ctx, { businessId }: HandingInAgain): Promise<FormValues> {
  const acting = withAuthority(ctx, ['project_confirm']);
  const project = await lockProject(acting, businessId);
  if (!isResultToConfirm(project)) return refuse('platform.badState');
  demandAllowed(await savedSelections(ctx, businessId), await selectionFacts(ctx, { project, isComplete: true }));
  await moveProject(acting, project, { action: 'askResult', payload: { again: true } });
  return resultForm(acting, project);
}

/** What those who are asked read: who won which package at what price, and why. */
async function resultForm(ctx: Ctx, project: ProjectRow): Promise<FormValues> {
  const { id, projectNo, projectName, generalBudget } = project;
  const { packages, suppliers, selectedMoney } = await readComparison(ctx, id);
  const offers = suppliers.flatMap(({ supplierName, detailListVOS }) =>
    detailListVOS.map((offer) => ({ ...offer, supplierName })),
  );
  const winners = packages.flatMap(({ packageId, packageName, budget }) => {
    const own = offers.filter((offer) => offer.packageId === packageId);
    const won = own.filter(({ bidStatus }) => bidStatus === '1');
    const shared = { packageName, budget, quotes: String(own.length) };
    // A package that nobody won is told as well.
    return (won.length > 0 ? won : [undefined]).map((offer) => ({
      ...shared,
      supplierName: offer?.supplierName ?? null,
      totalMoney: offer?.totalMoney ?? null,
      reason: offer?.bidRemark ?? null,
    }));
  });
  const lowest = offers.filter(({ isLowest }) => isLowest).map(({ totalMoney }) => totalMoney);
  return {
    projectNo,
    projectName,
    generalBudget,
    selectedMoney,
    lowestMoney: sumYuan(lowest),
    winners,
    files: project.files ?? [],
  };
}

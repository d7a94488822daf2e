import { auditStatus, project } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandState } from '../../../platform/lifecycle/index.ts';
import { demandNoObjection } from '../exception/open-objections.ts';
import { lockProject } from '../project/find-project.ts';
import { moveProject, type Moved } from '../project/move-project.ts';
import { demandVersion } from '../../../platform/rows/index.ts';
import { demandBidDown } from './demand-bid-down.ts';
import { demandReported } from './demand-reported.ts';
import { demandRuled } from './demand-ruled.ts';
import { demandAllowed } from './save-selection.ts';
import { savedSelections, selectionFacts } from './selection-facts.ts';

/**
 * Hands the saved selection to the manager: every opened package has its winner, every reason is given, and what a committee
 * has evaluated follows its signed report.
 */
export async function submitSelection(
  ctx: Ctx,
  { projectId, version }: { projectId: string; version: number },
): Promise<Moved> {
  const held = await lockProject(ctx, projectId);
  demandState(project, held.stage, 'submitSelection');
  demandVersion(held, version);
  await demandRuled(ctx, { projectId });
  await demandBidDown(ctx, held);
  await demandNoObjection(ctx, held, 'selection');
  const selections = await savedSelections(ctx, projectId);
  const facts = await selectionFacts(ctx, { project: held, isComplete: true });
  demandAllowed(selections, facts);
  const reports = await demandReported(ctx, { project: held, packages: facts.packages, selections });
  const winners = selections.filter(({ bidStatus }) => bidStatus === '1');
  return moveProject(ctx, held, {
    action: 'submitSelection',
    payload: {
      winners: winners.map(({ packageId, entryId, bidRemark }) => ({ packageId, entryId, bidRemark })),
      ...(reports.length > 0 && { reports }),
    },
    set: { auditStatus: auditStatus.code.inApproval, rejectReason: null },
  });
}

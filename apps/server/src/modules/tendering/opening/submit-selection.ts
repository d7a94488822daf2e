import type { Ctx } from '../../../platform/http/index.ts';
import { refuse } from '../../../platform/http/index.ts';
import { lockProject } from '../project/find-project.ts';
import { moveProject, type Moved } from '../project/move-project.ts';
import { demandVersion } from '../../../platform/rows/index.ts';
import { demandAllowed } from './save-selection.ts';
import { savedSelections, selectionFacts } from './selection-facts.ts';

/** Hands the saved selection to the manager: every opened package has its winner, every reason is given. */
export async function submitSelection(
  ctx: Ctx,
  { projectId, version }: { projectId: string; version: number },
): Promise<Moved> {
  const project = await lockProject(ctx, projectId);
  if (project.stage !== 45) refuse('platform.badState');
  demandVersion(project, version);
  const selections = await savedSelections(ctx, projectId);
  demandAllowed(selections, await selectionFacts(ctx, { project, isComplete: true }));
  const winners = selections.filter(({ bidStatus }) => bidStatus === '1');
  return moveProject(ctx, project, {
    action: 'submitSelection',
    payload: { winners: winners.map(({ packageId, entryId, bidRemark }) => ({ packageId, entryId, bidRemark })) },
    set: { auditStatus: 1, rejectReason: null },
  });
}

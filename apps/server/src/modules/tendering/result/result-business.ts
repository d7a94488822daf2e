import { auditStatus, project as entity } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { decidedBy, type FlowBusiness, type FlowEnd } from '../../../platform/flows/index.ts';
import { refusalReason, withAuthority } from '../../workflow/index.ts';
import { lockProject, maySeeProject } from '../project/find-project.ts';
import { projectPeople } from '../project/members/project-people.ts';
import { moveProject, type Move } from '../project/move-project.ts';
import { demandConfirmable } from './candidates.ts';
import { approveResult } from './conclude.ts';
import { handInResultAgain } from './ask-for-result.ts';
import { isResultToConfirm, resultType } from './result-approval.ts';
import { resultWords } from './result-words.ts';

/** The confirmation of a result: confirmed with the last yes, back to the selection with a no, to the manager when taken back. */
export const resultBusiness: FlowBusiness = {
  type: resultType,
  ...resultWords,
  isBindable: true,
  ...decidedBy(entity, 'approveResult'),
  projectRoles: projectPeople,
  mayRead: maySeeProject,
  handInAgain: handInResultAgain,
  onFlowFinished: settle,
};

async function settle(ctx: Ctx, end: FlowEnd): Promise<void> {
  const move = moveFor(end, ctx);
  // As long as the run goes on, stuck or back with who asked, the result waits.
  if (!move) return;
  const acting = withAuthority(ctx, ['project_confirm']);
  const project = await lockProject(acting, end.businessId);
  if (!isResultToConfirm(project)) return refuse('platform.badState');
  if (move.action === 'approveResult') await demandConfirmable(acting, project);
  await (move.action === 'approveResult' ? approveResult : moveProject)(acting, project, move);
}

function moveFor({ outcome, flowInstanceId, remark }: FlowEnd, ctx: Ctx): Move | undefined {
  const said = { flowInstanceId, ...(remark && { reason: remark }) };
  switch (outcome) {
    case 'finished':
      return {
        action: 'approveResult',
        payload: { agree: true, ...said },
        set: { auditStatus: auditStatus.code.approved, rejectReason: null },
      };
    case 'rejected': {
      const reason = refusalReason(ctx, remark);
      return {
        action: 'rejectResult',
        payload: { agree: false, ...said },
        set: { auditStatus: auditStatus.code.rejected, rejectReason: reason },
      };
    }
    case 'withdrawn':
      return { action: 'withdrawResult', payload: said };
    default:
      return undefined;
  }
}

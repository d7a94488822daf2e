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

/** The confirmation of a result: confirmed with the last yes, back to the selection with a no, to the manager when taken back. */
export const resultBusiness: FlowBusiness = {
  type: resultType,
  label: { zh: '采购结果确认', en: 'Confirm a result' },
  isBindable: true,
  ...decidedBy(entity, 'approveResult'),
  withoutFlow: { zh: '由采购负责人在平台确认', en: 'the procurement head confirms it' },
  afterReject: {
    zh: '驳回后退回供应商选择，重新选择后可再次提交。',
    en: 'It goes back to the selection, to be made and handed in again.',
  },
  variables: [
    { name: 'projectNo', type: 'text', label: { zh: '项目编号', en: 'Project no.' } },
    { name: 'projectName', type: 'text', label: { zh: '项目名称', en: 'Project name' } },
    { name: 'generalBudget', type: 'number', label: { zh: '项目总预算（元）', en: 'Total budget (CNY)' } },
    { name: 'selectedMoney', type: 'number', label: { zh: '选定合计（元）', en: 'Selected in all (CNY)' } },
    { name: 'lowestMoney', type: 'number', label: { zh: '最低报价合计（元）', en: 'Lowest quotes in all (CNY)' } },
    { name: 'winners', type: 'list', label: { zh: '采购结果', en: 'Winners' } },
    { name: 'winners.packageName', type: 'text', label: { zh: '采购包', en: 'Package' } },
    { name: 'winners.budget', type: 'number', label: { zh: '预算（元）', en: 'Budget (CNY)' } },
    { name: 'winners.quotes', type: 'number', label: { zh: '报价家数', en: 'Quotes' } },
    { name: 'winners.supplierName', type: 'text', label: { zh: '中标（成交）供应商', en: 'Winner' } },
    { name: 'winners.totalMoney', type: 'number', label: { zh: '中标（成交）金额（元）', en: 'Price (CNY)' } },
    { name: 'winners.reason', type: 'text', label: { zh: '选择理由', en: 'Reason' } },
    { name: 'files', type: 'list', label: { zh: '项目附件', en: 'Files of the project' } },
  ],
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

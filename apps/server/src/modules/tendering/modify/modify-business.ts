import {
  changedField,
  changesOf,
  modifyType,
  projectModify,
  projectModifyLifecycle,
  type FormValues,
  type ProjectModifyRow,
} from '@zhaocai/model';
import { decidedBy, isOver, type FlowBusiness, type FlowEnd } from '../../../platform/flows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, isSeen, lockRow } from '../../../platform/rows/index.ts';
import { askIfBound, isBeingApproved, refusalReason, withAuthority } from '../../workflow/index.ts';
import { lockProject, type ProjectRow } from '../project/find-project.ts';
import { projectPeople } from '../project/members/project-people.ts';
import { agreeTo, type HeldModify } from './agree-to-modify.ts';
import { demandAskable } from './modify-rules.ts';
import { modifyWords } from './modify-words.ts';

/** Change applications, as flows speak of them. */
export const modifyBusinessType = 'project_modify';

export const modifyBusiness: FlowBusiness = {
  type: modifyBusinessType,
  ...modifyWords,
  isBindable: true,
  ...decidedBy(projectModify, 'approve'),
  async projectRoles(ctx, businessId) {
    const { projectId } = await findRow(ctx, projectModify, { id: businessId, reach: 'tenant' });
    return projectPeople(ctx, projectId);
  },
  mayRead: async (reader, businessId) =>
    reader.user.permissions.has('projectModify_view') && isSeen(reader, projectModify, businessId),
  async handInAgain(ctx, { businessId }) {
    const { row, project } = await hold(ctx, businessId);
    if (!projectModifyLifecycle.is(row.auditStatus, 'inApproval')) return refuse('platform.badState');
    await demandAskable(ctx, project, row);
    return modifyForm(ctx, row, project);
  },
  onFlowFinished: settle,
};

async function hold(ctx: Ctx, id: string): Promise<HeldModify> {
  const { projectId } = await findRow(ctx, projectModify, { id, reach: 'tenant' });
  const project = await lockProject(ctx, projectId);
  return { project, row: await lockRow(ctx, projectModify, { id, reach: 'tenant' }) };
}

/** Asks those whom the bound flow names; without one in force whoever holds the right decides. */
export function askForModify(ctx: Ctx, row: ProjectModifyRow, project: ProjectRow): Promise<boolean> {
  const title = `${row.modifyNo ?? ''} ${project.projectName}`;
  const about = { businessType: modifyBusinessType, businessId: row.id, title };
  return askIfBound(ctx, { ...about, form: () => modifyForm(ctx, row, project) });
}

function modifyForm({ language }: Ctx, row: ProjectModifyRow, project: ProjectRow): FormValues {
  const { modifyNo, content, reason, files } = row;
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  return {
    modifyNo,
    modifyType: modifyType.named(row.modifyType)?.label[language] ?? '',
    projectNo: project.projectNo,
    projectName: project.projectName,
    content,
    reason,
    changes: changesOf(row).map(({ field, before, after }) => ({
      name: changedField(field).label[language],
      before: text(before),
      after: text(after),
    })),
    files: files ?? [],
  };
}

async function settle(ctx: Ctx, { businessId, outcome, flowInstanceId, remark }: FlowEnd): Promise<void> {
  if (!isOver(outcome)) return;
  const acting = withAuthority(ctx, ['projectModify_audit', 'projectModify_submit', 'project_submit', 'bulletin_edit']);
  const { row, project } = await hold(acting, businessId);
  if (outcome === 'finished') {
    await agreeTo(acting, { row, project }, { flowInstanceId });
    return;
  }
  const isNo = outcome === 'rejected';
  const reason = refusalReason(ctx, remark);
  await transition(acting, projectModify, {
    subject: row,
    action: isNo ? 'reject' : 'recall',
    stream: project.id,
    ...(isNo && { reason, set: { rejectReason: reason } }),
    payload: { flowInstanceId },
  });
}

/** While a flow decides nobody else does. */
export async function demandNotInFlow(ctx: Ctx, id: string): Promise<void> {
  if (await isBeingApproved(ctx, { businessType: modifyBusinessType, businessId: id }))
    refuse('tendering.modifyInFlow');
}

import { documentConfirm, documentConfirmLifecycle, type EntityAction } from '@zhaocai/model';
import { decidedBy, isOver, type FlowBusiness, type FlowEnd } from '../../../platform/flows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { refusalReason, withAuthority } from '../../workflow/index.ts';
import { findProject, lockProject, maySeeProject } from '../project/find-project.ts';
import { projectPeople } from '../project/members/project-people.ts';
import { documentsForm, documentsType } from './documents-approval.ts';
import { moveDocuments } from './move-documents.ts';

/** What a flow that is bound to the confirmation of documents asks about, and what its end does to them. */
export const documentsBusiness: FlowBusiness = {
  type: documentsType,
  label: { zh: '采购文件确认', en: 'Confirm the documents' },
  isBindable: true,
  ...decidedBy(documentConfirm, 'agree'),
  withoutFlow: { zh: '由采购负责人在平台确认', en: 'the procurement head confirms them' },
  afterReject: {
    zh: '驳回后退回编制人，修改采购文件后可重新提交。',
    en: 'They go back to who drafted them, to be changed and handed in again.',
  },
  variables: [
    { name: 'projectNo', type: 'text', label: { zh: '项目编号', en: 'Project no.' } },
    { name: 'projectName', type: 'text', label: { zh: '项目名称', en: 'Project name' } },
    { name: 'manner', type: 'text', label: { zh: '采购方式', en: 'Procurement method' } },
    { name: 'generalBudget', type: 'number', label: { zh: '项目总预算（元）', en: 'Total budget (CNY)' } },
    { name: 'content', type: 'text', label: { zh: '说明', en: 'Explanation' } },
    { name: 'files', type: 'list', label: { zh: '采购文件', en: 'Documents' } },
  ],
  mayRead: async (reader, businessId) => maySeeProject(reader, await projectOf(reader, businessId)),
  projectRoles: async (ctx, businessId) => projectPeople(ctx, await projectOf(ctx, businessId)),
  async handInAgain(ctx, { businessId }) {
    const row = await lockRow(ctx, documentConfirm, { id: businessId, reach: 'tenant' });
    if (!documentConfirmLifecycle.is(row.confirmStatus, 'toConfirm')) return refuse('platform.badState');
    return documentsForm(ctx, await findProject(ctx, row.projectId), row.content);
  },
  onFlowFinished: settle,
};

async function settle(ctx: Ctx, { businessId, outcome, remark }: FlowEnd): Promise<void> {
  if (!isOver(outcome)) return;
  const acting = withAuthority(ctx, ['project_confirm', 'project_submit']);
  const { projectId } = await findRow(acting, documentConfirm, { id: businessId, reach: 'tenant' });
  const project = await lockProject(acting, projectId);
  const row = await lockRow(acting, documentConfirm, { id: businessId, reach: 'tenant' });
  const actions = { finished: 'agree', rejected: 'back', withdrawn: 'withdraw' } as const;
  const action: EntityAction<typeof documentConfirm> = actions[outcome];
  await moveDocuments(acting, {
    project,
    row,
    action,
    reason: action === 'back' ? refusalReason(ctx, remark) : undefined,
  });
}

async function projectOf({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>, id: string): Promise<string> {
  const [row] = await db.query<{ projectId: string }>(
    'select project_id::text as "projectId" from document_confirm where tenant_id = $1 and id = $2',
    [tenantId, id],
  );
  return row?.projectId ?? '0';
}

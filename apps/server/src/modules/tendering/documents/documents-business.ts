import { documentConfirm, documentConfirmLifecycle, type EntityAction } from '@zhaocai/model';
import { decidedBy, isOver, type FlowBusiness, type FlowEnd } from '../../../platform/flows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { refusalReason, withAuthority } from '../../workflow/index.ts';
import { findProject, lockProject, maySeeProject } from '../project/find-project.ts';
import { projectPeople } from '../project/members/project-people.ts';
import { documentsForm, documentsType } from './documents-approval.ts';
import { moveDocuments } from './move-documents.ts';
import { documentsWords } from './documents-words.ts';

/** What a flow that is bound to the confirmation of documents asks about, and what its end does to them. */
export const documentsBusiness: FlowBusiness = {
  type: documentsType,
  ...documentsWords,
  isBindable: true,
  ...decidedBy(documentConfirm, 'agree'),
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

import {
  confirmKind,
  documentConfirm,
  documentConfirmLifecycle,
  project as entity,
  type applyConfirm as endpoint,
  type EndpointInput,
  type Saved,
} from '@zhaocai/model';
import { hangFiles } from '../../../platform/crud/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState } from '../../../platform/lifecycle/index.ts';
import { changeRow, demandValid, insertRow } from '../../../platform/rows/index.ts';
import { submitSelection } from '../opening/submit-selection.ts';
import { lockProject, type ProjectRow } from '../project/find-project.ts';
import { submitProject } from '../project/submit-project.ts';
import { configuredNeeds, demandConfiguredExperts } from '../rules/configured-needs.ts';
import { askForDocuments } from './documents-approval.ts';

type Input = EndpointInput<typeof endpoint>;

/** Hands in what somebody else confirms: the documents, the result of the comparison, or the project itself. */
export async function applyConfirm(ctx: Ctx, input: Input): Promise<Saved> {
  const project = await lockProject(ctx, input.projectId, input.version);
  const { id: projectId, version } = project;
  switch (confirmKind.named(input.confirmType)?.name) {
    case 'documents':
      return handInDocuments(ctx, project, input);
    case 'result':
      return submitSelection(ctx, { projectId, version });
    case 'parameters':
      return submitProject(ctx, { id: projectId, version });
    default:
      return refuse('tendering.confirmElsewhere');
  }
}

/** The documents become the files of the project, which are published with it; another person confirms them before. */
async function handInDocuments(ctx: Ctx, project: ProjectRow, { content, files }: Input): Promise<Saved> {
  const projectId = project.id;
  demandState(entity, project.stage, 'confirmDocuments');
  await demandNoneAsked(ctx, projectId);
  await demandConfiguredExperts(ctx, await configuredNeeds(ctx, project), project);
  const handedIn = files ?? project.files ?? [];
  if (!Array.isArray(handedIn) || handedIn.length === 0) refuse('tendering.documentsMissing');
  demandValid(entity, { ...project, files: handedIn }, ctx);
  await changeRow(ctx, entity, { id: projectId, values: { files: handedIn } });
  await hangFiles(ctx, entity, { id: projectId, values: { files: handedIn }, existing: { ...project } });
  const values = {
    projectId,
    confirmType: confirmKind.code.documents,
    content: content || null,
    files: handedIn,
    confirmStatus: documentConfirmLifecycle.code.toConfirm,
  };
  const id = await insertRow(ctx, documentConfirm, { values });
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'documentConfirm.handIn',
    subject: id,
    payload: { files: handedIn.map(({ fileId, fileName }) => [fileId, fileName]) },
  });
  await askForDocuments(ctx, { id, project: { ...project, files: handedIn }, content });
  return { id, version: 0 };
}

async function demandNoneAsked(ctx: Ctx, projectId: string): Promise<void> {
  const [asked] = await ctx.db.query(
    `select 1 from document_confirm where tenant_id = $1 and project_id = $2 and is_deleted = 0
       and confirm_status in ${documentConfirmLifecycle.sql('toConfirm')} limit 1`,
    [ctx.tenantId, projectId],
  );
  if (asked) refuse('tendering.documentsAsked');
}

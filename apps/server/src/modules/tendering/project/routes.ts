import * as model from '@zhaocai/model';
import { resource } from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../../platform/http/index.ts';
import { listEvidence } from '../evidence/evidence-queries.ts';
import { verifyEvidence, type Verifying } from '../evidence/verify-evidence.ts';
import { askException } from '../exception/ask-exception.ts';
import { decideException, withdrawException } from '../exception/decide-exception.ts';
import { resumeProject } from '../exception/suspend-project.ts';
import { importProject } from '../import/import-project.ts';
import { projectTemplate } from '../import/project-template.ts';
import { checkBeforeChoose } from '../rules/check-before-choose.ts';
import { advanceProject } from './advance-project.ts';
import { confirmProject } from './confirm-project.ts';
import { readKeyHolders } from './holders/key-holders.ts';
import { saveKeyHolders } from './holders/save-key-holders.ts';
import { listMembers } from './members/list-members.ts';
import { saveMembers } from './members/save-members.ts';
import { exportProjects, lastOfPlan, pageProjects, listStages, readProjectDetail } from './project-queries.ts';
import { linkApply, unlinkApply } from './link-apply.ts';
import { makeOfApply } from './make-of-apply.ts';
import { makeOfDemand } from './make-of-demand.ts';
import { proposeNumber } from './project-number.ts';
import { rebidProject } from './rebid-project.ts';
import { removeProjects } from './remove-projects.ts';
import { retreatProject } from './retreat-project.ts';
import { saveProject } from './save-project.ts';
import { submitProject } from './submit-project.ts';

export function projectRoutes({ files, ...evidence }: Verifying & { readonly files: Files }): MountedEndpoint[] {
  const { page, export: exported } = resource(model.project);
  return [
    handle(page, pageProjects),
    handle(exported, exportProjects),
    handle(model.projectNumber, proposeNumber),
    handle(model.lastProjectOfPlan, lastOfPlan),
    handle(model.checkBeforeChoose, checkBeforeChoose),
    handle(model.saveProject, saveProject),
    handle(model.projectOfDemand, makeOfDemand),
    handle(model.projectOfApply, makeOfApply),
    handle(model.linkApply, linkApply),
    handle(model.bidApplyUnlink.unlink, unlinkApply),
    handle(model.saveProjectBase, (ctx, { packages: _packages, ...base }) => saveProject(ctx, base)),
    handle(model.projectDetail, (ctx, { id }) => readProjectDetail(ctx, id)),
    tellChoices(model.quoteTypeList),
    handle(model.submitProject, submitProject),
    handle(model.advanceProject, advanceProject),
    handle(model.confirmProject, confirmProject),
    handle(model.confirmParameters, (ctx, input) => confirmProject(ctx, { ...input, agree: true })),
    handle(model.askException, askException),
    handle(model.decideException, (ctx, input) => decideException(files, ctx, input)),
    handle(model.withdrawException, withdrawException),
    handle(model.retreatProject, retreatProject),
    handle(model.resumeProject, (ctx, input) => resumeProject(files, ctx, input)),
    handle(model.rebidProject, rebidProject),
    handle(model.stageList, (ctx, { projectId }) => listStages(ctx, projectId)),
    handle(model.removeProjects, removeProjects),
    handle(model.importProject, importProject),
    handle(model.projectTemplate, projectTemplate),
    handle(model.projectMembers, listMembers),
    handle(model.saveProjectMembers, saveMembers),
    handle(model.projectKeyHolders, readKeyHolders),
    handle(model.saveKeyHolders, saveKeyHolders),
    handle(model.projectEvidence, (ctx, { projectId }) => listEvidence(ctx, projectId)),
    handle(model.verifyProjectEvidence, (ctx, { projectId }) => verifyEvidence(evidence, ctx, projectId)),
  ];
}

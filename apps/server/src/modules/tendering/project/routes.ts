import * as contract from '@zhaocai/contract';
import { resource } from '@zhaocai/contract';
import type { Files } from '../../../platform/files/index.ts';
import { handle, type MountedEndpoint } from '../../../platform/http/index.ts';
import { listEvidence, verifyEvidence } from '../evidence/evidence-queries.ts';
import { importProject } from '../import/import-project.ts';
import { projectTemplate } from '../import/project-template.ts';
import { checkBeforeChoose } from '../rules/check-before-choose.ts';
import { advanceProject } from './advance-project.ts';
import { confirmProject } from './confirm-project.ts';
import { listMembers } from './members/list-members.ts';
import { saveMembers } from './members/save-members.ts';
import { exportProjects, pageProjects, listStages, readProjectDetail } from './project-queries.ts';
import { proposeNumber } from './propose-number.ts';
import { removeProjects } from './remove-projects.ts';
import { saveProject } from './save-project.ts';
import { submitProject } from './submit-project.ts';

export function projectRoutes(files: Files): MountedEndpoint[] {
  const { page, export: exported } = resource(contract.project);
  return [
    handle(page, pageProjects),
    handle(exported, exportProjects),
    handle(contract.projectNumber, proposeNumber),
    handle(contract.checkBeforeChoose, checkBeforeChoose),
    handle(contract.saveProject, (ctx, input) => saveProject(files, ctx, input)),
    handle(contract.saveProjectBase, (ctx, { packages: _packages, ...base }) => saveProject(files, ctx, base)),
    handle(contract.projectDetail, (ctx, { id }) => readProjectDetail(ctx, id)),
    handle(contract.quoteTypeList, async ({ language }) =>
      contract.quoteTypes.map(({ value, label }) => ({ value, label: label[language] })),
    ),
    handle(contract.submitProject, submitProject),
    handle(contract.advanceProject, advanceProject),
    handle(contract.confirmProject, confirmProject),
    handle(contract.confirmParameters, (ctx, input) => confirmProject(ctx, { ...input, agree: true })),
    handle(contract.stageList, (ctx, { projectId }) => listStages(ctx, projectId)),
    handle(contract.removeProjects, removeProjects),
    handle(contract.importProject, (ctx) => importProject(files, ctx)),
    handle(contract.projectTemplate, projectTemplate),
    handle(contract.projectMembers, listMembers),
    handle(contract.saveProjectMembers, saveMembers),
    handle(contract.projectEvidence, (ctx, { projectId }) => listEvidence(ctx, projectId)),
    handle(contract.verifyProjectEvidence, (ctx, { projectId }) => verifyEvidence(ctx, projectId)),
  ];
}

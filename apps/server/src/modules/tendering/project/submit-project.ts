import { auditStatus, compareYuan, hasStep, leastSuppliers, projectStatus, sumYuan } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { judgeAgencyAgain } from '../../agency/index.ts';
import { admissionNeed } from '../rules/admission-need.ts';
import { demandMethodAskedFor } from '../rules/asked-method.ts';
import { demandConfigured } from '../rules/configured-method.ts';
import { configuredNeeds, demandConfiguredDeposit, demandConfiguredExperts } from '../rules/configured-needs.ts';
import { demandSubmittable } from '../rules/demand-rules.ts';
import { judgeFacts } from '../rules/project-rules.ts';
import { packagesOf, type PackageSummary } from '../package/package-queries.ts';
import { demandWithinDemand } from './demand-origin.ts';
import { lockProject, type ProjectRow } from './find-project.ts';
import { moveProject, type Moved } from './move-project.ts';

/** Hands a draft to the manager: complete, adding up, and within the rules that do not depend on the day it is published. */
export async function submitProject(ctx: Ctx, { id, version }: { id: string; version: number }): Promise<Moved> {
  const project = await lockProject(ctx, id, version);
  const packages = await packagesOf(ctx, id);
  demandComplete(project, packages);
  await demandPlaces(ctx, project, packages);
  if (project.demandId) await demandWithinDemand(ctx, project);
  if (project.bidEndTime <= ctx.now) refuse('tendering.deadlinePassed');
  if (project.submitTime === null) await demandConfigured(ctx, project);
  const needs = await configuredNeeds(ctx, project);
  demandConfiguredDeposit(needs, project);
  if (!hasStep(project, 'confirmDocuments')) await demandConfiguredExperts(ctx, needs, project);
  await demandMethodAskedFor(ctx, project);
  await judgeAgencyAgain(ctx, project);
  const facts = { ...project, publishTime: ctx.now };
  const { rules, verdicts } = await judgeFacts(ctx, facts);
  demandSubmittable(verdicts, ctx.language);
  await ctx.db.query(
    `update package set min_suppliers = $3, update_user = $4, update_time = $5, version = version + 1
     where tenant_id = $1 and project_id = $2 and is_deleted = 0`,
    [ctx.tenantId, id, leastSuppliers(rules, facts).least, ctx.user.userId, ctx.now],
  );
  return moveProject(ctx, project, {
    action: 'submit',
    payload: { generalBudget: project.generalBudget, packages: packages.length },
    set: {
      auditStatus: auditStatus.code.inApproval,
      projectStatus: projectStatus.code.inApproval,
      submitTime: ctx.now,
      rejectReason: null,
    },
  });
}

/** A framework agreement admits several: a package with fewer places could be decided for nobody. */
async function demandPlaces(ctx: Ctx, project: ProjectRow, packages: readonly PackageSummary[]): Promise<void> {
  const need = await admissionNeed(ctx, project);
  const narrow = need && packages.find(({ maxWinners }) => maxWinners < need.least);
  if (narrow) refuse('tendering.frameworkWinners', { packageName: narrow.packageName, least: need.least });
}

function demandComplete(project: ProjectRow, packages: readonly PackageSummary[]): void {
  if (packages.length === 0) refuse('tendering.noPackage');
  for (const { packageName, itemCount } of packages)
    if (itemCount === 0) refuse('tendering.noItem', { name: packageName });
  const sum = sumYuan(packages.map(({ budget }) => budget));
  if (compareYuan(sum, project.generalBudget) !== 0)
    refuse('tendering.budgetDiffers', { sum, budget: project.generalBudget });
}

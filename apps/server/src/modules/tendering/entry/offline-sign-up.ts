import { isTendering, type EndpointInput, type EndpointOutput, type offlineSignUp as endpoint } from '@zhaocai/model';
import { bindAttachments } from '../../../platform/files/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockProject, type ProjectRow } from '../project/find-project.ts';
import { hasAccount, hindranceOf, knownSuppliers, type KnownWithAccount } from './known-suppliers.ts';
import { paperOfSignUp } from './own-files.ts';
import { registerOnPaper } from './register-on-paper.ts';

type Input = EndpointInput<typeof endpoint>;

/**
 * A supplier who came in person or wrote, with what he handed in. Packages that he takes part in already are passed over
 * and nobody is told which: that would tell who takes part (R38).
 */
export async function offlineSignUp(ctx: Ctx, input: Input): Promise<EndpointOutput<typeof endpoint>> {
  const project = await lockProject(ctx, input.projectId);
  if (!isTendering(project.stage) || !project.entryEndTime || ctx.now >= project.entryEndTime)
    refuse('tendering.notInEntryTime');
  if (input.signUpTime > ctx.now || input.signUpTime < (project.publishTime ?? '')) refuse('tendering.signUpTime');
  if (input.signUpFiles.length === 0) refuse('tendering.signUpPaper');
  const supplier = await supplierOf(ctx, project, input.creditCode);
  const packageIds = [...new Set(input.packageIds)].sort();
  await demandPackages(ctx, project.id, packageIds);
  const entryIds = await registerAll(ctx, project, { input, supplier, packageIds });
  await keepPaper(ctx, input, { entryId: entryIds[0] ?? project.id });
  return { supplierName: supplier.name, count: packageIds.length };
}

async function supplierOf(ctx: Ctx, project: ProjectRow, code: string): Promise<KnownWithAccount> {
  const supplier = (await knownSuppliers(ctx, project, [code])).get(code);
  if (!supplier) return refuse('tendering.importSupplier', { code });
  const hindrance = hindranceOf(supplier);
  if (hindrance) throw new Refusal(hindrance.code, hindrance.parameters);
  return hasAccount(supplier) ? supplier : refuse('tendering.importNoAccount', { name: supplier.name });
}

async function demandPackages(ctx: Ctx, projectId: string, packageIds: readonly string[]): Promise<void> {
  const found = await ctx.db.query(
    'select id from package where tenant_id = $1 and project_id = $2 and id = any($3::bigint[]) and is_deleted = 0',
    [ctx.tenantId, projectId, packageIds],
  );
  if (found.length !== packageIds.length) refuse('tendering.signUpPackage');
}

interface Registering {
  readonly input: Input;
  readonly supplier: KnownWithAccount;
  readonly packageIds: readonly string[];
}

async function registerAll(
  ctx: Ctx,
  project: ProjectRow,
  { input, supplier, packageIds }: Registering,
): Promise<string[]> {
  const { linkman, phone, signUpWay, signUpTime, signUpFiles, signUpRemark = null } = input;
  const { responsiblePerson, relatedCompanies } = input;
  const source = { signUpWay, signUpTime, signUpFiles, signUpRemark, responsiblePerson, relatedCompanies };
  const ids: string[] = [];
  for (const packageId of packageIds.filter((id) => !supplier.packageIds.includes(id)))
    ids.push(await registerOnPaper(ctx, project, { packageId, supplier, linkman, phone, source }));
  return ids;
}

/** Hung where the first registration is: of one who takes part everywhere already it stays with the project, unread. */
async function keepPaper(ctx: Ctx, { signUpFiles }: Input, { entryId }: { entryId: string }): Promise<void> {
  const fileIds = [...new Set(signUpFiles.map(({ fileId }) => fileId))];
  const binding = { tenantId: ctx.tenantId, userId: ctx.user.userId, now: ctx.now };
  const bound = await bindAttachments(ctx.db, {
    ...binding,
    businessType: paperOfSignUp,
    businessId: entryId,
    fileIds,
  });
  if (bound !== fileIds.length) refuse('tendering.fileUnknown');
}

import type { EndpointInput, EndpointOutput, offlineSignUp as endpoint } from '@zhaocai/model';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { packagesOf } from '../package/package-queries.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { admitted, knownSuppliers, type KnownWithAccount } from './known-suppliers.ts';
import { hangOwnFiles, paperOfSignUp } from './own-files.ts';
import { lockToRegister, registerOnPaper } from './register-on-paper.ts';

type Input = EndpointInput<typeof endpoint>;

/**
 * A supplier who came in person or wrote, with what he handed in. Packages that he takes part in already are passed over
 * and nobody is told which: that would tell who takes part (R38).
 */
export async function offlineSignUp(ctx: Ctx, input: Input): Promise<EndpointOutput<typeof endpoint>> {
  const project = await lockToRegister(ctx, input.projectId);
  if (input.signUpTime > ctx.now || input.signUpTime < (project.publishTime ?? '')) refuse('tendering.signUpTime');
  if (input.signUpFiles.length === 0) refuse('tendering.signUpPaper');
  const supplier = await supplierOf(ctx, project, input.creditCode);
  const packageIds = [...new Set(input.packageIds)].sort();
  await demandPackages(ctx, project.id, packageIds);
  const entryIds = await registerAll(ctx, project, { input, supplier, packageIds });
  // Of one who takes part everywhere already it stays with the project, unread.
  await hangOwnFiles(ctx, input.signUpFiles, { businessType: paperOfSignUp, entryId: entryIds[0] ?? project.id });
  return { supplierName: supplier.name, count: packageIds.length };
}

async function supplierOf(ctx: Ctx, project: ProjectRow, code: string): Promise<KnownWithAccount> {
  const known = (await knownSuppliers(ctx, project, [code])).get(code);
  if (!known) return refuse('tendering.importSupplier', { code });
  const judged = admitted(known);
  if ('hindrance' in judged) throw new Refusal(judged.hindrance.code, judged.hindrance.parameters);
  return judged.supplier;
}

async function demandPackages(ctx: Ctx, projectId: string, packageIds: readonly string[]): Promise<void> {
  const known = new Set((await packagesOf(ctx, projectId)).map(({ id }) => id));
  if (!packageIds.every((id) => known.has(id))) refuse('tendering.signUpPackage');
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

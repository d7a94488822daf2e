import { project as entity, projectLifecycle, type PackageInput, type Saved } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockProject } from '../project/find-project.ts';
import { demandVersion, noteWriter } from '../../../platform/rows/index.ts';
import { findPackage, packagesOf } from './package-queries.ts';
import { savePackageRow } from './save-packages.ts';

/** Adds a package to a draft project, or changes one. */
export async function savePackage(ctx: Ctx, input: PackageInput & { readonly projectId: string }): Promise<Saved> {
  const { projectId } = input;
  const project = await lockProject(ctx, projectId);
  if (!projectLifecycle.is(project.stage, 'initiated')) refuse('tendering.notDraft');
  const saved = input.id ? await change(ctx, input, input.id) : await add(ctx, input);
  await noteWriter(ctx, entity, { id: projectId });
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'package.save',
    subject: saved.id,
    payload: { packageName: input.packageName, budget: input.budget },
  });
  return saved;
}

async function add(ctx: Ctx, input: PackageInput & { readonly projectId: string }): Promise<Saved> {
  const others = await packagesOf(ctx, input.projectId);
  const packageNo = input.packageNo ?? Math.max(0, ...others.map((one) => one.packageNo)) + 1;
  return { id: await savePackageRow(ctx, input.projectId, { input: { ...input, packageNo } }), version: 0 };
}

async function change(ctx: Ctx, input: PackageInput & { readonly projectId: string }, id: string): Promise<Saved> {
  const existing = await findPackage(ctx, id);
  if (existing.projectId !== input.projectId) notFound();
  demandVersion(existing, input.version);
  const { items: _items, ...known } = existing;
  await savePackageRow(ctx, input.projectId, { input, existing: known });
  return { id, version: existing.version + 1 };
}

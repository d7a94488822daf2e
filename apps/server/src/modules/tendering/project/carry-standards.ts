import { evaluationStandard } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { insertRows } from '../../../platform/rows/index.ts';
import { packageRows } from '../package/package-queries.ts';
import { draftOf, standardsOf } from '../rules/standard-facts.ts';

/** What is procured again is evaluated as before, until somebody changes it. */
export async function carryStandards(
  ctx: Ctx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const [standards, packages] = await Promise.all([standardsOf(ctx, from), packageRows(ctx, to)]);
  const rows = packages.flatMap(({ id: packageId, parentId }) => {
    const origin = standards.find((one) => one.packageId === parentId);
    return origin ? [{ projectId: to, packageId, ...draftOf(origin) }] : [];
  });
  await insertRows(ctx, evaluationStandard, { rows });
}

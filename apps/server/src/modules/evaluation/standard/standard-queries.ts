import {
  checkItems,
  evaluationMethod,
  methodsAllowed,
  scoreItems,
  trimZeros,
  type EndpointInput,
  type EndpointOutput,
  type publishedStandards,
  type standardsOfProject,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { draftOf, factsOfStandards, findProject, packagesOf, standardsOf } from '../../tendering/index.ts';

/** The standards of a project by its packages, with what the law says of them. */
export async function listStandards(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof standardsOfProject>,
): Promise<EndpointOutput<typeof standardsOfProject>> {
  const project = await findProject(ctx, projectId);
  const [facts, packages, standards] = await Promise.all([
    factsOfStandards(ctx, project),
    packagesOf(ctx, projectId),
    standardsOf(ctx, projectId),
  ]);
  const told = packages.map(({ id: packageId, packageNo, packageName }) => {
    const row = standards.find((one) => one.packageId === packageId);
    const standard = row ? { id: row.id, version: row.version, ...draftTold(row) } : null;
    return { packageId, packageNo, packageName, standard };
  });
  return {
    isLocked: project.publishTime !== null,
    methods: methodsAllowed(facts).map((name) => evaluationMethod.code[name]),
    manner: facts.manner,
    lawRegime: facts.lawRegime,
    priceLeast: facts.priceLeast,
    priceMost: facts.priceMost,
    priceArticle: facts.article,
    packages: told,
  };
}

function draftTold(row: Parameters<typeof draftOf>[0]) {
  const { checks, items, ...head } = draftOf(row);
  return { ...head, checks: [...checks], items: [...items] };
}

type Published = EndpointOutput<typeof publishedStandards>[number];

/** What whoever sees a published project reads; nothing of what he does not see. */
export async function listPublished(
  ctx: Ctx,
  { projectId, tenantId }: EndpointInput<typeof publishedStandards>,
): Promise<Published[]> {
  const rows = await ctx.db.query<Published & Record<string, unknown>>(
    `select package_id::text as "packageId", package_no as "packageNo", package_name as "packageName",
       evaluation_method as "evaluationMethod", is_price_fixed as "isPriceFixed", price_weight as "priceWeight",
       benchmark, benchmark_percent as "benchmarkPercent", aggregation, leader_rule as "leaderRule", checks, items
     from published_standard where tenant_id = $1 and project_id = $2 order by package_no`,
    [tenantId, projectId],
  );
  const plain = (value: string | null) => (value === null ? null : trimZeros(value));
  return rows.map((row) => ({
    ...row,
    priceWeight: plain(row.priceWeight),
    benchmarkPercent: plain(row.benchmarkPercent),
    checks: checkItems.parse(row.checks),
    items: scoreItems.parse(row.items),
  }));
}

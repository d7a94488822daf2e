import {
  checkItems,
  evaluationStandard,
  faultsOfStandard,
  fill,
  messages,
  purchaseTypes,
  scoreItems,
  trimZeros,
  type Row,
  type StandardDraft,
  type StandardFacts,
  type StandardFault,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRows } from '../../../platform/rows/index.ts';
import { packagesOf } from '../package/package-queries.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { articleOf, rulesInForce } from './project-rules.ts';

type Judged = Pick<ProjectRow, 'id' | 'manner' | 'lawRegime' | 'purchaseType'>;

/** What the standards of a project are judged by, and the article that sets the weight of the price (R49). */
export interface FactsOfStandards extends StandardFacts {
  readonly article: string | null;
}

const [goods, services] = purchaseTypes;

/** R49 speaks of goods and of services, and of no works. */
export async function factsOfStandards(ctx: Ctx, project: Judged): Promise<FactsOfStandards> {
  const way = { manner: Number(project.manner), lawRegime: Number(project.lawRegime) };
  const bought = [
    { value: goods.value, word: 'Goods' },
    { value: services.value, word: 'Services' },
  ].find(({ value }) => value === project.purchaseType);
  if (!bought) return { ...way, priceLeast: null, priceMost: null, article: null };
  const facts = { ...way, publishTime: ctx.now };
  const [least, most] = await rulesInForce(ctx, facts, [`priceLeast${bought.word}`, `priceMost${bought.word}`]);
  const rule = least ?? most;
  return {
    ...way,
    priceLeast: least ? trimZeros(least.value) : null,
    priceMost: most ? trimZeros(most.value) : null,
    article: rule ? articleOf(ctx, rule) : null,
  };
}

/** A fault in the reader's words. */
function wordsOfStandardFault(
  { language }: Pick<Ctx, 'language'>,
  { code, params }: StandardFault,
  { article }: Pick<FactsOfStandards, 'article'>,
): string {
  return fill(messages[`evaluation.${code}`][language], { ...params, article: article ?? '' });
}

const ofProject = `
  select s.id::text from evaluation_standard s
  join package k on k.tenant_id = s.tenant_id and k.id = s.package_id and k.is_deleted = 0
  where s.tenant_id = $1 and s.project_id = $2 and s.is_deleted = 0`;

/** The standards of a project; those of packages that are gone are not among them. */
export async function standardsOf(ctx: Ctx, projectId: string): Promise<Row<typeof evaluationStandard>[]> {
  const found = await ctx.db.query<{ id: string }>(ofProject, [ctx.tenantId, projectId]);
  return findRows(ctx, evaluationStandard, { ids: found.map(({ id }) => id) });
}

/** A standard as the model judges it. */
export function draftOf(row: Row<typeof evaluationStandard>): StandardDraft {
  return {
    evaluationMethod: row.evaluationMethod,
    isPriceFixed: row.isPriceFixed,
    priceWeight: row.priceWeight === null ? null : trimZeros(row.priceWeight),
    benchmark: row.benchmark,
    benchmarkPercent: row.benchmarkPercent === null ? null : trimZeros(row.benchmarkPercent),
    aggregation: row.aggregation,
    leaderRule: row.leaderRule,
    checks: checkItems.parse(row.checks),
    items: scoreItems.parse(row.items),
  };
}

/**
 * Refuses to publish what is evaluated by standards that the law does not allow any more, since the method was changed, or
 * by none, where another package has one. A project without any is decided by the comparison of its prices, as before.
 */
export async function demandStandards(ctx: Ctx, project: Judged): Promise<void> {
  const standards = await standardsOf(ctx, project.id);
  if (standards.length === 0) return;
  const facts = await factsOfStandards(ctx, project);
  for (const { id, packageNo: no } of await packagesOf(ctx, project.id)) {
    const standard = standards.find(({ packageId }) => packageId === id);
    if (!standard) return refuse('evaluation.standardMissing', { no });
    const [fault] = faultsOfStandard(draftOf(standard), facts);
    if (fault) refuse('evaluation.standardUnlawful', { no, fault: wordsOfStandardFault(ctx, fault, facts) });
  }
}

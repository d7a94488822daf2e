import { compareYuan, countedAsked, isReasoned, leastReason, trimZeros, type purchaseTypes } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { StoredDemand } from '../demand/demand-rules.ts';
import { answersOf, hasResearch } from './research-queries.ts';

export interface LeastAsked {
  readonly least: number;
  readonly article: string;
}

const inForce = `
  select value::text, source_article as zh, source_article_en as en from law_rule
  where tenant_id = '000000' and kind = $2 and is_deleted = 0
    and effective_from <= $1::date and (effective_to is null or effective_to >= $1::date)
  order by (manner = $3) desc, effective_from desc, value desc limit 1`;

/** The rule of a kind that is in force, that of the method before the others, with its article. */
async function ruleInForce(ctx: Ctx, kind: string, manner?: number | null) {
  const values = [ctx.now.slice(0, 10), kind, manner ?? 0];
  const [found] = await ctx.db.query<{ value: string; zh: string; en: string }>(inForce, values);
  return found && { value: found.value, article: found[ctx.language] };
}

/** How many suppliers are asked about a demand at the least, and by which article. */
export async function leastAsked(ctx: Ctx, { mannerId }: Pick<StoredDemand, 'mannerId'>): Promise<LeastAsked> {
  const found = await ruleInForce(ctx, 'leastResearched', mannerId);
  return { least: Number(found?.value ?? 0), article: found?.article ?? '' };
}

const works: (typeof purchaseTypes)[number]['value'] = 3;

/** From which amount a demand is researched, and by which article; nothing where no rule says so. */
function researchedFrom(ctx: Ctx, { purchaseType }: Pick<StoredDemand, 'purchaseType'>) {
  return ruleInForce(ctx, purchaseType === works ? 'researchFromWorks' : 'researchFrom');
}

/**
 * Enough suppliers were asked about a demand that is to be researched, or somebody says why not (调研供应商不足3家). From
 * the amount on from which the law wants a research, one that has none says why.
 */
export async function demandAsked(ctx: Ctx, row: StoredDemand): Promise<void> {
  if (isReasoned(row.researchRemark)) return;
  // A question that stands to the market is one, whatever the demand says of itself afterwards.
  if (!row.isResearch && !(await hasResearch(ctx, row.id, 'published', 'ended'))) return demandNoneDue(ctx, row);
  const [{ least }, answers] = await Promise.all([leastAsked(ctx, row), answersOf(ctx, row.id)]);
  if (countedAsked(answers, row.researchObjects).length >= least) return;
  if (row.researchRemark?.trim()) refuse('demand.reasonShort', { least: leastReason });
  refuse('demand.fewAnswers', { least });
}

/** The article that asks for a research of so much money. */
export async function researchDue(
  ctx: Ctx,
  row: Pick<StoredDemand, 'budget' | 'purchaseType'>,
): Promise<string | null> {
  const from = await researchedFrom(ctx, row);
  return from && compareYuan(row.budget, from.value) >= 0 ? from.article : null;
}

async function demandNoneDue(ctx: Ctx, row: StoredDemand): Promise<void> {
  const from = await researchedFrom(ctx, row);
  if (!from || compareYuan(row.budget, from.value) < 0) return;
  refuse('demand.researchDue', { money: trimZeros(from.value), article: from.article, least: leastReason });
}

import { compareYuan, countedAsked, isReasoned, leastReason, trimZeros, type purchaseTypes } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { StoredDemand } from '../demand/demand-rules.ts';
import { answersOf, hasResearch } from './research-queries.ts';

export interface LeastAsked {
  readonly least: number;
  readonly article: string;
}

const rule = `
  select value::float8::int as least, source_article as zh, source_article_en as en from law_rule
  where tenant_id = '000000' and kind = 'leastResearched' and is_deleted = 0
    and effective_from <= $1::date and (effective_to is null or effective_to >= $1::date)
  order by (manner = $2) desc, effective_from desc, value desc limit 1`;

/** How many suppliers are asked about a demand at the least, and by which article. */
export async function leastAsked(ctx: Ctx, { mannerId }: Pick<StoredDemand, 'mannerId'>): Promise<LeastAsked> {
  const [found] = await ctx.db.query<{ least: number; zh: string; en: string }>(rule, [
    ctx.now.slice(0, 10),
    mannerId ?? 0,
  ]);
  return { least: found?.least ?? 0, article: found?.[ctx.language] ?? '' };
}

const works: (typeof purchaseTypes)[number]['value'] = 3;

const threshold = `
  select value::text as yuan, source_article as zh, source_article_en as en from law_rule
  where tenant_id = '000000' and kind = $2 and is_deleted = 0
    and effective_from <= $1::date and (effective_to is null or effective_to >= $1::date)
  order by effective_from desc limit 1`;

/** From which amount a demand is researched, and by which article; nothing where no rule says so. */
async function researchedFrom(
  ctx: Ctx,
  { purchaseType: type }: Pick<StoredDemand, 'purchaseType'>,
): Promise<{ yuan: string; article: string } | undefined> {
  const kind = type === works ? 'researchFromWorks' : 'researchFrom';
  const [found] = await ctx.db.query<{ yuan: string; zh: string; en: string }>(threshold, [ctx.now.slice(0, 10), kind]);
  return found && { yuan: found.yuan, article: found[ctx.language] };
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
  return from && compareYuan(row.budget, from.yuan) >= 0 ? from.article : null;
}

async function demandNoneDue(ctx: Ctx, row: StoredDemand): Promise<void> {
  const from = await researchedFrom(ctx, row);
  if (!from || compareYuan(row.budget, from.yuan) < 0) return;
  refuse('demand.researchDue', { money: trimZeros(from.yuan), article: from.article, least: leastReason });
}

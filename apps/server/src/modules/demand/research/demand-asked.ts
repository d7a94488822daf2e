import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { askedInPerson, type StoredDemand } from '../demand/demand-rules.ts';
import { answersOf } from './research-queries.ts';

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

/** Enough suppliers were asked about a demand that is to be researched, or somebody says why not (调研供应商不足3家). */
export async function demandAsked(ctx: Ctx, row: StoredDemand): Promise<void> {
  if (!row.isResearch || row.researchRemark?.trim()) return;
  const [{ least }, answers] = await Promise.all([leastAsked(ctx, row), answersOf(ctx, row.id)]);
  const asked = new Set([...answers.map(({ supplierName }) => supplierName), ...askedInPerson(row)]);
  if (asked.size < least) refuse('demand.fewAnswers', { least });
}

import {
  judgeRules,
  packageLifecycle,
  periodEnd,
  rulesFor,
  tightened,
  type CalendarLookup,
  type Rule,
  type RuleFacts,
  type RuleVerdict,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { ownNumbers, type OwnFacts } from './own-numbers.ts';

/** The platform's rules of a manner and regime, of every period of validity. */
export async function loadRules(
  ctx: Pick<Ctx, 'db'>,
  { manner, lawRegime }: Pick<RuleFacts, 'manner' | 'lawRegime'>,
): Promise<Rule[]> {
  return ctx.db.query<Rule & Record<string, unknown>>(
    `select code, kind, name, name_en as "nameEn", law_regime as "lawRegime", manner, value, unit, day_type as "dayType",
       source_article as "sourceArticle", source_article_en as "sourceArticleEn", certainty,
       is_overridable as "isOverridable", effective_from as "effectiveFrom", effective_to as "effectiveTo"
     from law_rule where tenant_id = '000000' and manner = $1 and law_regime = $2 and is_deleted = 0
     order by code, effective_from`,
    [manner, lawRegime],
  );
}

/** The calendar of the year after a day, which no period of the rules exceeds. */
export async function loadCalendar(ctx: Pick<Ctx, 'db'>, from: string): Promise<CalendarLookup> {
  const rows = await ctx.db.query<{ day: string; dayType: number }>(
    `select day, day_type as "dayType" from work_calendar
     where tenant_id = '000000' and day between $1::date and $1::date + 366 and is_deleted = 0`,
    [from.slice(0, 10)],
  );
  const kinds = new Map(rows.map(({ day, dayType }) => [day, dayType]));
  return (day) => kinds.get(day);
}

/** When the period of a rule ends that begins now; `usual` counts its days where the rule says nothing of them. */
export async function endFromNow(ctx: Ctx, { value, dayType }: Rule, usual: number): Promise<string> {
  const days = { from: ctx.now, days: Number(value), dayType: dayType ?? usual };
  const end = periodEnd(days, await loadCalendar(ctx, ctx.now));
  return 'end' in end ? end.end : refuse('platform.calendarMissing', { year: end.missingYear });
}

/** The rules with the buyer's own stricter numbers in them, and without an exception that has no ground (R14). */
export async function tightenedRules(ctx: Ctx, facts: RuleFacts & OwnFacts): Promise<Rule[]> {
  const [stated, own, isGrounded] = await Promise.all([
    loadRules(ctx, facts),
    ownNumbers(ctx, facts),
    hasFailedBefore(ctx, facts),
  ]);
  return tightened(isGrounded ? stated : stated.filter(({ kind }) => kind !== 'minSuppliersException'), own);
}

/** Of what was procured before a package has failed: one that was given up is no ground to go on with fewer. */
async function hasFailedBefore(ctx: Ctx, { parentId }: RuleFacts): Promise<boolean> {
  if (!parentId) return false;
  const found = await ctx.db.query(
    `select 1 from package where tenant_id = $1 and project_id = $2 and is_deleted = 0
       and package_status in ${packageLifecycle.sql('failed')} limit 1`,
    [ctx.tenantId, parentId],
  );
  return found.length > 0;
}

/** The one rule of a kind in force for these facts; undefined where none speaks of it. */
export async function ruleInForce(ctx: Ctx, facts: RuleFacts & OwnFacts, kind: string): Promise<Rule | undefined> {
  const [rule] = await rulesInForce(ctx, facts, [kind]);
  return rule;
}

/** The same of several kinds, in their order. */
export async function rulesInForce(
  ctx: Ctx,
  facts: RuleFacts & OwnFacts,
  kinds: readonly string[],
): Promise<(Rule | undefined)[]> {
  const inForce = rulesFor(await tightenedRules(ctx, facts), facts);
  return kinds.map((kind) => inForce.find((rule) => rule.kind === kind));
}

/** By which article a rule stands, in the reader's language. */
export function articleOf({ language }: Pick<Ctx, 'language'>, rule: Rule): string {
  return language === 'zh' ? rule.sourceArticle : rule.sourceArticleEn;
}

/** Every rule that applies to these facts, whether they keep it, and the calendar that it was counted on. */
export async function judgeFacts(
  ctx: Ctx,
  facts: RuleFacts & OwnFacts,
): Promise<{ verdicts: RuleVerdict[]; rules: Rule[]; kindOf: CalendarLookup }> {
  const [rules, kindOf] = await Promise.all([tightenedRules(ctx, facts), loadCalendar(ctx, facts.publishTime)]);
  return { rules, kindOf, verdicts: judgeRules(rules, facts, kindOf) };
}

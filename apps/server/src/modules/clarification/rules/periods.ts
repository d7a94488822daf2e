import { answerDue, questionsEnd, rulesFor, type Rule } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { loadCalendar, loadRules } from '../../tendering/index.ts';

/** What of a published project decides when one may ask and until when it is answered. */
export interface AskedProject {
  readonly manner: number;
  readonly lawRegime: number;
  readonly publishTime: string;
  readonly bidEndTime: string;
}

async function ruleOf(ctx: Ctx, project: AskedProject, kind: string): Promise<Rule | undefined> {
  const rules = rulesFor(await loadRules(ctx, project), { ...project, changeTime: ctx.now });
  return rules.find((rule) => rule.kind === kind);
}

function articleOf({ language }: Ctx, rule: Rule | undefined): string | null {
  if (!rule) return null;
  return language === 'en' ? rule.sourceArticleEn : rule.sourceArticle;
}

/** When questions about a project end, and by which article; at the deadline where no rule speaks of it. */
export async function endOfQuestions(
  ctx: Ctx,
  project: AskedProject,
): Promise<{ readonly end: string; readonly article: string | null }> {
  const rule = await ruleOf(ctx, project, 'questionPeriod');
  const calendar = await loadCalendar(ctx, project.publishTime);
  return { end: questionsEnd(project.bidEndTime, rule, calendar), article: articleOf(ctx, rule) };
}

/** By when what is asked now is answered. */
export async function dueOfAnswer(ctx: Ctx, project: AskedProject): Promise<string> {
  const rule = await ruleOf(ctx, project, 'answerPeriod');
  return answerDue(ctx.now, { rule, bidEndTime: project.bidEndTime }, await loadCalendar(ctx, ctx.now));
}

/** The article by which a change of the documents leaves its time (R05). */
export async function articleOfChanges(ctx: Ctx, project: AskedProject): Promise<string> {
  return articleOf(ctx, await ruleOf(ctx, project, 'changePeriod')) ?? 'R05';
}

import { answerDue, questionsEnd, usualQuestionsEnd, type Rule } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { articleOf, loadCalendar, ruleInForce } from '../../tendering/index.ts';

/** What of a published project decides when one may ask and until when it is answered. */
export interface AskedProject {
  readonly manner: number;
  readonly lawRegime: number;
  readonly publishTime: string;
  readonly bidEndTime: string;
}

function ruleOf(ctx: Ctx, project: AskedProject, kind: string): Promise<Rule | undefined> {
  return ruleInForce(ctx, { ...project, changeTime: ctx.now }, kind);
}

/**
 * When questions about a project end, and by which article. Where no rule says it, so long before the deadline as an answer
 * may take (R45, R47): who asks in the last hour would read no answer, and the change that it may ask for has its own time
 * before the deadline (R05, R07–R09). Without either at the deadline.
 */
export async function endOfQuestions(
  ctx: Ctx,
  project: AskedProject,
): Promise<{ readonly end: string; readonly article: string | null }> {
  const rule = await ruleOf(ctx, project, 'questionPeriod');
  const calendar = await loadCalendar(ctx, project.publishTime);
  if (rule) return { end: questionsEnd(project.bidEndTime, rule, calendar), article: articleOf(ctx, rule) };
  const answers = await ruleOf(ctx, project, 'answerPeriod');
  return { end: usualQuestionsEnd(project, answers, calendar), article: answers ? articleOf(ctx, answers) : null };
}

/** By when what is asked now is answered. */
export async function dueOfAnswer(ctx: Ctx, project: AskedProject): Promise<string> {
  const rule = await ruleOf(ctx, project, 'answerPeriod');
  return answerDue(ctx.now, { rule, bidEndTime: project.bidEndTime }, await loadCalendar(ctx, ctx.now));
}

/** The article by which a change of the documents leaves its time (R05). */
export async function articleOfChanges(ctx: Ctx, project: AskedProject): Promise<string> {
  const rule = await ruleOf(ctx, project, 'changePeriod');
  return rule ? articleOf(ctx, rule) : 'R05';
}

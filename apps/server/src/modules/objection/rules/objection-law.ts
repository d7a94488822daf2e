import { dueAfter, isInForce, type CalendarLookup, type ObjectionLaw, type Rule } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { loadCalendar, loadRules } from '../../tendering/index.ts';

/** Which law a project is under. */
export interface ProjectLaw {
  readonly lawRegime: number;
  readonly manner: number;
}

/** Every rule of a project's law by kind and day, and the calendar from some days on. */
export interface Law extends ObjectionLaw<Rule> {
  readonly ruleOf: (kind: string, day: string) => Rule | undefined;
}

/** Reads the rules and, from each of these days on, a year of the calendar. */
export async function lawOf(ctx: Pick<Ctx, 'db'>, project: ProjectLaw, from: readonly string[]): Promise<Law> {
  const rules = await loadRules(ctx, project);
  const years: CalendarLookup[] = [];
  for (const day of new Set(from.map((time) => time.slice(0, 10)))) years.push(await loadCalendar(ctx, day));
  return {
    ruleOf: (kind, day) =>
      rules.filter((rule) => rule.kind === kind).findLast((rule) => isInForce(rule, day.slice(0, 10))),
    kindOf: (day) => years.map((one) => one(day)).find((kind) => kind !== undefined),
  };
}

export interface Due {
  /** The last second of the last day; null where no rule or no calendar says it. */
  readonly dueTime: string | null;
  readonly dueArticle: string | null;
}

/** By when something is done that begins with an event, and by which article. */
export function dueOf(law: Law, kind: string, event: string): Due {
  const rule = law.ruleOf(kind, event);
  return { dueTime: dueAfter(event, rule, law.kindOf), dueArticle: rule?.sourceArticle ?? null };
}

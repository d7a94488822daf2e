import type { LaidOut, PeriodRule } from '../procedure/lay-out.ts';
import { layOut } from '../procedure/lay-out.ts';
import type { MilestoneName } from '../procedure/milestone.ts';
import { periods, type PeriodName } from '../procedure/period.ts';
import { procedureOf } from '../procedure/procedures.ts';
import type { CalendarLookup } from '../procedure/work-days.ts';
import { plainNumber } from './plain-number.ts';

/** A row of `law_rule`, as far as it speaks of days. */
export interface DayRule extends Omit<PeriodRule, 'article' | 'statutory'> {
  readonly sourceArticle: string;
  readonly sourceArticleEn: string;
}

/** A rule as a schedule is laid out by it. */
export function asPeriodRule(rule: DayRule): PeriodRule {
  const { code, kind, value, dayType, sourceArticle, sourceArticleEn, isOverridable } = rule;
  const article = { zh: sourceArticle, en: sourceArticleEn };
  return { code, kind, value: plainNumber(value), dayType, article, isOverridable };
}

/** What the times of a project are judged by. */
export interface DayFacts {
  readonly manner: number;
  readonly lawRegime: number;
  /** When the notice goes out: planned, or now. */
  readonly publishTime: string;
  /** When a change that touches the quotes goes out. */
  readonly changeTime?: string;
  /** Until when the documents are to be had. */
  readonly entryEndTime?: string | null;
  readonly bidEndTime?: string | null;
  readonly openTime?: string | null;
}

/** Whether a rule about days is kept; null: the day to judge is not given. */
export interface DayVerdict {
  readonly passed?: boolean | null;
  readonly earliest?: string | null;
  readonly missingYear?: string;
}

type Times = Omit<DayFacts, 'manner' | 'lawRegime'>;

/** Which milestone of its procedure each time of a project is. */
export const milestoneOfTime: ReadonlyMap<keyof Times, MilestoneName> = new Map([
  ['publishTime', 'publish'],
  ['changeTime', 'lastChange'],
  ['entryEndTime', 'saleEnd'],
  ['bidEndTime', 'bidEnd'],
  ['openTime', 'opening'],
]);

/** The days of a project as the milestones of its procedure. */
export function daysOf(times: Times) {
  const known = [...milestoneOfTime].flatMap(([field, name]) => {
    const time = times[field];
    return time ? [[name, time.slice(0, 10)] as const] : [];
  });
  return Object.fromEntries(known) as Partial<Record<MilestoneName, string>>;
}

/** Whether the times of a project keep a rule about days: found where its schedule is laid out, by that function alone. */
export function judgeDays(rule: DayRule, facts: DayFacts, kindOf: CalendarLookup): DayVerdict {
  const procedure = procedureOf(facts.manner);
  if (!procedure) return {};
  const moved = daysOf(facts);
  const start = facts.publishTime.slice(0, 10);
  const laid = layOut({ procedure, regime: facts.lawRegime, rules: [asPeriodRule(rule)], kindOf, start, moved });
  // Only kinds that are periods are judged here.
  const { to } = periods[rule.kind as PeriodName];
  const one = laid.find(({ name }) => name === to);
  return one ? verdictOf(one, moved[to] !== undefined) : {};
}

function verdictOf({ earliest, findings }: LaidOut, isGiven: boolean): DayVerdict {
  const missingYear = findings.find(({ kind }) => kind === 'missingYear')?.year;
  if (missingYear) return { passed: false, missingYear };
  const passed = isGiven ? !findings.some(({ kind }) => kind === 'short') : null;
  return { passed, earliest: earliest && `${earliest} 00:00:00` };
}

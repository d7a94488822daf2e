import { questionsEnd, type DaysOfRule } from '../clarification/question-period.ts';
import { addDays } from '../kit/days.ts';
import { dayType } from '../procedure/day-type.ts';
import { lawRegime } from '../procedure/method.ts';
import { periodEnd, type CalendarLookup } from '../procedure/work-days.ts';
import { appealTarget, appealType } from './choices.ts';

/** Kinds of `law_rule` that windows are counted by. */
export type WindowRule =
  | 'objectionPeriod'
  | 'questionPeriod'
  | 'queryPeriod'
  | 'ownQueryPeriod'
  | 'openingObjectionPeriod'
  | 'noticePeriod'
  | 'resultNoticePeriod'
  | 'candidatesPeriod'
  | 'complaintPeriod';

/** The rules of one project's law, by the day that they judge, and the calendar. */
export interface ObjectionLaw<R extends DaysOfRule = DaysOfRule> {
  readonly ruleOf: (kind: WindowRule, day: string) => R | undefined;
  readonly kindOf: CalendarLookup;
}

/** What happened in a procurement as whoever objects knows it; times `yyyy-MM-dd HH:mm:ss`, null: not yet. */
export interface ObjectionFacts {
  readonly lawRegime: number;
  readonly publishTime: string;
  readonly bidEndTime: string;
  readonly openedTime: string | null;
  readonly resultTime: string | null;
  /** The publicity of who stands to win. */
  readonly candidates: { readonly publishTime: string; readonly endTime: string } | null;
  /** When he got the documents himself. */
  readonly takenTime: string | null;
}

export interface Raising {
  readonly appealType: number;
  readonly target: number;
  /** Since when he knows; of a matter of the process it says which step is meant. */
  readonly knowTime: string;
  /** The objection that a complaint follows. */
  readonly query?: { readonly dueTime: string | null; readonly answerTime: string | null };
}

/** From when on something may be raised (null: not yet), and when that ends (null: no rule or no calendar ends it). */
export interface Window<R extends DaysOfRule = DaysOfRule> {
  readonly from: string | null;
  /** The first moment that is too late. */
  readonly end: string | null;
  readonly rule: R | undefined;
}

export function isWithin({ from, end }: Window, now: string): boolean {
  return from !== null && from <= now && (end === null || now < end);
}

/** The last day of a window, as people speak of it; with the minute where it does not end with the day. */
export function lastDayOf(end: string): string {
  return end.endsWith(' 00:00:00') ? addDays(end.slice(0, 10), -1) : end.slice(0, 16);
}

/**
 * When something may be raised. Enquiries and reports have no end. Objections under the tendering law: to the documents so
 * many days before the deadline, to the opening on its day, to the candidates while they are publicised (R45). Under the
 * procurement law so many working days from knowing (R47), which is the receipt of the documents or the end of their
 * notice period, the end of the step, or the end of the result's notice period (R48). Complaints follow objections (R46, R47).
 */
export function objectionWindow<R extends DaysOfRule>(
  facts: ObjectionFacts,
  raising: Raising,
  law: ObjectionLaw<R>,
): Window<R> {
  const isTendering = lawRegime.is(facts.lawRegime, 'tendering');
  if (appealType.is(raising.appealType, 'complaint'))
    return isTendering ? complaintUnderTendering(raising, law) : complaintUnderProcurement(raising, law);
  if (!appealType.is(raising.appealType, 'query')) return { from: facts.publishTime, end: null, rule: undefined };
  return isTendering ? underTendering(facts, raising, law) : underProcurement(facts, raising, law);
}

function underTendering<R extends DaysOfRule>(
  facts: ObjectionFacts,
  { target }: Raising,
  law: ObjectionLaw<R>,
): Window<R> {
  const { publishTime, bidEndTime, openedTime, candidates, resultTime } = facts;
  if (appealTarget.is(target, 'documents')) {
    const rule = law.ruleOf('objectionPeriod', publishTime) ?? law.ruleOf('questionPeriod', publishTime);
    return { from: publishTime, end: questionsEnd(bidEndTime, rule, law.kindOf), rule };
  }
  if (appealTarget.is(target, 'process')) return counted(law, 'openingObjectionPeriod', { from: openedTime });
  const rule = law.ruleOf('candidatesPeriod', candidates?.publishTime ?? resultTime ?? publishTime);
  if (candidates) return { from: candidates.publishTime, end: candidates.endTime, rule };
  return counted(law, 'candidatesPeriod', { from: resultTime });
}

function underProcurement<R extends DaysOfRule>(
  facts: ObjectionFacts,
  { target, knowTime }: Raising,
  law: ObjectionLaw<R>,
): Window<R> {
  const kind = lawRegime.is(facts.lawRegime, 'ownPolicy') ? 'ownQueryPeriod' : 'queryPeriod';
  const { publishTime, resultTime, candidates } = facts;
  if (appealTarget.is(target, 'documents'))
    return counted(law, kind, { from: publishTime, event: documentsKnown(facts, law) });
  if (appealTarget.is(target, 'process'))
    return counted(law, kind, { from: publishTime, event: stepEnd(facts, knowTime) });
  const event = resultTime === null ? null : lastOf(law, 'resultNoticePeriod', resultTime);
  return counted(law, kind, { from: candidates?.publishTime ?? resultTime, event });
}

/** Of the receipt of the documents and the end of their notice period the later one: nobody is shut out by the other. */
function documentsKnown<R extends DaysOfRule>(
  { publishTime, takenTime }: ObjectionFacts,
  law: ObjectionLaw<R>,
): string | null {
  const noticeEnd = lastOf(law, 'noticePeriod', publishTime);
  return noticeEnd !== null && takenTime !== null && takenTime > noticeEnd ? takenTime : noticeEnd;
}

/** The end of the step in which it lies: the opening, or all until the result; null while that goes on. */
function stepEnd({ openedTime, resultTime }: ObjectionFacts, knowTime: string): string | null {
  if (openedTime !== null && knowTime <= openedTime) return openedTime;
  return resultTime;
}

/** Ten days from the answer, or from the day on which it was due; of the process without one, from knowing (R46). */
function complaintUnderTendering<R extends DaysOfRule>({ query, knowTime }: Raising, law: ObjectionLaw<R>): Window<R> {
  const from = query ? (query.answerTime ?? query.dueTime) : knowTime;
  return counted(law, 'complaintPeriod', { from });
}

/** As soon as there is an answer or it is late, and so many working days after the period for answering (R47). */
function complaintUnderProcurement<R extends DaysOfRule>({ query }: Raising, law: ObjectionLaw<R>): Window<R> {
  if (!query) return { from: null, end: null, rule: undefined };
  const { answerTime, dueTime } = query;
  return counted(law, 'complaintPeriod', { from: answerTime ?? dueTime, event: dueTime ?? answerTime });
}

interface Counting {
  readonly from: string | null;
  /** What the days are counted from, where that is not when it begins; null: nothing ends it yet. */
  readonly event?: string | null;
}

function counted<R extends DaysOfRule>(
  { ruleOf, kindOf }: ObjectionLaw<R>,
  kind: WindowRule,
  { from, event = from }: Counting,
): Window<R> {
  if (event === null) return { from, end: null, rule: undefined };
  const rule = ruleOf(kind, event);
  return { from, end: rule ? endAfter(event, rule, kindOf) : null, rule };
}

/** The last second of a period that follows an event; of no period the event itself, null where its year has no calendar. */
function lastOf<R extends DaysOfRule>({ ruleOf, kindOf }: ObjectionLaw<R>, kind: WindowRule, event: string) {
  const rule = ruleOf(kind, event);
  if (!rule) return event;
  const end = endAfter(event, rule, kindOf);
  return end === null ? null : `${addDays(end.slice(0, 10), -1)} 23:59:59`;
}

/** Midnight after the last day; a year without calendar ends nothing: nobody is shut out by a day that was never counted. */
export function endAfter(event: string, rule: DaysOfRule, kindOf: CalendarLookup): string | null {
  const period = { from: event, days: Number(rule.value), dayType: rule.dayType ?? dayType.code.calendarDays };
  const end = periodEnd(period, kindOf);
  return 'end' in end ? end.end : null;
}

/** The last second in which something is done in time; null where its year has no calendar. */
export function dueAfter(event: string, rule: DaysOfRule | undefined, kindOf: CalendarLookup): string | null {
  const end = rule ? endAfter(event, rule, kindOf) : null;
  return end === null ? null : `${addDays(end.slice(0, 10), -1)} 23:59:59`;
}

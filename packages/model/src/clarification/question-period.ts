import { addDays, daysBetween } from '../kit/days.ts';
import { calendarDayType, dayType } from '../procedure/day-type.ts';
import { isWorkingDay, periodEnd, type CalendarLookup } from '../procedure/work-days.ts';
import type { Rule } from '../tendering/rule-check.ts';

/** Days and in what they are counted, of a `law_rule`. */
export type DaysOfRule = Pick<Rule, 'value' | 'dayType'>;

const { calendarDays } = dayType.code;

/** The last second of the last day on which a question is answered in time; the deadline where that comes first. */
export function answerDue(
  asked: string,
  { rule, bidEndTime }: { readonly rule: DaysOfRule | undefined; readonly bidEndTime: string },
  kindOf: CalendarLookup,
): string {
  if (!rule) return bidEndTime;
  const period = { from: asked, days: Number(rule.value), dayType: rule.dayType ?? calendarDays };
  const end = periodEnd(period, kindOf);
  const last = 'end' in end ? `${addDays(end.end.slice(0, 10), -1)} 23:59:59` : undefined;
  return last !== undefined && last < bidEndTime ? last : bidEndTime;
}

/**
 * When questions end, `yyyy-MM-dd HH:mm:ss`: as many whole days before the deadline's own as the rule says; without a rule at
 * the deadline. Counted back, a day off lengthens nothing: it would take time from who asks. A year without calendar ends
 * them at the deadline too: nobody is shut out by a day that was never counted.
 */
export function questionsEnd(bidEndTime: string, rule: DaysOfRule | undefined, kindOf: CalendarLookup): string {
  if (!rule) return bidEndTime;
  let day = bidEndTime.slice(0, 10);
  for (let counted = 0; counted < Number(rule.value);) {
    day = addDays(day, -1);
    const kind = dayType.is(rule.dayType ?? calendarDays, 'calendarDays')
      ? calendarDayType.code.workingDay
      : kindOf(day);
    if (kind === undefined) return bidEndTime;
    if (isWorkingDay(kind)) counted += 1;
  }
  return `${day} 00:00:00`;
}

/**
 * When questions end where no law says it: so long before the deadline as an answer may take, and not before half of the time
 * is over: an inquiry of a few days is asked about too. Without a rule about answers at the deadline.
 */
export function usualQuestionsEnd(
  { publishTime, bidEndTime }: { readonly publishTime: string; readonly bidEndTime: string },
  rule: DaysOfRule | undefined,
  kindOf: CalendarLookup,
): string {
  const end = questionsEnd(bidEndTime, rule, kindOf);
  const [from, to] = [publishTime.slice(0, 10), bidEndTime.slice(0, 10)];
  const half = `${addDays(from, Math.ceil(daysBetween(from, to) / 2))} 00:00:00`;
  const last = end > half ? end : half;
  return last < bidEndTime ? last : bidEndTime;
}

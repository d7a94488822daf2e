import { calendarDayType, dayType } from './day-type.ts';

const { workingDay } = calendarDayType.code;

/** What kind of day the calendar says it is, of `calendarDayType`; undefined: not configured. */
export type CalendarLookup = (day: string) => number | undefined;

export type PeriodEnd = { readonly end: string } | { readonly missingYear: string };

export interface Period {
  /** The event that starts it, `yyyy-MM-dd HH:mm:ss`; its day is not counted. */
  readonly from: string;
  readonly days: number;
  /** What is counted; of `dayType`. */
  readonly dayType: number;
}

/**
 * When a period is over: the day of the event is not counted, a last day that is a day off moves to the next working
 * day, and it ends with that day (civil code 201–203). Answers midnight after it, the earliest moment that respects
 * the period. A year without calendar is not guessed.
 */
export function periodEnd({ from, days, dayType: kindOfDays }: Period, kindOf: CalendarLookup): PeriodEnd {
  let day = from.slice(0, 10);
  let counted = 0;
  while (counted < days) {
    day = nextDay(day);
    const kind = dayType.is(kindOfDays, 'calendarDays') ? workingDay : kindOf(day);
    if (kind === undefined) return { missingYear: day.slice(0, 4) };
    if (isWorkingDay(kind)) counted += 1;
  }
  return shiftToWorkingDay(day, days, kindOf);
}

/** Of a day that is off, the next one that is not. Terminates: no year is without working days. */
function shiftToWorkingDay(last: string, days: number, kindOf: CalendarLookup): PeriodEnd {
  let day = last;
  for (;;) {
    const kind = days === 0 ? workingDay : kindOf(day);
    if (kind === undefined) return { missingYear: day.slice(0, 4) };
    if (isWorkingDay(kind)) return { end: `${nextDay(day)} 00:00:00` };
    day = nextDay(day);
  }
}

/** Work is done on it: a working day, or a day off that was moved. */
export function isWorkingDay(kind: number): boolean {
  return calendarDayType.is(kind, 'workingDay', 'makeUpDay');
}

/** The day after, on the calendar; days carry no time zone. */
export function nextDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10);
}

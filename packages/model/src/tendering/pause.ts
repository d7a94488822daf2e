import { addDays, hoursBetween } from '../kit/days.ts';
import { isWorkingDay, type CalendarLookup } from '../procedure/work-days.ts';

const times = ['entryEndTime', 'bidEndTime', 'openTime'] as const;
type Times = { readonly [name in (typeof times)[number]]: string };

/** When a procurement stood still: from the day it was suspended to the day it goes on, `yyyy-MM-dd HH:mm:ss`. */
export interface Pause {
  readonly from: string;
  readonly until: string;
}

/** The days of a pause, a day begun counting whole. */
export function pausedDays({ from, until }: Pause): number {
  return Math.max(0, Math.ceil(hoursBetween(from, until) / 24));
}

/**
 * The times that were still ahead when a procurement was suspended, later by the days that it stood still: nobody loses
 * time by a pause. What falls on a day off then is moved on to the next working day (Civil Code, article 203; R61).
 * `missingYear`: the calendar of that year is not there.
 */
export function extendedTimes(
  before: Times,
  pause: Pause,
  kindOf: CalendarLookup,
): { readonly times: Times } | { readonly missingYear: string } {
  const days = pausedDays(pause);
  let last = '';
  const after: Record<string, string> = {};
  for (const name of times) {
    const moved = before[name] > pause.from ? later(before[name], days, kindOf) : before[name];
    if (typeof moved !== 'string') return moved;
    // Two times in their order keep it, also where only the earlier one fell on a day off.
    last = moved > last ? moved : last;
    after[name] = last;
  }
  return { times: { entryEndTime: after.entryEndTime ?? '', bidEndTime: after.bidEndTime ?? '', openTime: last } };
}

function later(time: string, days: number, kindOf: CalendarLookup): string | { readonly missingYear: string } {
  let day = addDays(time.slice(0, 10), days);
  for (;;) {
    const kind = kindOf(day);
    if (kind === undefined) return { missingYear: day.slice(0, 4) };
    if (isWorkingDay(kind)) return day + time.slice(10);
    day = addDays(day, 1);
  }
}

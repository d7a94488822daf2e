import { nextDay, type CalendarLookup } from '../procedure/work-days.ts';

export type DueTime = { readonly due: string } | { readonly missingYear: string };

/**
 * When a step is due: so many working days later at the same time of day, then so many hours, of which those of days
 * off do not count. A year without calendar is not guessed.
 */
export function dueTime(
  from: string,
  { workDays, workHours }: { readonly workDays: number; readonly workHours: number },
  kindOf: CalendarLookup,
): DueTime {
  let day = from.slice(0, 10);
  for (let left = workDays; left > 0;) {
    day = nextDay(day);
    const kind = kindOf(day);
    if (kind === undefined) return { missingYear: day.slice(0, 4) };
    if (kind === 0 || kind === 3) left -= 1;
  }
  let hour = Number(from.slice(11, 13));
  for (let left = workHours; left > 0;) {
    const kind = kindOf(day);
    if (kind === undefined) return { missingYear: day.slice(0, 4) };
    if (kind === 0 || kind === 3) left -= 1;
    else hour = 23;
    hour += 1;
    if (hour === 24) {
      hour = 0;
      day = nextDay(day);
    }
  }
  return { due: `${day} ${String(hour).padStart(2, '0')}${from.slice(13)}` };
}

import { createRequire } from 'node:module';
import { nextDay } from '@zhaocai/model';
import { z } from 'zod';

export interface CalendarDay {
  readonly day: string;
  /** 0 working, 1 off, 2 public holiday, 3 make-up working day. */
  readonly dayType: number;
  readonly remark: string | null;
}

/** The years whose official calendar this version brings. A year that is not published yet is not guessed. */
export const calendarYears = ['2026'] as const;

const published = z.object({
  dates: z.array(
    z.object({ date: z.string(), name_cn: z.string(), type: z.enum(['public_holiday', 'transfer_workday']) }),
  ),
});

const load = createRequire(import.meta.url);

/** Every day of a year: what the State Council's notice names, else weekend or working day. */
export function daysOfYear(year: (typeof calendarYears)[number]): CalendarDay[] {
  const { dates } = published.parse(load(`holiday-calendar/data/CN/${year}.json`));
  const named = new Map(dates.map((one) => [one.date, one]));
  const days: CalendarDay[] = [];
  for (let day = `${year}-01-01`; day.startsWith(year); day = nextDay(day)) {
    const one = named.get(day);
    const dayType = one ? (one.type === 'transfer_workday' ? 3 : 2) : isWeekend(day) ? 1 : 0;
    days.push({ day, dayType, remark: one?.name_cn ?? null });
  }
  return days;
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

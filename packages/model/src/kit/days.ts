/** Days as `yyyy-MM-dd`, counted on the calendar without a clock or a zone. */

const dayMs = 86_400_000;

function msOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return dayOf(msOf(day) + days * dayMs);
}

/** Whole days from one to the other; negative where the other lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((msOf(to) - msOf(from)) / dayMs);
}

/** Whether what holds from one day to another, both included, holds on a day; without an end it does for ever. */
export function isInForce(
  { effectiveFrom, effectiveTo }: { readonly effectiveFrom: string; readonly effectiveTo: string | null },
  day: string,
): boolean {
  return effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo);
}

export function daysInMonth(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function monthEnd(day: string): string {
  return `${day.slice(0, 7)}-${daysInMonth(day)}`;
}

/** The same day so many months later; of a month that is too short, its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = dayOf(Date.UTC(year, month - 1 + months, 1));
  return `${first.slice(0, 8)}${String(Math.min(date, daysInMonth(first))).padStart(2, '0')}`;
}

/** Months that a term lasts, a begun one counted whole: 10 September to 9 September of the next year are twelve. */
export function monthsOf(start: string, end: string): number {
  let months = 0;
  while (addMonths(start, months) <= end) months += 1;
  return months;
}

/** Hours from one `yyyy-MM-dd HH:mm:ss` to another: wall clock times of one zone without daylight saving differ the same anywhere. */
export function hoursBetween(from: string, until: string): number {
  const ms = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`);
  return (ms(until) - ms(from)) / 3_600_000;
}

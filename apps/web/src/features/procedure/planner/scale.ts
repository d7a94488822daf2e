import { addDays, daysBetween } from '@zhaocai/model/kit/days';
import type { LaidOut } from '@zhaocai/model/procedure/lay-out';
import { isWorkingDay, type CalendarLookup } from '@zhaocai/model/procedure/work-days';

/** The days that a picture shows, the first and the last of them included. */
export interface Scale {
  readonly first: string;
  readonly days: number;
}

/** A little room before and behind, so that the first and the last day can be moved outwards. */
export function scaleOf(laid: readonly LaidOut[]): Scale | undefined {
  const days = laid
    .flatMap(({ day, earliest }) => [day, earliest])
    .filter((day) => day !== null)
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { first: addDays(first, -3), days: Math.max(21, daysBetween(first, last) + 11) };
}

/** Where a day begins, in hundredths of the width. */
export function placeOf(day: string, { first, days }: Scale): number {
  return (100 * daysBetween(first, day)) / days;
}

/** The day under a point of the track. */
export function dayAt(share: number, { first, days }: Scale): string {
  return addDays(first, Math.min(days - 1, Math.max(0, Math.floor(share * days))));
}

export interface Stretch {
  readonly from: string;
  /** The first day that is no longer part of it. */
  readonly to: string;
}

/** The days off of the picture, those that touch together. */
export function restDays({ first, days }: Scale, kindOf: CalendarLookup): Stretch[] {
  const found: Stretch[] = [];
  for (let index = 0; index < days; index += 1) {
    const day = addDays(first, index);
    const kind = kindOf(day);
    if (kind === undefined || isWorkingDay(kind)) continue;
    const last = found.at(-1);
    if (last?.to === day) found.splice(-1, 1, { from: last.from, to: addDays(day, 1) });
    else found.push({ from: day, to: addDays(day, 1) });
  }
  return found;
}

/** The first days of the months that begin within the picture, and where it begins. */
export function months({ first, days }: Scale): string[] {
  const all = Array.from({ length: days }, (_, index) => addDays(first, index));
  const begins = all.filter((day) => day.endsWith('-01'));
  // A month that has hardly any room left before the next begins would stand on its name.
  return begins[0] !== undefined && daysBetween(first, begins[0]) < 8 ? begins : [first, ...begins];
}

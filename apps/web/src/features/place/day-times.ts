/** Minutes of a day of an hour `hh:mm`, or of an instant `yyyy-MM-dd hh:mm:ss`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.slice(-8).split(':').map(Number);
  return hours * 60 + minutes;
}

/** `hh:mm` of so many minutes. */
export function hourText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The hours that a timetable shows: whole ones around all that are open. */
export function hoursShown(sites: readonly { openFrom: string; openTo: string }[]): { from: number; to: number } {
  const from = Math.min(...sites.map(({ openFrom }) => minutesOf(openFrom)), 12 * 60);
  const to = Math.max(...sites.map(({ openTo }) => minutesOf(openTo)), 13 * 60);
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

interface Taken {
  readonly beginTime: string;
  readonly endTime: string;
}

/** The first half hour from here on that nobody has; undefined when the site closes before. */
export function firstFree(
  { openFrom, openTo, reservations }: { openFrom: string; openTo: string; reservations: readonly Taken[] },
  earliest: number,
): number | undefined {
  const isFree = (at: number) =>
    reservations.every(({ beginTime, endTime }) => minutesOf(endTime) <= at || minutesOf(beginTime) >= at + 30);
  const start = Math.ceil(Math.max(minutesOf(openFrom), earliest) / 30) * 30;
  for (let at = start; at + 30 <= minutesOf(openTo); at += 30) if (isFree(at)) return at;
  return undefined;
}

/** An hour from there, or less where the next one comes or the site closes. */
export function endFrom(
  { openTo, reservations }: { openTo: string; reservations: readonly Taken[] },
  begin: number,
): number {
  const next = reservations.map(({ beginTime }) => minutesOf(beginTime)).filter((at) => at > begin);
  return Math.min(begin + 60, minutesOf(openTo), ...next);
}

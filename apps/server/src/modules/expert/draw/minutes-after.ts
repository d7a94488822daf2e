const minuteMs = 60_000;

/** So many minutes after a `yyyy-MM-dd HH:mm:ss`: wall clock times of one zone without daylight saving. */
export function minutesAfter(time: string, minutes: number): string {
  const ms = Date.parse(`${time.replace(' ', 'T')}Z`) + minutes * minuteMs;
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

const minuteMs = 60_000;
const ofShanghai = (instant: string) => Date.parse(`${instant.replace(' ', 'T')}+08:00`);
const hoursAheadMs = 8 * 60 * minuteMs;

/** `yyyy-MM-dd HH:mm:ss` so many minutes after another; Shanghai has had no summer time since 1991. */
export function laterBy(instant: string, minutes: number): string {
  const ms = ofShanghai(instant) + minutes * minuteMs + hoursAheadMs;
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

/** Seconds from one instant to another. */
export function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.round((ofShanghai(to) - ofShanghai(from)) / 1000));
}

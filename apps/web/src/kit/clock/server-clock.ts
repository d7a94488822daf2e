/**
 * The page counts by the server's clock: the difference to the browser's is measured once and again every few minutes.
 * Instants are `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai whatever the browser's zone.
 */
let offsetMs = 0;

export function serverNow(): number {
  return Date.now() + offsetMs;
}

/** `askedMs` and `answeredMs` by the browser's clock: the server read its own halfway between. */
export function setServerTime(instant: string, askedMs: number, answeredMs: number): void {
  // The answer has whole seconds: half a second lies in the middle of what it may mean.
  offsetMs = instantToMs(instant) + 500 - (askedMs + answeredMs) / 2;
}

/** China has had no summer time since 1991: the offset is a constant. */
export function instantToMs(instant: string): number {
  return Date.parse(`${instant.replace(' ', 'T')}+08:00`);
}

export function msToInstant(ms: number): string {
  return new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

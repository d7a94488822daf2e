/** How far a test moves the clock. */
export interface Span {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

/**
 * The one clock: the database's time, plus an offset that only a test's own clock object ever has. No route, setting
 * or job can reach `advance` and `setTo`.
 */
export interface Clock {
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai, whole seconds (cut off, not rounded). */
  now(): string;
  /** The same in milliseconds since 1970: where a second is too coarse. */
  ms(): number;
  /** The same for an instant that the database has just named. */
  at(databaseMs: number): string;
  /** By how many milliseconds an instant of the database is ahead of the machine's own clock; negative: behind it. */
  aheadMs(databaseMs: number): number;
  /** Takes over the database's time. `askedAt` and `answeredAt` are of performance.now(). */
  sync(databaseMs: number, asked: { askedAt: number; answeredAt: number }): void;
  advance(span: Span): void;
  setTo(instant: string): void;
}

export function createClock(): Clock {
  let base = Date.now() - performance.now();
  let offset = 0;
  // Asked several times per request, it is the same text for a whole second.
  let latest = { second: 0, text: '' };
  const databaseNow = () => base + performance.now();
  const textOf = (ms: number) => {
    const second = Math.floor(ms / 1000);
    if (second !== latest.second) latest = { second, text: formatInstant(ms) };
    return latest.text;
  };
  return {
    now: () => textOf(databaseNow() + offset),
    ms: () => Math.floor(databaseNow() + offset),
    at: (databaseMs) => textOf(databaseMs + offset),
    aheadMs: (databaseMs) => databaseMs - Date.now(),
    sync(databaseMs, { askedAt, answeredAt }) {
      base = databaseMs - (askedAt + answeredAt) / 2;
    },
    advance(span) {
      offset += spanMs(span);
    },
    setTo(instant) {
      // A tenth of a second into it: the database's own clock may be a few milliseconds behind our estimate.
      offset = parseInstant(instant) + 100 - databaseNow();
    },
  };
}

const shanghaiMs = 8 * 3600 * 1000;

/** Milliseconds since the epoch as `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, which has had no summer time since 1991. */
export function formatInstant(ms: number): string {
  return new Date(Math.floor(ms) + shanghaiMs).toISOString().slice(0, 19).replace('T', ' ');
}

export function parseInstant(instant: string): number {
  const ms = Date.parse(`${instant.replace(' ', 'T')}+08:00`);
  if (Number.isNaN(ms)) throw new Error(`not an instant: ${instant}`);
  return ms;
}

/** So many minutes after another instant; negative ones before it. */
export function minutesAfter(instant: string, minutes: number): string {
  return formatInstant(parseInstant(instant) + spanMs({ minutes }));
}

function spanMs({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): number {
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

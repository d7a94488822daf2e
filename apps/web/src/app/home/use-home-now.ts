import { msToInstant } from '../../kit/clock/server-clock.ts';
import { useServerNow } from '../../kit/clock/use-server-now.ts';

const minuteMs = 60_000;

/** The server's time, to the minute. */
export function useHomeNow(): string {
  return msToInstant(useServerNow(minuteMs));
}

import { useSyncExternalStore } from 'react';
import { instantToMs, serverNow } from '../../../kit/clock/server-clock.ts';

const stepMs = 500;

/** Has the server's clock reached this instant? The page is drawn anew only when it does. */
export function useReached(at: string): boolean {
  return useSyncExternalStore(
    (onTick) => {
      const timer = setInterval(onTick, stepMs);
      return () => clearInterval(timer);
    },
    () => serverNow() >= instantToMs(at),
  );
}

import { useSyncExternalStore } from 'react';
import { serverNow } from './server-clock.ts';

/** The server's time, read again every `everyMs`; it rests while the page is in a hidden tab. */
export function useServerNow(everyMs: number): number {
  return useSyncExternalStore(
    (onTick) => {
      const timer = setInterval(onTick, everyMs);
      return () => clearInterval(timer);
    },
    () => Math.floor(serverNow() / everyMs) * everyMs,
  );
}

import { useSyncExternalStore } from 'react';
import { instantToMs, serverNow } from '../../../kit/clock/server-clock.ts';

/** Has the server's clock reached the instant? Drawn again once, when it does, not every second. */
export function useReached(at: string): boolean {
  return useSyncExternalStore(everySecond, () => serverNow() >= instantToMs(at));
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}

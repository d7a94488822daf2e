import { serverTime } from '@zhaocai/model/system/server-time';
import { useEffect } from 'react';
import { setServerTime } from '../../kit/clock/server-clock.ts';
import { call } from '../../kit/http/call.ts';

const everyMs = 5 * 60_000;

/** Measures how far the server's clock is from the browser's: at once, now and then, and after a sleep. */
export function useServerClock(): void {
  useEffect(() => {
    const measure = async () => {
      const askedMs = Date.now();
      try {
        const { data } = await call(serverTime, {}, { timeoutMs: 5000 });
        setServerTime(data, askedMs, Date.now());
      } catch {
        // The former measure stays; the next one comes by itself.
        return;
      }
    };
    const measureWhenSeen = () => {
      if (document.visibilityState === 'visible') void measure();
    };
    void measure();
    const timer = setInterval(() => void measure(), everyMs);
    document.addEventListener('visibilitychange', measureWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', measureWhenSeen);
    };
  }, []);
}

import { afterEach, expect, test } from 'vitest';
import { instantToMs, msToInstant, serverNow, setServerTime } from './server-clock.ts';

afterEach(() => setServerTime(msToInstant(Date.now() - 500), Date.now(), Date.now()));

test('an instant is Shanghai time whatever the browser’s zone', () => {
  expect(instantToMs('2026-11-20 09:00:00')).toBe(Date.UTC(2026, 10, 20, 1, 0, 0));
  expect(msToInstant(Date.UTC(2026, 10, 20, 16, 30, 5))).toBe('2026-11-21 00:30:05');
});

test('the page counts by the server’s clock even when the browser’s is an hour late', () => {
  const browserMs = Date.now();
  setServerTime(msToInstant(browserMs + 3_600_000), browserMs - 100, browserMs + 100);
  expect(Math.abs(serverNow() - Date.now() - 3_600_000)).toBeLessThan(1500);
});

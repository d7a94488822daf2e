import { expect, test } from 'vitest';
import { instantToMs } from '../clock/server-clock.ts';
import { daysToWarn } from './certificate-expiry.tsx';

const validTo = '2026-12-31 12:00:00';
const at = (instant: string) => daysToWarn(validTo, instantToMs(instant));

test('[R344] a certificate is warned about from 30 days before it expires', () => {
  expect(at('2026-12-01 11:59:59')).toBeUndefined();
  expect(at('2026-12-01 12:00:00')).toBe(30);
  expect(at('2026-12-31 11:59:59')).toBe(1);
});

test('[R344] one that has expired says so', () => {
  expect(at('2026-12-31 12:00:00')).toBe(0);
  expect(at('2027-02-01 00:00:00')).toBeLessThan(0);
});

import { describe, expect, test } from 'vitest';
import { delayMs, demandsCaptcha, isLockedHere } from './guessing-rules.ts';

describe('guessing rules', () => {
  test.each([
    { here: 0, everywhere: 0, captcha: false, locked: false, delay: 0 },
    { here: 2, everywhere: 2, captcha: false, locked: false, delay: 0 },
    { here: 3, everywhere: 3, captcha: true, locked: false, delay: 250 },
    { here: 4, everywhere: 4, captcha: true, locked: false, delay: 500 },
    { here: 5, everywhere: 5, captcha: true, locked: true, delay: 1000 },
    { here: 0, everywhere: 3, captcha: true, locked: false, delay: 250 },
    { here: 0, everywhere: 1000, captcha: true, locked: false, delay: 4000 },
  ])('$here failures here, $everywhere everywhere', ({ here, everywhere, captcha, locked, delay }) => {
    expect(demandsCaptcha({ here, everywhere, atAddress: 1, inTenant: 1 })).toBe(captcha);
    expect(isLockedHere({ here, everywhere })).toBe(locked);
    expect(delayMs({ here, everywhere })).toBe(delay);
  });

  test.each([
    { atAddress: 9, inTenant: 39, captcha: false },
    { atAddress: 10, inTenant: 10, captcha: true },
    { atAddress: 0, inTenant: 40, captcha: true },
  ])('$atAddress failing accounts at the address, $inTenant in the tenant', ({ captcha, ...accounts }) => {
    expect(demandsCaptcha({ here: 0, everywhere: 0, ...accounts })).toBe(captcha);
  });

  test('no number of failures elsewhere locks an account here', () => {
    for (const everywhere of [10, 1000, 1_000_000]) expect(isLockedHere({ here: 0, everywhere })).toBe(false);
  });
});

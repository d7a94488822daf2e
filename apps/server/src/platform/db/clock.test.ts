import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { createClock, formatInstant, minutesAfter, parseInstant } from './clock.ts';

describe('an instant', () => {
  it('is written as the wall clock of Shanghai, cut off to whole seconds', () => {
    expect(formatInstant(Date.UTC(2026, 10, 20, 16, 0, 0, 999))).toBe('2026-11-21 00:00:00');
    expect(formatInstant(Date.UTC(2025, 11, 31, 15, 59, 59, 999))).toBe('2025-12-31 23:59:59');
  });

  it('comes back from its text', () => {
    expect(formatInstant(parseInstant('2026-02-28 23:59:59'))).toBe('2026-02-28 23:59:59');
    expect(() => parseInstant('tomorrow')).toThrow('not an instant');
  });

  it('comes so many minutes after another, over the end of a year as well', () => {
    expect(minutesAfter('2026-12-31 23:45:30', 30)).toBe('2027-01-01 00:15:30');
    expect(minutesAfter('2027-01-01 00:00:00', -1)).toBe('2026-12-31 23:59:00');
  });

  it('compares as text as it does in time', () => {
    const [before, after] = [-1, 0].map((ms) => formatInstant(Date.UTC(2026, 11, 31, 16) + ms));
    expect([after, before].sort()).toEqual([before, after]);
  });
});

describe('a clock', () => {
  it("follows the database's time, not the machine's", () => {
    const clock = createClock();
    const askedAt = performance.now();
    clock.sync(Date.UTC(2030, 0, 1), { askedAt, answeredAt: askedAt });
    expect(clock.now()).toBe('2030-01-01 08:00:00');
  });

  it('is moved by a test, and a later synchronisation does not move it back', () => {
    const clock = createClock();
    clock.setTo('2026-12-01 09:00:00');
    clock.advance({ days: 1, minutes: 30 });
    const askedAt = performance.now();
    clock.sync(Date.now(), { askedAt, answeredAt: askedAt });
    expect(clock.now()).toBe('2026-12-02 09:30:00');
  });
});

describe('the clock of an open database', () => {
  let test: OpenTestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  it("says what the database's own clock says", async () => {
    const [row] = await test.database.scoped(undefined).query<{ at: string }>('select clock_timestamp() as at');
    const apart = Math.abs(parseInstant(test.clock.now()) - parseInstant(row?.at ?? ''));
    expect(apart).toBeLessThanOrEqual(1000);
  });

  it('gives a transaction the same moved time', async () => {
    test.clock.setTo('2027-01-01 00:00:00');
    expect(await test.database.transaction('100001', async (tx) => tx.now)).toBe('2027-01-01 00:00:00');
  });
});

import { expect, test } from 'vitest';
import { rowDeadline } from './row-deadline.ts';

const times = {
  entryEndTime: '2026-11-24 12:00:00',
  bidEndTime: '2026-11-26 12:00:00',
  openTime: '2026-11-26 14:00:00',
  openedTime: null,
};

test('a published project waits for its registration, then its quotes, then its opening', () => {
  const at = (now: string) => rowDeadline({ ...times, stage: 35 }, now).field;
  expect(at('2026-11-24 11:59:59')).toBe('entryEndTime');
  expect(at('2026-11-24 12:00:00')).toBe('bidEndTime');
  expect(at('2026-11-26 12:00:00')).toBe('openTime');
});

test('a draft shows the end of its quoting, late or not, for that is what has to be moved', () => {
  expect(rowDeadline({ ...times, stage: 5 }, '2026-12-01 00:00:00')).toEqual({
    field: 'bidEndTime',
    at: times.bidEndTime,
    isMet: false,
  });
});

test('an opened project waits for nothing', () => {
  const opened = { ...times, stage: 45 as const, openedTime: '2026-11-26 14:03:00' };
  expect(rowDeadline(opened, '2026-11-27 00:00:00')).toEqual({
    field: 'openedTime',
    at: '2026-11-26 14:03:00',
    isMet: true,
  });
});

import { expect, test } from 'vitest';
import { clockText, timeLate, timeLeft, urgency } from './deadline.tsx';

const hour = 3_600_000;

test('a deadline is orange in its last 24 hours and red when past', () => {
  expect([urgency(25 * hour), urgency(24 * hour), urgency(1), urgency(0)]).toEqual(['blue', 'orange', 'orange', 'red']);
});

test.each([
  [-1, '已截止'],
  [59_000, '剩 {minutes} 分钟'],
  [5 * hour, '剩 {hours} 小时'],
  [30 * hour, '剩 1 天'],
  [73 * hour, '剩 {days} 天'],
])('%d ms before it, the chip says %s', (leftMs, words) => {
  expect(timeLeft(leftMs).text.zh).toBe(words);
});

test('work past its time is late by the days begun, not closed', () => {
  expect(timeLate(30_000).text).toEqual({ zh: '已逾期 1 天', en: '1 day overdue' });
  expect(timeLate(49 * hour)).toEqual({
    text: { zh: '已逾期 {days} 天', en: '{days} days overdue' },
    parameters: { days: 3 },
  });
});

test('a countdown reads hours, minutes and seconds', () => {
  expect(clockText(3 * hour + 4 * 60_000 + 5_999)).toBe('03:04:05');
});

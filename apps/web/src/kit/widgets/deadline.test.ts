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

test.each([
  [150_000, '已逾期 {minutes} 分钟', { minutes: 2 }],
  [5 * hour, '已逾期 {hours} 小时', { hours: 5 }],
  [30 * hour, '已逾期 1 天', undefined],
  [49 * hour, '已逾期 {days} 天', { days: 2 }],
])(
  'work that is %d ms past its time is late and not closed, by no more than it is: %s',
  (lateMs, words, parameters) => {
    const { text, ...more } = timeLate(lateMs);
    expect([text.zh, more]).toEqual([words, parameters ? { parameters } : {}]);
  },
);

test('a countdown reads hours, minutes and seconds', () => {
  expect(clockText(3 * hour + 4 * 60_000 + 5_999)).toBe('03:04:05');
});

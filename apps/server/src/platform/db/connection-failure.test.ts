import { expect, test } from 'vitest';
import { isRead, judgedCharacters } from './connection-failure.ts';

test('what is kept of judged statements is bounded by its length, however many and long they are', () => {
  const before = judgedCharacters();
  for (let index = 0; index < 300; index += 1) isRead(`select ${index} /* ${'x'.repeat(500_000)} */`);
  for (let index = 0; index < 3_000; index += 1) isRead(`select ${index} /* ${'y'.repeat(3_900)} */`);
  expect(judgedCharacters() - before).toBeLessThan(4_100_000);
});

test.each([
  ['select 1', true],
  ['with a as (select 1) select * from a', true],
  ['with a as (insert into role default values returning id) select * from a', false],
  ["select spent from spend_hourly('export', now())", false],
  ['select id from role for update', false],
])('a statement is sent again after a lost connection where it only reads: %s', (sql, reads) => {
  expect(isRead(sql)).toBe(reads);
});

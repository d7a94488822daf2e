import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { createIdGenerator, nextId } from './ids.ts';

let test: OpenTestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const lease = async (holder: string, seconds = 60) => {
  const sql = 'select lease_process($1, $2) as "processNo"';
  const [row] = await test.database.scoped(undefined).query<{ processNo: number | null }>(sql, [holder, seconds]);
  return row?.processNo;
};

it('ids grow and never repeat, many in one millisecond', () => {
  const { next } = createIdGenerator(5, () => Date.UTC(2026, 10, 20));
  const ids = Array.from({ length: 10_000 }, next);
  expect(new Set(ids).size).toBe(10_000);
  expect(ids.every((id, index) => index === 0 || BigInt(id) > BigInt(ids[index - 1] ?? '0'))).toBe(true);
});

it('ids still grow when the machine clock goes back', () => {
  let now = Date.UTC(2026, 10, 20);
  const { next } = createIdGenerator(5, () => now);
  const before = next();
  now -= 3_600_000;
  expect(BigInt(next())).toBeGreaterThan(BigInt(before));
});

it('two processes never give the same id', () => {
  const at = () => Date.UTC(2026, 10, 20);
  const [one, other] = [createIdGenerator(1, at), createIdGenerator(2, at)];
  const ids = [...Array.from({ length: 5000 }, one.next), ...Array.from({ length: 5000 }, other.next)];
  expect(new Set(ids).size).toBe(10_000);
});

it('an id fits a bigint column and is text', () => {
  const id = nextId();
  expect(id).toMatch(/^\d{15,19}$/);
  expect(BigInt(id)).toBeLessThan(2n ** 63n);
});

it('a process number is held by one process at a time, kept by renewing and free again after its time', async () => {
  const mine = await lease('a');
  expect(await lease('b')).not.toBe(mine);
  expect(await lease('a')).toBe(mine);
  await test.asSuperuser(
    `update process_lease set expire_time = clock_timestamp() - interval '1 second' where holder = 'a'`,
  );
  expect(await lease('c')).toBe(mine);
  expect(await lease('a')).not.toBe(mine);
});

it('processes that start together get different numbers', async () => {
  const numbers = await Promise.all(Array.from({ length: 20 }, (_, index) => lease(`together ${index}`)));
  expect(new Set(numbers).size).toBe(20);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { quiet } from '../../../test/database-url.ts';
import { addressThatComesLater } from '../../../test/late-address.ts';
import { patienceMs } from '../db/connection-failure.ts';
import { enqueue, runJobs } from './index.ts';

let test: OpenTestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('workers whose database is away while they start wait for it, and then work', async () => {
  const { url, comes } = await addressThatComesLater(test.jobsUrl);
  let finish: (payload: object) => void = () => undefined;
  const ran = new Promise<object>((resolve) => (finish = resolve));
  const starting = runJobs({ jobsUrl: url, tasks: { wake: async (payload) => finish(payload) }, log: quiet });
  const early = await Promise.race([
    starting.then(
      () => 'started',
      () => 'gave up',
    ),
    new Promise((resolve) => setTimeout(() => resolve('waits'), 300)),
  ]);
  expect(early).toBe('waits');
  const line = await comes();
  const runner = await starting;
  await test.database.transaction('100001', (tx) => enqueue(tx, { task: 'wake', payload: { projectId: '7' } }));
  expect(await ran).toEqual({ projectId: '7' });
  await runner.stop();
  line.close();
});

it('workers whose database is away for longer than anybody who asks would wait are there when it is back', async () => {
  const { url, comes } = await addressThatComesLater(test.jobsUrl);
  const starting = runJobs({ jobsUrl: url, tasks: {}, log: quiet });
  const early = starting.then(
    () => 'started',
    () => 'gave up',
  );
  const longer = new Promise((resolve) => setTimeout(() => resolve('waits'), patienceMs + 1_000));
  expect(await Promise.race([early, longer])).toBe('waits');
  const line = await comes();
  await (await starting).stop();
  line.close();
}, 60_000);

it('a connection that breaks while the queue is prepared is made anew, and ends nothing', async () => {
  const { url, comes } = await addressThatComesLater(test.jobsUrl);
  let broken = 0;
  const line = await comes((text, near) => {
    if (broken > 0 || !text.includes('jobs.enqueue')) return;
    broken += 1;
    near.destroy();
  });
  const runner = await runJobs({ jobsUrl: url, tasks: {}, log: quiet });
  expect(broken).toBe(1);
  await runner.stop();
  line.close();
});

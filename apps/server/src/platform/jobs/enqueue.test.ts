import { afterAll, beforeAll, expect, it } from 'vitest';
import pg from 'pg';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { quiet } from '../../../test/database-url.ts';
import { enqueue, prepareJobs, runJobs } from './index.ts';

let test: OpenTestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const waiting = () => test.asSuperuser('select task_identifier as task, key from graphile_worker.jobs order by id');

it('a job is enqueued with its cause and runs with its payload', async () => {
  const done: unknown[] = [];
  let finish: () => void = () => undefined;
  const ran = new Promise<void>((resolve) => (finish = resolve));
  const tasks = { wake: async (payload: object) => (done.push(payload), finish()) };
  const runner = await runJobs({ jobsUrl: test.jobsUrl, tasks, log: quiet });
  await test.database.transaction('100001', (tx) => enqueue(tx, { task: 'wake', payload: { projectId: '7' } }));
  await ran;
  await runner.stop();
  expect(done).toEqual([{ projectId: '7' }]);
});

it('a rollback takes the job with it, a later request with the same key replaces the earlier one', async () => {
  const later = { payload: {}, runAt: '2099-01-01 00:00:00' };
  const failing = test.database.transaction('100001', async (tx) => {
    await enqueue(tx, { task: 'never', ...later });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  for (let time = 0; time < 3; time += 1) {
    await test.database.transaction('100001', (tx) => enqueue(tx, { task: 'once', ...later, key: 'project 7' }));
  }
  expect(await waiting()).toEqual([{ task: 'once', key: 'project 7' }]);
});

it('the application sees and changes nothing in the queue', async () => {
  const db = test.database.scoped('100001');
  await expect(db.query('select * from graphile_worker.jobs')).rejects.toThrow('permission denied');
  await expect(db.query('select * from graphile_worker._private_jobs')).rejects.toThrow('permission denied');
});

it('several processes prepare the queue at once', async () => {
  await Promise.all([1, 2, 3].map(() => prepareJobs(test.jobsUrl)));
  const client = new pg.Client({ connectionString: test.appUrl });
  await client.connect();
  await client.query(`select enqueue_job('x', '{}')`);
  await client.end();
  expect(await waiting()).toContainEqual({ task: 'x', key: null });
});

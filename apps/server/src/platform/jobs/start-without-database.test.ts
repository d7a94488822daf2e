import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../test/free-port.ts';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { quiet } from '../../../test/database-url.ts';
import { enqueue, runJobs } from './index.ts';

let test: OpenTestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

/** The address of the same database behind a port where nobody listens yet, and how to let somebody. */
async function anAddressThatComesLater(): Promise<{ url: string; comes: () => Promise<Server> }> {
  const there = new URL(test.jobsUrl);
  const here = new URL(test.jobsUrl);
  const port = await freePort();
  here.hostname = '127.0.0.1';
  here.port = String(port);
  const comes = async () => {
    const line = createServer((near) => {
      const far = connect(Number(there.port), there.hostname);
      near.pipe(far).pipe(near);
      near.on('error', () => far.destroy());
      far.on('error', () => near.destroy());
    }).listen(port, '127.0.0.1');
    await once(line, 'listening');
    return line;
  };
  return { url: here.href, comes };
}

it('workers whose database is away while they start wait for it, and then work', async () => {
  const { url, comes } = await anAddressThatComesLater();
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

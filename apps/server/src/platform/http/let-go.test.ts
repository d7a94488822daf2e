import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { countCalls } from './metrics.ts';
import { watchSenders } from './watch-senders.ts';

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Served one call with a body, and was closed: what its gauge asked, and itself. */
async function closedServer(): Promise<readonly WeakRef<object>[]> {
  const pool = { total: 1, idle: 1, waiting: 0 };
  const server = fastify();
  const metrics = countCalls(server, () => pool);
  watchSenders(server);
  server.post('/', (request) => ({ got: request.body }));
  const answer = await server.inject({ method: 'POST', url: '/', payload: { name: '单人床' } });
  expect(answer.json()).toEqual({ got: { name: '单人床' } });
  expect((await server.inject({ method: 'GET', url: '/nothing' })).statusCode).toBe(404);
  expect((await server.inject({ method: 'POST', url: '/nothing', payload: { name: '单人床' } })).statusCode).toBe(404);
  expect(await metrics.text()).toContain('database_pool_connections{state="total"} 1');
  await server.close();
  return [new WeakRef(pool), new WeakRef(server)];
}

test('a server that was closed is let go, with all that its metrics and its watch over senders held', async () => {
  const left = await closedServer();
  // A reference that was looked at stays until the next turn.
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    collectGarbage();
  }
  expect(left.map((one) => one.deref() !== undefined)).toEqual([false, false]);
});

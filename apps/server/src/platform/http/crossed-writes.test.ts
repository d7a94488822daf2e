import { endpoint, type Envelope } from '@zhaocai/model';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { quiet } from '../../../test/database-url.ts';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { handlePublic, type PublicCtx } from './context.ts';
import { bodyKeyOf } from './idempotency.ts';
import { mount } from './mount.ts';
import { createHttpServer } from './server.ts';

const label = { zh: '调用', en: 'Call' };
const seed = `insert into role (tenant_id, id, role_name, role_alias, sort, create_time)
  select '100001', n, 'r' || n, 'r' || n, 0, '2026-11-20 10:00:00' from generate_series(1, 2) n`;

let opened: OpenTestDatabase;
let server: FastifyInstance;
let tries = 0;
let committed = 0;
let meet: () => Promise<void>;

/** Changes the two roles in the order asked for, the second once the other call holds its first too. */
const crossing = handlePublic(
  endpoint({
    route: 'POST /api/test/cross',
    label,
    permission: 'public',
    input: z.object({ first: z.number(), second: z.number() }),
    output: z.unknown(),
    writes: true,
  }),
  async (ctx: PublicCtx, { first, second }) => {
    tries += 1;
    ctx.afterCommit(() => void (committed += 1));
    const own = ctx.db.ofTenant('100001');
    const raise = (id: number) => own.query('update role set sort = sort + 1 where id = $1', [id]);
    await raise(first);
    await meet();
    await raise(second);
    return null;
  },
);
const hopeless = handlePublic(
  endpoint({
    route: 'POST /api/test/hopeless',
    label,
    permission: 'public',
    input: z.object({}),
    output: z.unknown(),
    writes: true,
  }),
  async ({ db }: PublicCtx) => {
    tries += 1;
    await db.query(`do $$ begin raise exception 'crossed' using errcode = '40P01'; end $$`);
    return null;
  },
);

beforeAll(async () => {
  opened = await openTestDatabase();
  const { database, clock } = opened;
  server = await createHttpServer({ log: quiet, trustProxy: false, requestsPerMinute: 10_000 });
  for (const one of [crossing, hopeless])
    mount(server, one, {
      database,
      clock,
      bodyKey: bodyKeyOf('a secret that is long enough to be one'),
      authenticate: async () => undefined,
    });
});
afterAll(async () => {
  await server.close();
  await opened.close();
});
beforeEach(async () => {
  await opened.asSuperuser('delete from role');
  await opened.asSuperuser(seed);
  tries = 0;
  committed = 0;
  let letGo: () => void = () => undefined;
  const bothHoldOne = new Promise<void>((resolve) => (letGo = resolve));
  meet = () => {
    if (tries === 2) letGo();
    return bothHoldOne;
  };
});

const post = (name: string, body: object) => server.inject({ method: 'POST', url: `/api/test/${name}`, payload: body });

describe('two writes that wait for each other', () => {
  test('are both done, one of them on its second try, and each tells others once', async () => {
    const answers = await Promise.all([post('cross', { first: 1, second: 2 }), post('cross', { first: 2, second: 1 })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(tries).toBe(3);
    expect(committed).toBe(2);
    expect(await opened.asSuperuser('select sort from role order by id')).toEqual([{ sort: 2 }, { sort: 2 }]);
  });

  test('time and again are told that the server is busy, not that it failed', async () => {
    const answer = await post('hopeless', {});
    expect(answer.statusCode).toBe(503);
    expect(answer.json<Envelope>().msg).toBe('服务器繁忙，请稍后重试');
    expect(tries).toBe(3);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoint } from '@zhaocai/model';
import { pino } from 'pino';
import { z } from 'zod';
import { steadyMeasure } from '../../../test/steady-measure.ts';
import { aSessionUser } from '../access/session-user-sample.ts';
import { createClock } from '../db/clock.ts';
import { openDatabase } from '../db/index.ts';
import { createHttpServer, handlePublic, mount } from './index.ts';
import { bodyKeyOf } from './idempotency.ts';

const log = pino({ level: 'silent' });
const clock = createClock();
// Nothing of what follows asks the database.
const database = openDatabase({ appUrl: 'postgres://nobody@localhost:1/none', max: 1, clock, log });
const loose = z.looseObject({ remark: z.string().optional() });
const label = { zh: '试', en: 'Try' };
const taking = endpoint({ route: 'POST /api/take', label, permission: 'public', input: loose, output: z.unknown() });
const asking = endpoint({ route: 'GET /api/ask', label, permission: 'public', input: loose, output: z.unknown() });
const named = endpoint({
  route: 'GET /api/named/:name',
  label,
  permission: 'public',
  input: loose,
  output: z.unknown(),
});

let server: Awaited<ReturnType<typeof createHttpServer>>;
let reached = 0;
beforeAll(async () => {
  server = await createHttpServer({ log, trustProxy: false, requestsPerMinute: 1_000_000 });
  for (const one of [taking, asking, named]) {
    const mounted = handlePublic(one, async (_ctx, input) => {
      reached += 1;
      return input;
    });
    mount(server, mounted, {
      bodyKey: bodyKeyOf('a secret of the test'),
      database,
      clock,
      // Of nobody no large body is read: `known-sender.test.ts`.
      authenticate: async () => aSessionUser({}),
    });
  }
});
afterAll(async () => {
  await server.close();
  await database.end();
});

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (payload: string, headers: Record<string, string> = json) =>
  server.inject({ method: 'POST', url: '/api/take', payload, headers: { 'blade-auth': 'somebody', ...headers } });
const get = (url: string) => server.inject({ method: 'GET', url });
const refused = (msg: unknown) => ({ code: 400, success: false, data: null, msg });
const strange = (field: string, character: string) =>
  refused(`${field}含有无法保存的不可见字符（${character}），请重新输入`);

describe('a character that cannot be kept is refused by name', () => {
  test.each([
    ['in a text', '{"remark":"a\\u0000"}', strange('remark', 'U+0000')],
    ['as half of a pair', '{"remark":"a\\ud83d"}', strange('remark', 'U+D83D')],
    ['that is raw', '{"remark":"a\u0085"}', strange('remark', 'U+0085')],
    ['deep in lists', '{"lines":[{"name":"a"},{"name":["b","\\u0007"]}]}', strange('lines.1.name.1', 'U+0007')],
    ['in a name', '{"rows":[{"a\\u0000b":1}]}', strange('rows.0', 'U+0000')],
    [
      'in a text that is JSON',
      JSON.stringify({ flow: '{"cells":[{"label":"\\u0000"}]}' }),
      strange('flow.cells.0.label', 'U+0000'),
    ],
    ['in a list as body', '["a","\\u202e"]', strange('rows.1', 'U+202E')],
  ])('%s', async (_where, payload, answer) => {
    const { statusCode, json: read } = await post(payload);
    expect(statusCode).toBe(400);
    expect(read()).toMatchObject(answer);
  });

  test('in English', async () => {
    const answer = await post('{"remark":"\\u000b"}', { ...json, 'accept-language': 'en' });
    expect(answer.json()).toMatchObject(
      refused('remark holds an invisible character that cannot be kept (U+000B); please enter it again'),
    );
  });

  test('in a form, a query and a path', async () => {
    expect((await post('remark=a%00', form)).json()).toMatchObject(strange('remark', 'U+0000'));
    expect((await get('/api/ask?remark=a%00')).json()).toMatchObject(strange('remark', 'U+0000'));
    expect((await get('/api/ask?a%01=1')).json()).toMatchObject(strange('请求', 'U+0001'));
    expect((await get('/api/named/a%00')).json()).toMatchObject(strange('name', 'U+0000'));
  });

  test('before anybody works with it', async () => {
    const before = reached;
    await post('{"remark":"\\u0000"}');
    expect(reached).toBe(before);
  });
});

test.each(['[重要] 请按时', '{a', '[]', '{"a":[1,null]}'])('the text %s passes', async (remark) => {
  expect((await post(JSON.stringify({ remark }))).json()).toMatchObject({ code: 200, data: { remark } });
});

test('text as people write it passes as it is', async () => {
  const remark = '第一行\n\t第二行\r\n𠮷野家 👩‍🚒 \u2028 \u00a0';
  expect((await post(JSON.stringify({ remark }))).json()).toMatchObject({ code: 200, data: { remark } });
});

describe('a body', () => {
  const nested = (depth: number) => `{"remark":"x","a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  test.each([200, 20_000, 400_000])('of %i levels is refused', async (depth) => {
    expect((await post(nested(depth))).json()).toMatchObject(refused('请求内容嵌套超过100层'));
  });

  test('with a text that is JSON of as many levels is refused', async () => {
    expect((await post(JSON.stringify({ flow: nested(20_000) }))).json()).toMatchObject(
      refused('请求内容嵌套超过100层'),
    );
  });

  test('of ninety levels, as a drawn flow or a tree may have, passes', async () => {
    expect((await post(nested(90))).json()).toMatchObject({ code: 200 });
  });

  test('with more names than any form has is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`f${index}`, 1]));
    expect((await post(JSON.stringify(many))).json()).toMatchObject(refused('请求的项数超过2000'));
    expect((await post(JSON.stringify({ many }))).json()).toMatchObject(refused('many的项数超过2000'));
    expect((await post('a=1&'.repeat(2001), form)).json()).toMatchObject(refused('请求的项数超过2000'));
  });

  test.each(['{"__proto__":{"admin":1}}', '{"a":{"constructor":{"prototype":{"admin":1}}}}'])(
    'that reaches for the prototype is refused: %s',
    async (payload) => {
      const answer = await post(payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 400, success: false });
    },
  );
});

test.each(['__proto__=1', 'a=1&__proto__=2'])(
  'a query or a form that names the prototype is refused: %s',
  async (text) => {
    for (const answer of [await get(`/api/ask?${text}`), await post(text, form)])
      expect(answer.json()).toMatchObject(refused('不支持的查询条件：__proto__'));
  },
);

describe('a name by which an object is made a text or a number', () => {
  test.each([
    ['of the body', '{"toString":1}'],
    ['in an object where a number belongs', '{"price":{"toString":1,"valueOf":1}}'],
    ['in a list', '{"lines":[{"valueOf":null}]}'],
    ['in a text that is JSON', JSON.stringify({ flow: '{"cells":[{"toString":1}]}' })],
  ])('is refused %s, for nothing could be made of that object', async (_where, payload) => {
    expect((await post(payload)).json()).toMatchObject({ code: 400, msg: expect.stringMatching(/toString|valueOf/) });
  });
});

describe('more than anybody sends at once is refused by name, and nothing is asked of the database', () => {
  const list = (count: number) => `[${Array.from({ length: count }, () => '1').join(',')}]`;
  test.each([
    ['a list of 20,001 entries', `{"lines":${list(20_001)}}`, 'lines一次最多20000项，请分批提交'],
    ['a list as body', list(20_001), 'rows一次最多20000项，请分批提交'],
    [
      '2,001 ids in one text',
      `{"ids":"${Array.from({ length: 2_001 }, () => '1').join(',')}"}`,
      'ids一次最多2000项，请分批提交',
    ],
    [
      '2,001 ids under another name',
      `{"a":{"userIds":"${'1,'.repeat(2_000)}1"}}`,
      'a.userIds一次最多2000项，请分批提交',
    ],
  ])('%s', async (_what, payload, msg) => {
    const before = reached;
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(refused(msg));
    expect(reached).toBe(before);
  });

  test('and the most that is allowed goes through', async () => {
    const payload = `{"lines":${list(20_000)},"ids":"${'1,'.repeat(1_999)}1","remark":"${'1,'.repeat(9_999)}"}`;
    expect((await post(payload)).statusCode).toBe(200);
  });
});

test('a body too deep is refused for that before it is found to be broken', async () => {
  expect((await post('['.repeat(101))).json()).toMatchObject(refused('请求内容嵌套超过100层'));
  expect((await post('['.repeat(100))).json()).not.toMatchObject(refused('请求内容嵌套超过100层'));
});

describe('a body nested 20,000 deep is refused in words, whatever it says it is', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const deepObject = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const key = { 'idempotency-key': 'k'.repeat(20) };
  test.each([
    ['as JSON', json, deep],
    ['as JSON of objects', json, deepObject],
    ['as JSON under another charset', { 'content-type': 'application/json; charset=utf-16' }, deep],
    ['with a key to recognise it by', { ...json, ...key }, deepObject],
    ['as a text', { 'content-type': 'text/plain' }, deep],
    ['as a problem in JSON', { 'content-type': 'application/problem+json' }, deep],
    ['without a type', {}, deep],
    ['in a field of a form', form, `a=${encodeURIComponent(deep)}`],
    ['in a text of an object', json, JSON.stringify({ flow: deep })],
    ['in a text within a text', json, JSON.stringify({ flow: JSON.stringify({ inner: deep }) })],
  ])('%s', async (_how, headers, payload) => {
    const refusedIn = async () => {
      const before = reached;
      const began = performance.now();
      const answer = await post(payload, headers as Record<string, string>);
      expect([400, 413, 415]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ success: false, data: null });
      expect(reached).toBe(before);
      return performance.now() - began;
    };
    expect(await steadyMeasure(refusedIn, (ms) => ms < 250)).toBeLessThan(250);
  });

  test('a query of 2,000 brackets means its name, and no depth', async () => {
    const answer = await get(`/api/ask?a${'[b]'.repeat(2_000)}=1`);
    expect([200, 400]).toContain(answer.statusCode);
    const data = answer.json<{ data: Record<string, unknown> | null }>().data ?? {};
    expect(Object.values(data).filter((value) => typeof value === 'object')).toEqual([]);
  });
});

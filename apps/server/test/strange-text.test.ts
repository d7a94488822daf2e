import { entities, parseRoute, type Endpoint, type Entity } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plausibleInput, type RowSet } from './isolation/plausible-input.ts';
import { platformForTest } from './platform.ts';
import { startRealApp, type RealApp } from './real-app.ts';

// Driven by the catalog: no character that the database cannot keep enters by any text of any call, and no name that
// every object has is taken for one of ours.

const catalog: readonly Entity[] = entities;
const calls: readonly Endpoint[] = platformForTest().mounted.map(({ endpoint }) => endpoint);

let app: RealApp;
let token: string;
let rows: RowSet;
beforeAll(async () => {
  app = await startRealApp();
  token = await app.signInWithEverything('100001', 'buyer');
  const ids = new Map<string, string>();
  for (const { name, table } of catalog) {
    const [row] = await app.asSuperuser<{ id: string }>(
      `select id::text from ${table} where tenant_id = '100001' order by id limit 1`,
    );
    if (row) ids.set(name, row.id);
  }
  rows = { id: (name) => ids.get(name), version: () => 0 };
});
afterAll(() => app.close());

type Input = Readonly<Record<string, unknown>>;

/** By POST where it answers that: a body holds everything, a query only what is flat. */
function spelled({ route, aliases = [] }: Endpoint) {
  return parseRoute([route, ...aliases].find((one) => one.startsWith('POST ')) ?? route);
}

/** A file is sent beside the query. */
const inBody = (endpoint: Endpoint) => spelled(endpoint).method === 'POST' && !endpoint.upload;

async function send(endpoint: Endpoint, input: Input) {
  const { method, path } = spelled(endpoint);
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const isBody = inBody(endpoint);
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return app.app.server.inject({
    method,
    url: isBody ? url : `${url}?${query.toString()}`,
    headers: { 'blade-auth': `bearer ${token}`, ...(isBody && { 'content-type': 'application/json' }) },
    ...(isBody && { payload: JSON.stringify(input) }),
  });
}

/** The input with each of its texts replaced, one after the other, at any depth. */
function variants(value: unknown, change: (text: string) => string): unknown[] {
  if (typeof value === 'string') return [change(value)];
  if (Array.isArray(value))
    return value.flatMap((one, index) => variants(one, change).map((other) => value.with(index, other)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    variants(one, change).map((other) => ({ ...value, [name]: other })),
  );
}

const strange = ['\u0000', '\ud800', '\u0007', '\u202e'];
let made = 0;
const marked = (text: string) => {
  made += 1;
  return `${text}yy${made}yy${strange[made % strange.length]}`;
};
// A query has no halves: what encodes it writes the character that stands for what is broken.
const markedOf = (endpoint: Endpoint) =>
  inBody(endpoint) && !endpoint.route.includes(':')
    ? marked
    : (text: string) => marked(text).replace('\ud800', '\u000b');

test.each(calls)('no text of $route holds a character that cannot be kept', async (endpoint) => {
  const input = plausibleInput(endpoint, catalog, rows);
  const sent = variants(input, markedOf(endpoint)) as Input[];
  const named = { ...input, [markedOf(endpoint)('name')]: '1' };
  const answers: unknown[] = [];
  for (const one of [...sent, named]) {
    const { statusCode, body } = await send(endpoint, one);
    answers.push([statusCode, body.replace(/^.*(含有无法保存的不可见字符).*$/s, '$1')]);
  }
  expect(answers).toEqual(answers.map(() => [400, '含有无法保存的不可见字符']));
});

test('nothing of what was refused is stored, and every refusal stands in the log', async () => {
  const tables = await app.asSuperuser<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
       and relnamespace = 'public'::regnamespace and relname not like 'log\\_%'`,
  );
  expect(tables.map(({ name }) => name)).toContain('notice');
  expect(made).toBeGreaterThan(calls.length);
  for (const { name } of tables)
    expect([name, await app.asSuperuser(`select from "${name}" x where x::text ~ 'yy[0-9]+yy'`)]).toEqual([name, []]);
  await app.app.requestLog.flush();
  expect(app.app.requestLog.metrics.map(({ name, count }) => [name, count()])).toContainEqual([
    'request_log_dropped_total',
    0,
  ]);
  const [logged] = await app.asSuperuser<{ count: number }>(
    `select count(*)::int as count from log_api where message like '%无法保存的不可见字符%'`,
  );
  expect(logged?.count).toBeGreaterThan(calls.length / 2);
});

describe('a name that every object has', () => {
  const everybodys = ['constructor', 'hasOwnProperty', 'toString'];
  // Signing out would end the session of this test.
  const asked = calls.filter(({ route }) => !route.includes('/api/blade-auth/'));

  test.each(asked)('is no name of $route', async (endpoint) => {
    const input = plausibleInput(endpoint, catalog, rows);
    const broken: string[] = [];
    const named = everybodys.map((name) => ({ ...input, [name]: '1' }));
    const sorted = everybodys.map((name) => ({ ...input, ascs: name, descs: name }));
    const meant = variants(input, () => 'constructor') as Input[];
    for (const one of [...named, ...sorted, ...meant]) {
      const { statusCode, body } = await send(endpoint, one);
      if (statusCode >= 500 || statusCode === 401) broken.push(`${JSON.stringify(one)} ${statusCode} ${body}`);
    }
    expect(broken).toEqual([]);
  });
});

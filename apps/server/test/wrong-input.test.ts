import { columnOf, entities, parseRoute, resource, type Endpoint, type Entity } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plausibleInput, type RowSet } from './isolation/plausible-input.ts';
import { platformForTest } from './platform.ts';
import { startRealApp, type RealApp } from './real-app.ts';

// Driven by the catalog: what a stranger types into any text of any call is refused or kept as the text that it is.

const catalog: readonly Entity[] = entities;
const calls: readonly Endpoint[] = platformForTest()
  .mounted.map(({ endpoint }) => endpoint)
  // Signing in and out are tried by the tests of the session, and would end the one of this test.
  .filter(({ upload, route }) => !upload && !route.includes('/api/blade-auth/'));
const lists = catalog.flatMap(({ name, ...entity }) => {
  const { page } = resource({ name, ...entity });
  return page ? [{ name, page }] : [];
});

const tenants = ['100001', '000000'] as const;
type TenantId = (typeof tenants)[number];

let app: RealApp;
const tokens = new Map<TenantId, string>();
const rows = new Map<TenantId, ReadonlyMap<string, string>>();
beforeAll(async () => {
  app = await startRealApp();
  for (const tenantId of tenants) {
    tokens.set(tenantId, await app.signInWithEverything(tenantId, 'buyer'));
    rows.set(tenantId, await rowsOf(tenantId));
  }
});
afterAll(() => app.close());

/** One row of each entity that the tenant has, for inputs to name. */
async function rowsOf(tenantId: TenantId): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { name, table } of catalog) {
    const sql = `select id::text from ${table} where tenant_id = $1 order by id limit 1`;
    const [row] = await app.asSuperuser<{ id: string }>(sql, [tenantId]);
    if (row) found.set(name, row.id);
  }
  return found;
}

const rowSet = (tenantId: TenantId): RowSet => ({
  id: (entityName) => rows.get(tenantId)?.get(entityName),
  version: () => 0,
});

async function send(tenantId: TenantId, { route }: Pick<Endpoint, 'route'>, input: Record<string, unknown> | string) {
  const { method, path } = parseRoute(route);
  const given = typeof input === 'string' ? [] : Object.entries(input);
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return app.app.server.inject({
    method,
    url: method === 'GET' ? `${path}?${query}` : path,
    headers: {
      'blade-auth': `bearer ${tokens.get(tenantId)}`,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { payload: typeof input === 'string' ? input : JSON.stringify(input) }),
  });
}

let made = 0;
const marked = (text: (mark: string) => string) => text(`zz${(made += 1)}zz`);
const evil: readonly ((mark: string) => string)[] = [
  (mark) => `${mark}'); drop table notice; --`,
  (mark) => `${mark}<img src=x onerror="alert(1)"><script>alert(2)</script>`,
];
/** Of the texts that were refused: they may stand nowhere. */
const refused = new Set<string>();

/** The input as an addition: without the id of a row that would be changed. */
function additionOf(tenantId: TenantId, endpoint: Endpoint): Record<string, unknown> {
  const { id: _id, version: _version, ...addition } = plausibleInput(endpoint, catalog, rowSet(tenantId));
  return addition;
}

/** Every text of the input is replaced by an evil one, each in a call of its own. */
async function tryTexts(tenantId: TenantId, endpoint: Endpoint): Promise<string[]> {
  const input = additionOf(tenantId, endpoint);
  const names = Object.keys(input).filter((name) => typeof input[name] === 'string');
  const broken: string[] = [];
  for (const [name, make] of names.flatMap((one) => evil.map((text) => [one, text] as const))) {
    const text = marked(make);
    const { statusCode, body } = await send(tenantId, endpoint, { ...input, [name]: text });
    if (statusCode >= 500 || statusCode === 401) broken.push(`${endpoint.route} ${name} ${statusCode} ${body}`);
    if (statusCode >= 400) refused.add(text.slice(0, text.indexOf('zz', 2) + 2));
  }
  return broken;
}

describe.each(tenants)('SQL and HTML in every text, sent by %s', (tenantId) => {
  test.each(calls)('break nothing in $route', async (endpoint) => {
    expect(await tryTexts(tenantId, endpoint)).toEqual([]);
  });
});

describe('what is stored afterwards', () => {
  test('is nothing of what was refused', async () => {
    const tables = await app.asSuperuser<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
         and relnamespace = 'public'::regnamespace and relname not like 'log\\_%'`,
    );
    expect(tables.map(({ name }) => name)).toContain('notice');
    const kept: string[] = [];
    for (const { name } of tables) {
      const found = await app.asSuperuser<{ mark: string }>(
        `select distinct (regexp_matches(x::text, 'zz[0-9]+zz', 'g'))[1] as mark from "${name}" x`,
      );
      kept.push(...found.filter(({ mark }) => refused.has(mark)).map(({ mark }) => `${name} ${mark}`));
    }
    expect(kept).toEqual([]);
    expect(refused.size).toBeGreaterThan(100);
  });

  const shownAsHtml = catalog.flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'richText' ? [{ table, column: columnOf(fields, name) }] : [],
    ),
  );
  test.each(shownAsHtml)('is no script in $table.$column', async ({ table, column }) => {
    const found = await app.asSuperuser(`select from ${table} where ${column} ~ 'zz.*(onerror|<script)'`);
    expect(found).toEqual([]);
  });
});

describe('a list', () => {
  test.each(lists)(
    'of $name refuses an unknown filter, a page of a million rows and a page before the first',
    async ({ page }) => {
      const ask = async (input: object) => {
        for (const tenantId of tenants) {
          const answer = await send(tenantId, page, { ...input });
          if (answer.statusCode !== 403) return answer;
        }
        return { statusCode: 403, body: '' };
      };
      for (const wrong of [{ size: 1_000_000 }, { current: -1 }, { current: 0 }, { size: 'x' }, { nonsense_equal: 1 }])
        expect([wrong, (await ask(wrong)).statusCode]).toEqual([wrong, 400]);
      const sorted = await ask({ ascs: 'id; drop table notice', current: 1 });
      expect(sorted.statusCode).toBe(400);
      expect((await ask({ current: 9_007_199_254_740_991 })).statusCode).toBeLessThan(500);
    },
  );
});

describe('a body', () => {
  const writes = calls.filter(({ route }) => route.startsWith('POST '));
  test.each(writes)('that is no JSON is refused by $route', async (endpoint) => {
    const answer = await send('100001', endpoint, '{"name": "a');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 400, success: false });
  });

  test('of five megabytes is refused with its reason', async () => {
    const [{ route } = { route: 'POST /none' as const }] = writes;
    const answer = await send('100001', { route }, { name: 'x'.repeat(5_000_000) });
    expect(answer.json()).toMatchObject({ code: 413, msg: '请求内容过大' });
  });

  const saves = calls.flatMap((endpoint) => {
    const saved = endpoint.writes ? catalog.find(({ name }) => name === endpoint.ids?.['id']) : undefined;
    return saved && endpoint.route.startsWith('POST ') ? [{ route: endpoint.route, endpoint, saved }] : [];
  });
  test.each(saves)('with a text one letter too long is not stored by $route', async ({ endpoint, saved }) => {
    const texts = Object.entries(saved.fields).flatMap(([name, field]) =>
      'maxLength' in field && !field.readOnly ? [{ name, long: 'x'.repeat(field.maxLength + 1) }] : [],
    );
    for (const { name, long } of texts) {
      for (const tenantId of tenants) {
        const answer = await send(tenantId, endpoint, { ...additionOf(tenantId, endpoint), [name]: long });
        expect(answer.statusCode).toBeLessThan(500);
      }
      const stored = `select from ${saved.table} where ${columnOf(saved.fields, name)} = $1`;
      expect([name, await app.asSuperuser(stored, [long])]).toEqual([name, []]);
    }
  });
});

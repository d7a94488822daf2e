import { entities, parseRoute, type Endpoint, type Entity } from '@zhaocai/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountedEndpoints } from '../src/modules/index.ts';
import { routesOf } from '../src/platform/http/index.ts';
import { idLikePaths, plausibleInput, withId } from './isolation/plausible-input.ts';
import { startRealApp, type RealApp } from './isolation/real-app.ts';
import { makeFamily, type Family } from './isolation/sample-rows.ts';
import { tenantTables, type TableShape } from './isolation/table-shapes.ts';
import { moduleOptionsForTest } from './module-options.ts';

/** Whose rows nobody else may see, and who tries. Every permission is his: what keeps him out is the tenant alone. */
const victim = '100001';
const intruders = [
  { tenantId: '100002', kind: 'buyer' },
  { tenantId: '300004', kind: 'supplier' },
] as const;
const missingId = '8999999999999999';

const allEntities: readonly Entity[] = entities;
/** Names in `ids` that are no entity of the catalog, and the tables they mean. */
const otherTables: Readonly<Record<string, string>> = { user: 'user_account', dept: 'dept', role: 'role', topMenu: 'top_menu' };
const tableOf = (name: string) => allEntities.find((one) => one.name === name)?.table ?? otherTables[name] ?? name;

interface Door {
  readonly endpoint: Endpoint;
  readonly route: string;
  /** Where in the input the id stands. */
  readonly path: string;
  readonly of: string;
}

const mounted = mountedEndpoints(moduleOptionsForTest()).map(({ endpoint }) => endpoint);
const doors: Door[] = mounted.flatMap((endpoint) =>
  routesOf(endpoint).flatMap((route) => Object.entries(endpoint.ids ?? {}).map(([path, of]) => ({ endpoint, route, path, of }))),
);

let app: RealApp;
let client: pg.Client;
let tables: TableShape[];
const families = new Map<string, Family>();
const tokens = new Map<string, string>();

beforeAll(async () => {
  app = await startRealApp();
  client = new pg.Client({ connectionString: app.superuserUrl, options: '-c timezone=Asia/Shanghai' });
  await client.connect();
  tables = await tenantTables(client);
  for (const [index, { tenantId, kind }] of [{ tenantId: victim, kind: 'buyer' } as const, ...intruders].entries()) {
    tokens.set(tenantId, await app.signInWithEverything(tenantId, kind));
    families.set(tenantId, await newFamily(tenantId, 7_000_000_000 + index * 1000));
  }
});
afterAll(async () => {
  await client.end();
  await app.close();
});

const newFamily = (tenantId: string, firstId: number) => makeFamily({ client, tables, entities: allEntities }, tenantId, firstId);

function idOf(tenantId: string, entityName: string): string {
  const id = families.get(tenantId)?.ids.get(tableOf(entityName));
  if (!id) throw new Error(`${tenantId} has no row of ${entityName}`);
  return id;
}

/** What an answer says, without what differs from call to call. */
async function ask(tenantId: string, { endpoint, route }: Door, input: Record<string, unknown>) {
  const { method, path } = parseRoute(route as Endpoint['route']);
  const inQuery = method === 'GET' || endpoint.upload;
  const upload = endpoint.upload && method === 'POST';
  const response = await app.app.server.inject({
    method,
    url: inQuery ? `${path}?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}` : path,
    payload: upload ? oneTextFile : inQuery ? undefined : input,
    headers: {
      'blade-auth': `bearer ${tokens.get(tenantId)}`,
      ...(upload && { 'content-type': 'multipart/form-data; boundary=part' }),
    },
  });
  const { msg, data } = response.headers['content-type']?.toString().includes('json') ? response.json() : { msg: '', data: response.body };
  return { status: response.statusCode, msg, data };
}

const oneTextFile = [
  '--part',
  'content-disposition: form-data; name="file"; filename="note.txt"',
  'content-type: text/plain',
  '',
  'a note',
  '--part--',
  '',
].join('\r\n');

/** One hash over every row of a tenant in every table. */
async function fingerprint(tenantId: string): Promise<Record<string, string>> {
  const parts = tables.map(({ name }) => `select '${name}' as name, md5(string_agg(x::text, '|' order by x::text)) as hash from ${name} x where tenant_id = $1`);
  const { rows } = await client.query<{ name: string; hash: string }>(parts.join(' union all '), [tenantId]);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

describe('an id of another tenant answers like one that never existed', () => {
  describe.each(intruders)('to a $kind with every permission', ({ tenantId }) => {
    test.each(doors)('$route $path', async (door) => {
      const before = await fingerprint(victim);
      const input = plausibleInput(door.endpoint, allEntities, (name) => idOf(tenantId, name));
      expect(door.endpoint.input.safeParse(input).error?.issues).toBeUndefined();
      const foreign = idOf(victim, door.of);
      const missing = await ask(tenantId, door, withId(input, door.path, missingId));
      const answer = await ask(tenantId, door, withId(input, door.path, foreign));
      expect(JSON.stringify(answer).replaceAll(foreign, '(id)')).toBe(JSON.stringify(missing).replaceAll(missingId, '(id)'));
      expect(answer.status).toBeLessThan(500);
      expect(await fingerprint(victim)).toEqual(before);
    });
  });
});

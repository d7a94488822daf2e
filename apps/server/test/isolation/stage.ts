import { entities, parseRoute, type Endpoint, type Entity, type Route } from '@zhaocai/contract';
import pg from 'pg';
import { mountedEndpoints } from '../../src/modules/index.ts';
import { routesOf } from '../../src/platform/http/index.ts';
import { moduleOptionsForTest } from '../module-options.ts';
import { startRealApp, type RealApp } from './real-app.ts';
import { makeFamily, type Family } from './sample-rows.ts';
import { tenantTables, type TableShape } from './table-shapes.ts';

/** Whose rows nobody else may see, and who tries. Every permission is theirs: what keeps them out is the tenant alone. */
export const victim = '100001';
export const intruders = [
  { tenantId: '100002', kind: 'buyer' },
  { tenantId: '300004', kind: 'supplier' },
] as const;
export const missingId = '8999999999999999';

export const allEntities: readonly Entity[] = entities;

/** A place in a call's input where an id of `of` stands. */
export interface Door {
  readonly endpoint: Endpoint;
  readonly route: Route;
  readonly path: string;
  readonly of: string;
}

export const mounted: readonly Endpoint[] = mountedEndpoints(moduleOptionsForTest()).map(({ endpoint }) => endpoint);

/** Every id that an endpoint of the product declares, under every spelling of the call. */
export const doors: readonly Door[] = mounted.flatMap((endpoint) =>
  routesOf(endpoint).flatMap((route) =>
    Object.entries(endpoint.ids ?? {}).map(([path, of]) => ({ endpoint, route, path, of })),
  ),
);

/** Names in `ids` that are no entity of the catalog, and the tables they mean. */
const otherTables: Readonly<Record<string, string>> = {
  user: 'user_account',
  dept: 'dept',
  role: 'role',
  topMenu: 'top_menu',
};

export interface Answer {
  readonly status: number;
  readonly msg: string;
  readonly data: unknown;
}

export interface Stage {
  readonly app: RealApp;
  readonly tables: readonly TableShape[];
  /** The id of the tenant's sample row. */
  idOf(tenantId: string, entityName: string): string;
  /** Replaces the tenant's samples by fresh ones, so that what one call changed does not touch the next. */
  renew(tenantId: string): Promise<Family>;
  /** The text with the ids of the tenant's samples taken out: they differ from renewal to renewal. */
  withoutOwnIds(tenantId: string, text: string): string;
  /** Sends the input as the tenant's user with every permission. */
  ask(tenantId: string, door: Pick<Door, 'endpoint' | 'route'>, input: Record<string, unknown>): Promise<Answer>;
  /** One hash per table over all rows of a tenant. */
  fingerprint(tenantId: string): Promise<Readonly<Record<string, string | null>>>;
  close(): Promise<void>;
}

export async function setStage(): Promise<Stage> {
  const app = await startRealApp();
  const client = new pg.Client({ connectionString: app.superuserUrl, options: '-c timezone=Asia/Shanghai' });
  await client.connect();
  const tables = await tenantTables(client);
  const families = new Map<string, Family>();
  const tokens = new Map<string, string>();
  let nextFamily = 7_000_000_000;
  const renew = async (tenantId: string) => {
    nextFamily += 1000;
    const family = await makeFamily({ client, tables, entities: allEntities }, tenantId, nextFamily);
    families.set(tenantId, family);
    return family;
  };
  for (const { tenantId, kind } of [{ tenantId: victim, kind: 'buyer' } as const, ...intruders]) {
    tokens.set(tenantId, await app.signInWithEverything(tenantId, kind));
    await renew(tenantId);
  }
  const hashes = tables.map(
    ({ name }) => `select '${name}', md5(string_agg(x::text, '|' order by x::text)) from ${name} x where tenant_id = $1`,
  );
  return {
    app,
    tables,
    renew,
    idOf(tenantId, entityName) {
      const table = allEntities.find(({ name }) => name === entityName)?.table ?? otherTables[entityName] ?? '';
      const id = families.get(tenantId)?.ids.get(table);
      if (!id) throw new Error(`${tenantId} has no sample row of ${entityName}`);
      return id;
    },
    withoutOwnIds(tenantId, text) {
      const ids = families.get(tenantId)?.ids ?? new Map<string, string>();
      return [...ids].reduce((cleaned, [table, id]) => (id.length > 9 ? cleaned.replaceAll(id, `(own ${table})`) : cleaned), text);
    },
    ask: (tenantId, door, input) => send(app, tokens.get(tenantId), { ...door, input }),
    async fingerprint(tenantId) {
      const sql = { text: hashes.join(' union all '), values: [tenantId], rowMode: 'array' as const };
      return Object.fromEntries((await client.query<[string, string | null]>(sql)).rows);
    },
    async close() {
      await client.end();
      await app.close();
    },
  };
}

interface Call extends Pick<Door, 'endpoint' | 'route'> {
  readonly input: Record<string, unknown>;
}

async function send({ app }: RealApp, token: string | undefined, { endpoint, route, input }: Call): Promise<Answer> {
  const { method, path } = parseRoute(route);
  const inQuery = method === 'GET' || endpoint.upload;
  const query = new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]));
  const response = await app.server.inject({
    method,
    url: inQuery ? `${path}?${query.toString()}` : path,
    payload: endpoint.upload ? oneTextFile : inQuery ? undefined : input,
    headers: {
      'blade-auth': `bearer ${token}`,
      ...(endpoint.upload && { 'content-type': 'multipart/form-data; boundary=part' }),
    },
  });
  const isJson = response.headers['content-type']?.toString().includes('json');
  const { msg, data } = isJson ? response.json<Answer>() : { msg: '', data: response.body };
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

import { entities, parseRoute, type Endpoint, type Entity, type Route } from '@zhaocai/model';
import type { LightMyRequestResponse as Response } from 'fastify';
import pg from 'pg';
import { routesOf } from '../../src/platform/http/index.ts';
import { platformForTest } from '../platform.ts';
import { startRealApp, type RealApp } from '../real-app.ts';
import type { RowSet } from './plausible-input.ts';
import { makeFamily, party, type Family } from './sample-rows.ts';
import { tenantTables, type TableShape } from './table-shapes.ts';
import { keepTraces, type Traces } from './traces.ts';

/** Whose rows nobody else may see, and who tries. Every permission is theirs: what keeps them out is the tenant alone. */
export const victim = '100001';
export const intruders = {
  buyer: { tenantId: '100002', kind: 'buyer' },
  supplier: { tenantId: '300004', kind: 'supplier' },
} as const;
/** Tries in a file of its own: the others need none of its rows. */
export const formerAgency = { tenantId: '200002', kind: 'agency' } as const;
export const missingId = '8999999999999999';
/** Those who have something to do with the victim's rows: its own user, and the supplier who is party to them. */
export const rightful = [victim, party] as const;

export const allEntities: readonly Entity[] = entities;

/** A place in a call's input where an id of `of` stands. */
export interface IdPlace {
  readonly endpoint: Endpoint;
  readonly route: Route;
  readonly path: string;
  readonly of: string;
}

export const mounted: readonly Endpoint[] = platformForTest().mounted.map(({ endpoint }) => endpoint);

/** Its table takes rows of the platform alone, which every tenant may read: a tenant has none that another could see. */
const platformOnly = 'menu';

/** Every id that an endpoint of the product declares, under every spelling of the call. */
export const idPlaces: readonly IdPlace[] = mounted.flatMap((endpoint) =>
  routesOf(endpoint).flatMap((route) =>
    Object.entries(endpoint.ids ?? {})
      .filter(([, of]) => of !== platformOnly)
      .map(([path, of]) => ({ endpoint, route, path, of })),
  ),
);

/** Names in `ids` that are no entity of the catalog, and the tables they mean. */
const otherTables: Readonly<Record<string, string>> = {
  user: 'user_account',
  dept: 'dept',
  role: 'role',
  topMenu: 'top_menu',
  session: 'session',
  passkey: 'passkey',
};

export interface Answer {
  readonly status: number;
  readonly msg: string;
  readonly data: unknown;
}

export interface Stage extends Traces {
  readonly app: RealApp;
  readonly tables: readonly TableShape[];
  /** The tenant's samples. */
  samplesOf(tenantId: string): RowSet;
  /** The id of the tenant's sample of this entity. */
  idOf(tenantId: string, entityName: string): string;
  /** Rows of the victim that belong together: the samples, and each project that the demo plays, in its state. */
  setsOfVictim(): Promise<RowSet[]>;
  /** Does any policy show the row to this tenant (published, or as a party)? Such rows are no secret. */
  isShownTo(tenantId: string, entityName: string, id: string): Promise<boolean>;
  /** Replaces the tenant's samples by fresh ones, so that what one call changed does not touch the next; what was read is read anew. */
  renew(tenantId: string): Promise<Family>;
  /** The text without ids that are not the victim's: those of new rows differ from call to call. */
  withoutUnknownIds(text: string): string;
  /** Sends the input as the tenant's user with every permission. */
  ask(tenantId: string, place: Pick<IdPlace, 'endpoint' | 'route'>, input: Record<string, unknown>): Promise<Answer>;
  /** The same, with the bytes of what came back. */
  askRaw(
    tenantId: string,
    place: Pick<IdPlace, 'endpoint' | 'route'>,
    input: Record<string, unknown>,
  ): Promise<Response>;
  close(): Promise<void>;
}

interface Actor {
  readonly tenantId: string;
  readonly kind: 'buyer' | 'supplier' | 'agency';
}

export async function setStage(more: readonly Actor[] = []): Promise<Stage> {
  const app = await startRealApp();
  const client = new pg.Client({ connectionString: app.superuserUrl, options: '-c timezone=Asia/Shanghai' });
  await client.connect();
  const tables = await tenantTables(client);
  const families = new Map<string, Family>();
  const learnt = new Map<string, Map<string, number>>();
  const tokens = new Map<string, string>();
  const victimIds = new Set(await idsOf(client, tables));
  const views = await viewsWithId(client);
  let nextFamily = 7_000_000_000;
  // Read once until a call has changed something: of a thousand calls few do.
  let projectRows: Promise<readonly RowOfProject[]> | undefined;
  const shown = new Map<string, Promise<boolean>>();
  const renew = async (tenantId: string) => {
    projectRows = undefined;
    shown.clear();
    nextFamily += 1000;
    const family = await makeFamily({ client, tables, entities: allEntities, learnt }, tenantId, nextFamily);
    families.set(tenantId, family);
    if (tenantId === victim) for (const id of family.ids.values()) victimIds.add(id);
    return family;
  };
  const actors = [
    { tenantId: victim, kind: 'buyer' } as const,
    { tenantId: party, kind: 'supplier' } as const,
    ...Object.values(intruders),
    ...more,
  ];
  for (const { tenantId, kind } of actors) {
    tokens.set(tenantId, await app.signInWithEverything(tenantId, kind));
    await renew(tenantId);
  }
  const tableOf = (entityName: string) =>
    allEntities.find(({ name }) => name === entityName)?.table ?? otherTables[entityName] ?? '';
  const traces = await keepTraces(client, tables);
  const projectsSql = rowsOfProjectsSql(tables);
  const readProjectRows = async () => (await client.query<RowOfProject>(projectsSql, [victim])).rows;
  const isRowShown = async (tenantId: string, entityName: string, id: string) => {
    const seen = [tableOf(entityName), ...views].map(
      (place) => `select from ${place} where tenant_id = $1 and id = $2`,
    );
    const db = app.database.scoped(tenantId);
    return (await db.query(`${seen.join(' union all ')} limit 1`, [victim, id])).length > 0;
  };
  const setOf =
    (family: ReadonlyMap<string, string>) =>
    (rows: readonly RowOfProject[]): RowSet => {
      const byTable = new Map(rows.map((row) => [row.table, row]));
      return {
        id: (entityName: string) => byTable.get(tableOf(entityName))?.id ?? family.get(tableOf(entityName)),
        version: (entityName: string) => byTable.get(tableOf(entityName))?.version ?? 0,
      };
    };
  // Looked up when asked, for the samples are renewed between two calls.
  const samplesOf = (tenantId: string): RowSet => ({
    id: (entityName) => families.get(tenantId)?.ids.get(tableOf(entityName)),
    version: () => 0,
  });
  return {
    ...traces,
    app,
    tables,
    renew,
    samplesOf,
    idOf(tenantId, entityName) {
      const id = samplesOf(tenantId).id(entityName);
      if (!id) throw new Error(`${tenantId} has no sample row of ${entityName}`);
      return id;
    },
    async setsOfVictim() {
      const family = families.get(victim)?.ids ?? new Map<string, string>();
      const rows = await (projectRows ??= readProjectRows());
      const projects = [...new Set(rows.map(({ project }) => project))];
      const together = projects.map((id) => rows.filter(({ project }) => project === id));
      return [samplesOf(victim), ...together.map(setOf(family))];
    },
    isShownTo(tenantId, entityName, id) {
      const key = `${tenantId} ${entityName} ${id}`;
      const known = shown.get(key) ?? isRowShown(tenantId, entityName, id);
      shown.set(key, known);
      return known;
    },
    withoutUnknownIds(text) {
      return text.replaceAll(/\d{10,19}/g, (id) => (victimIds.has(id) ? id : '(id)'));
    },
    ask: async (tenantId, place, input) => answerOf(await send(app, tokens.get(tenantId), { ...place, input })),
    askRaw: (tenantId, place, input) => send(app, tokens.get(tenantId), { ...place, input }),
    async close() {
      await client.end();
      await app.close();
    },
  };
}

async function idsOf(client: pg.Client, tables: readonly TableShape[]): Promise<string[]> {
  const withId = tables.filter(({ columns }) => columns.some(({ name }) => name === 'id'));
  const parts = withId.map(({ name }) => `select id::text from ${name} where tenant_id = $1`);
  return (await client.query<{ id: string }>(parts.join(' union all '), [victim])).rows.map(({ id }) => id);
}

async function viewsWithId(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
     where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace`,
  );
  return rows.map(({ name }) => name);
}

/** One row of each table that hangs on a project of the demo, the party's where rows name a party: one query for all. */
function rowsOfProjectsSql(tables: readonly TableShape[]): string {
  const parts = tables.flatMap(({ name, columns }) => {
    const has = (column: string) => columns.some((one) => one.name === column);
    if (name !== 'project' && !(has('project_id') && has('id'))) return [];
    const project = name === 'project' ? 'id' : 'project_id';
    return `(select distinct on (${project}) ${project}::text as project, '${name}' as "table", id::text,
        ${has('version') ? 'version' : '0'} as version
      from ${name} where tenant_id = $1 and ${project} > 10000000000
        ${has('supplier_tenant_id') ? `and supplier_tenant_id = '${party}'` : ''} order by ${project}, id)`;
  });
  return parts.join(' union all ');
}

interface RowOfProject {
  readonly project: string;
  readonly table: string;
  readonly id: string;
  readonly version: number;
}

interface Call extends Pick<IdPlace, 'endpoint' | 'route'> {
  readonly input: Record<string, unknown>;
}

async function send({ app }: RealApp, token: string | undefined, { endpoint, route, input }: Call): Promise<Response> {
  const { method, path } = parseRoute(route);
  const inQuery = method === 'GET' || endpoint.upload;
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await app.server.inject({
    method,
    url: inQuery ? `${path}?${query.toString()}` : path,
    payload: endpoint.upload ? oneTextFile : inQuery ? undefined : input,
    headers: {
      'blade-auth': `bearer ${token}`,
      ...(endpoint.upload && { 'content-type': 'multipart/form-data; boundary=part' }),
    },
  });
  // It would be the same for every id, and prove nothing of any.
  if (response.statusCode === 429) throw new Error(`refused for its number alone: ${route}: ${response.body}`);
  return response;
}

function answerOf(response: Response): Answer {
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

import { endpoints, entities, parseRoute, resource, type Endpoint, type Entity } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentedInput } from '../src/platform/crud/index.ts';
import { plausibleInput, type RowSet } from './isolation/plausible-input.ts';
import { startRealApp, type RealApp } from './real-app.ts';

interface Operation {
  readonly parameters?: readonly { name: string; required: boolean; schema: object }[];
  readonly requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  readonly 'x-writes': boolean;
}
interface Document {
  paths: Record<string, Record<'get' | 'post', Operation>>;
}

let app: RealApp;
let token: string;
let document: Document;
beforeAll(async () => {
  app = await startRealApp();
  token = await app.signInWithEverything('100009', 'buyer');
  document = (await app.app.server.inject({ url: '/api-docs' })).json<Document>();
});
afterAll(() => app.close());

const generic = (entities as readonly Entity[]).flatMap((one) =>
  Object.values(resource(one)).filter((each): each is Endpoint => each !== undefined),
);
const all = [...(endpoints as readonly Endpoint[]), ...generic];
const noRows: RowSet = { id: () => undefined, version: () => 0 };
/** An example as the document describes it: of the schema that the document is made from. */
const exampleOf = (endpoint: Endpoint) =>
  plausibleInput({ ...endpoint, ids: {}, input: documentedInput(endpoint) }, [], noRows);
const operationOf = (endpoint: Endpoint) => {
  const { method, path } = parseRoute(endpoint.route);
  const at = document.paths[path.replace(/:(\w+)/g, '{$1}')];
  return at?.[method === 'GET' ? 'get' : 'post'];
};

describe('the document of the API', () => {
  test('has every operation, and no write whose body says nothing though something is read of it', () => {
    const silent = all.filter((endpoint) => {
      const body = operationOf(endpoint)?.requestBody?.content['application/json']?.schema;
      if (!body || Object.keys(body.properties ?? {}).length > 0) return false;
      return JSON.stringify(body).includes('additionalProperties');
    });
    expect(silent.map(({ route }) => route)).toEqual([]);
    expect(all.filter((endpoint) => !operationOf(endpoint)).map(({ route }) => route)).toEqual([]);
  });

  test('describes inputs that are read without a fault', () => {
    const refused = all.flatMap((endpoint) => {
      const read = endpoint.input.safeParse(exampleOf(endpoint));
      return read.success
        ? []
        : [`${endpoint.route}: ${read.error.issues[0]?.path.join('.')} ${read.error.issues[0]?.message}`];
    });
    expect(refused).toEqual([]);
  });
});

const lists = all.filter(({ generic }) => generic?.verb === 'page' || generic?.verb === 'list');

test.each(lists.map((endpoint) => ({ endpoint, route: endpoint.route })))(
  'every filter that the document names for $route is one',
  async ({ endpoint }) => {
    const { current: _page, size: _size, ...filters } = exampleOf(endpoint);
    const url = parseRoute(endpoint.route);
    const refused: string[] = [];
    for (const part of pieces(filters)) {
      const query = new URLSearchParams(part).toString();
      const headers = { 'blade-auth': `bearer ${token}` };
      const asked =
        url.method === 'GET'
          ? { method: 'GET' as const, url: `${url.path}?${query}`, headers }
          : { method: 'POST' as const, url: url.path, headers, payload: part };
      const { code, msg } = (await app.app.server.inject(asked)).json<{ code: number; msg: string }>();
      if (code !== 200 && /不支持的查询条件|格式不正确|未知错误/.test(msg)) refused.push(msg);
    }
    expect(refused).toEqual([]);
  },
);

/** Ten filters at once: an answer names the first that it refuses. */
function pieces(filters: object): Record<string, string>[] {
  const entries = Object.entries(filters).map(([key, value]) => [key, String(value)] as const);
  return Array.from({ length: Math.ceil(entries.length / 10) }, (_, at) =>
    Object.fromEntries(entries.slice(at * 10, at * 10 + 10)),
  );
}

const saves = all.filter(({ generic }) => generic?.verb === 'save');

test.each(saves.map((endpoint) => ({ endpoint, route: endpoint.route })))(
  'every field that the document names for $route is taken by a save',
  async ({ endpoint }) => {
    const { entity } = endpoint.generic as { entity: Entity };
    const { id: _id, version: _version, ...fields } = exampleOf(endpoint);
    expect(Object.keys(fields).filter((name) => !(name in entity.fields))).toEqual([]);
    const { path } = parseRoute(endpoint.route);
    const headers = { 'blade-auth': `bearer ${token}` };
    const { msg } = (await app.app.server.inject({ method: 'POST', url: path, headers, payload: fields })).json<{
      msg: string;
    }>();
    expect(msg).not.toMatch(/不支持的字段|由系统维护/);
  },
);

/** What an answer says where the call itself was not understood: the example would be wrong, or the document. */
const notUnderstood = /^请求参数格式错误$|不支持的字段|由系统维护|：应为|：格式不正确|：必填$|未知错误/;

const endsTheSession = /oauth\/logout$/;
let own: string;
beforeAll(async () => {
  own = await app.signInWithEverything('100010', 'buyer');
});

test.each(all.filter(({ writes }) => writes).map((endpoint) => ({ endpoint, route: endpoint.route })))(
  'the example of $route is understood, whatever becomes of it',
  async ({ endpoint }) => {
    const example = exampleOf(endpoint);
    const { method, path } = parseRoute(endpoint.route);
    const url = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(example[name] ?? '1')));
    const session = endsTheSession.test(endpoint.route) ? await app.signInWithEverything('100011', 'buyer') : own;
    const headers = { 'blade-auth': `bearer ${session}` };
    const asked =
      method === 'GET'
        ? { method: 'GET' as const, url: `${url}?${queryOf(example)}`, headers }
        : { method: 'POST' as const, url, headers, payload: example };
    const { statusCode, body } = await app.app.server.inject(asked);
    expect(statusCode, body.slice(0, 200)).toBeLessThan(500);
    expect(statusCode).not.toBe(401);
    expect(messageOf(body)).not.toMatch(notUnderstood);
  },
);

/** Lists stand after commas; what is made of objects no address can say, and such a call takes them by POST too. */
function queryOf(example: object): string {
  const said = Object.entries(example).filter(([, value]) => typeof [value].flat()[0] !== 'object');
  return new URLSearchParams(said.map(([name, value]): [string, string] => [name, String(value)])).toString();
}

/** Of the envelope; a file has none. */
function messageOf(body: string): string {
  return /"msg":"([^"]*)"/.exec(body)?.[1] ?? '';
}

import type { LightMyRequestResponse } from 'fastify';
import { unzipSync } from 'fflate';
import { parseRoute, projectLifecycle, type Endpoint } from '@zhaocai/model';
import { newToken, tokenHash } from '../../src/platform/access/index.ts';
import { inputSchema, plausibleInput, type RowSet } from '../isolation/plausible-input.ts';
import { allEntities } from '../isolation/stage.ts';
import { startRealApp, type RealApp } from '../real-app.ts';

/** Who looks. The bidder is a supplier whom no buyer knows yet. */
export const bidder = '300004';
export const lookers: Record<string, { readonly tenantId: string; readonly account: string }> = {
  'the platform’s administrator': { tenantId: '000000', account: 'admin' },
  'the buyer’s administrator': { tenantId: '100001', account: 'admin' },
  'the buyer’s administrator who has granted himself everything': { tenantId: '100001', account: 'everything' },
  'the buyer’s handler': { tenantId: '100001', account: 'buyer' },
  'the buyer’s manager': { tenantId: '100001', account: 'manager' },
  'the buyer’s finance': { tenantId: '100001', account: 'finance' },
  'the buyer’s supervisor': { tenantId: '100001', account: 'supervisor' },
  'an expert': { tenantId: '100001', account: 'expert1' },
  'a rival who has registered': { tenantId: '300001', account: 'supplier1' },
  'a rival who has quoted': { tenantId: '300002', account: 'supplier2' },
};
export type Looker = string;

/** One product with the demo in it: the same in every world, but for what its bidder has done. */
export interface World {
  readonly app: RealApp;
  /** Of the demo: registration is open, some have quoted. */
  readonly projectId: string;
  readonly packageIds: readonly string[];
  ask(token: string, method: 'GET' | 'POST', url: string, payload?: object): Promise<{ status: number; text: string }>;
  send(token: string, url: string, file: { name: string; bytes: Buffer }): Promise<{ status: number; text: string }>;
  tokenOf(looker: Looker): string;
  /** What an endpoint answers to somebody who sends what it might well be sent. */
  see(looker: Looker, endpoint: Endpoint, input: Record<string, unknown>): Promise<string>;
  inputsOf(looker: Looker, endpoint: Endpoint): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export async function makeWorld(): Promise<World> {
  const app = await startRealApp();
  await app.signInWithEverything('100001', 'buyer');
  const tokens = new Map<string, string>();
  for (const [name, { tenantId, account }] of Object.entries(lookers)) {
    const token = newToken(tenantId);
    await app.asSuperuser(signedIn, [tenantId, account, tokenHash(token)]);
    tokens.set(name, token);
  }
  const [project] = await app.asSuperuser<{ id: string; packages: string[] }>(openProject);
  if (!project) throw new Error('the demo has no project that takes registrations');
  const known = new Set((await app.asSuperuser<{ id: string }>(demoIds)).map(({ id }) => id));
  const rows = new Map<string, RowSet>();
  const ask: World['ask'] = async (token, method, url, payload) => {
    const headers = { 'blade-auth': `bearer ${token}` };
    const answer = await app.app.server.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, text: textOf(answer) };
  };
  const send: World['send'] = async (token, url, { name, bytes }) => {
    const head = `--part\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--part--\r\n')]);
    const headers = { 'blade-auth': `bearer ${token}`, 'content-type': 'multipart/form-data; boundary=part' };
    const answer = await app.app.server.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, text: textOf(answer) };
  };
  const tokenOf = (looker: Looker) => tokens.get(looker) ?? '';
  // Until what the calls left for the logs stands in their tables: the last look is among them.
  const settle = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    await app.app.requestLog.flush();
  };
  return {
    app,
    projectId: project.id,
    packageIds: project.packages,
    ask,
    send,
    tokenOf,
    async see(looker, endpoint, input) {
      if (endpoint.route.includes('/blade-log/')) await settle();
      const { method, path } = parseRoute(endpoint.route);
      const query = new URLSearchParams(
        Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const { status, text } =
        method === 'GET'
          ? await ask(tokenOf(looker), 'GET', `${path}?${query.toString()}`)
          : await ask(tokenOf(looker), 'POST', path, input);
      return `${status} ${withoutChance(text, known)}`;
    },
    async inputsOf(looker, endpoint) {
      const tenantId = lookers[looker]?.tenantId ?? '';
      const own = rows.get(tenantId) ?? (await rowsOf(app, tenantId, project.id));
      rows.set(tenantId, own);
      const whole = plausibleInput(endpoint, allEntities, own);
      const bare = Object.fromEntries(
        Object.entries(whole).filter(([name]) => (inputSchema(endpoint).required ?? []).includes(name)),
      );
      const paging = 'size' in (inputSchema(endpoint).properties ?? {}) ? { current: 1, size: 100 } : {};
      const short = { ...bare, ...paging };
      const inputs = JSON.stringify(whole) === JSON.stringify(short) ? [whole] : [whole, short];
      return inputs.filter((input) => endpoint.input.safeParse(input).success);
    },
    close: () => app.close(),
  };
}

/** What is packed (workbooks, documents) by the texts of its parts, but for when it was packed. */
function textOf({ rawPayload, body }: LightMyRequestResponse): string {
  if (rawPayload.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return body;
  const parts = Object.entries(unzipSync(rawPayload)).filter(([name]) => !name.startsWith('docProps/'));
  return parts.map(([name, bytes]) => `${name} ${Buffer.from(bytes).toString()}`).join('\n');
}

/** Rows are made by the clock of the demo, on its day from ten o'clock on, and some by the database's own. */
const dayMs = 86_400_000;
const realDays = [-1, 0, 1].map((shift) => new Date(Date.now() + shift * dayMs).toISOString().slice(0, 10));
const textsOfNow = new RegExp(
  String.raw`(?:2026-11-20[ T]1\d|(?:${realDays.join('|')})[ T]\d\d):\d\d:\d\d(\.\d+)?`,
  'g',
);
/** In a workbook a day is the number of days since the end of 1899. */
const cellDays = realDays.map((day) => Date.parse(day) / dayMs + 25_569);
const cellsOfNow = new RegExp(String.raw`<v>(?:46346\.[4-8]|(?:${cellDays.join('|')})\.)\d*</v>`, 'g');

/** What differs between two runs of the same: ids made since, the time of day, request ids. */
function withoutChance(text: string, known: ReadonlySet<string>): string {
  return (
    text
      .replaceAll(cellsOfNow, '<v>(now)</v>')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '(uuid)')
      .replaceAll(/\b[0-9a-f]{64}\b/g, (hash) => (known.has(hash) ? hash : '(hash)'))
      .replaceAll(/\b\d{10,19}\b/g, (id) => (known.has(id) ? id : '(id)'))
      // Chromium counts the parts of a page that it prints on and on.
      .replaceAll(/\(node\d{8}\)/g, '(node)')
      .replaceAll(/BM\d{12}/g, 'BM(id)')
      .replaceAll(/\.[\w-]{43}\b/g, '.(signature)')
      .replaceAll(textsOfNow, '(now)')
      .replaceAll(/"(time|ms)":"?\d+"?/g, '"$1":0')
      .replaceAll(/<v>\d+<\/v>(<\/c><c r="[A-Z]+\d+" s="\d+"><v>\(now\))/g, '<v>(ms)</v>$1')
  );
}

/** The rows of the project, and beside them the first that the looker's tenant has. */
async function rowsOf(app: RealApp, tenantId: string, projectId: string): Promise<RowSet> {
  const ids = new Map<string, string>();
  for (const { name, table } of allEntities) {
    const columns = await app.asSuperuser<{ name: string }>(columnsOf, [table]);
    const has = (column: string) => columns.some((one) => one.name === column);
    if (!has('id')) continue;
    const ofProject = has('project_id') ? 'project_id' : name === 'project' ? 'id' : undefined;
    const owner = ofProject ? '100001' : tenantId;
    const [row] = await app.asSuperuser<{ id: string }>(
      `select id::text from ${table} where tenant_id = $1 ${ofProject ? `and ${ofProject} = ${projectId}` : ''} order by id limit 1`,
      [owner],
    );
    if (row) ids.set(name, row.id);
  }
  return { id: (name) => ids.get(name), version: () => 0 };
}

const columnsOf = `select column_name::text as name from information_schema.columns where table_schema = 'public' and table_name = $1`;
const openProject = `
  select p.id::text, array(select k.id::text from package k where k.tenant_id = p.tenant_id and k.project_id = p.id) as packages
  from project p where p.tenant_id = '100001' and p.stage in ${projectLifecycle.sql('published', 'registering', 'quoting')}
    and p.entry_end_time > timestamptz '2026-11-20 12:00:00+08' order by p.id desc limit 1`;
const demoIds = `
  select id::text from project union select id::text from package union select id::text from supplier
  union select id::text from user_account union select id::text from entry
  union select hash from evidence`;
const signedIn = `
  with opened as (
    insert into session (tenant_id, id, user_id, client_id, address, start_time)
    select tenant_id, 7000000 + id % 1000000, id, 'saber', '127.0.0.1', now() from user_account
    where tenant_id = $1 and account = $2 returning id)
  insert into session_token (tenant_id, hash, session_id, kind, expire_time)
  select $1, $3, id, 'access', now() + interval '60 days' from opened`;

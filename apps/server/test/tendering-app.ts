import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { LightMyRequestResponse } from 'fastify';
import type { Envelope } from '@zhaocai/model';
import { contractModule } from '../src/modules/contract/index.ts';
import { fileModule } from '../src/modules/file/index.ts';
import { hallModule } from '../src/modules/hall/index.ts';
import { createRequestLog } from '../src/modules/log/index.ts';
import { sealingModule } from '../src/modules/sealing/index.ts';
import { tenderingModule } from '../src/modules/tendering/index.ts';
import { workflowModule } from '../src/modules/workflow/index.ts';
import { createAuthenticator, type SessionUser } from '../src/platform/access/index.ts';
import { actSealOf, createRootBook, type RootBook } from '../src/platform/audit/index.ts';
import { openDatabase } from '../src/platform/db/index.ts';
import { createFiles, type Files } from '../src/platform/files/index.ts';
import { bodyKeyOf, createHttpServer, mount, observeCalls } from '../src/platform/http/index.ts';
import { assemble, type Module, type Platform } from '../src/platform/module/index.ts';
import { currentSecret, type Secret } from '../src/platform/secrets/index.ts';
import { testSecret, type OpenTestDatabase } from './harness.ts';
import { quiet } from './database-url.ts';
import { openSeededDatabase } from './seeded-database.ts';

const tenants = {
  admin: '000000',
  buyer: '100001',
  manager: '100001',
  finance: '100001',
  expert1: '100001',
  supervisor: '100001',
  dept: '100001',
  applicant: '100001',
  agent: '200001',
  /** Its administrator. */
  chief: '100001',
  supplier1: '300001',
  supplier2: '300002',
  supplier3: '300003',
} as const;
export type Account = keyof typeof tenants;

export interface Person {
  readonly user: SessionUser;
  get(path: string, headers?: Record<string, string>): Promise<Envelope>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Envelope>;
  upload(path: string, file: { name: string; bytes: Buffer }): Promise<Envelope>;
  raw(path: string): Promise<LightMyRequestResponse>;
  rawPost(path: string, body: object): Promise<LightMyRequestResponse>;
}

/** What the steps of a procurement need of an application: this one, or the whole product. */
export interface Played extends Pick<OpenTestDatabase, 'clock' | 'asSuperuser'> {
  as(account: Account): Pick<Person, 'get' | 'post' | 'upload'>;
}

/** The procurement over HTTP on a database of the test file's own, with the demo's accounts and their real rights. */
export interface TenderingApp extends OpenTestDatabase {
  readonly platform: Platform;
  readonly files: Files;
  readonly filesFolder: string;
  readonly secret: string;
  readonly rootBook: RootBook;
  /** Every line that the server logged. */
  readonly logged: string[];
  /** Until what the calls left for the log of requests stands in its tables. */
  settleLog(): Promise<void>;
  as(account: Account): Person;
  /** What somebody is answered who is not signed in, at the very address. */
  visit(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The same installation, started anew with another SECRET; closed with this one. */
  startedWith(other: Secret): Promise<TenderingApp>;
}

const secret = testSecret;

/** `more`: other modules that a test needs beside. */
export async function startTenderingApp(more: readonly Module[] = []): Promise<TenderingApp> {
  const opened = await openSeededDatabase('tendering');
  const filesFolder = await mkdtemp(join(tmpdir(), 'zc-files-'));
  const rootsFolder = await mkdtemp(join(tmpdir(), 'zc-roots-'));
  const app = await serve({ opened, filesFolder, rootsFolder, more, secret });
  return {
    ...app,
    async close() {
      await app.close();
      await opened.close();
      await rm(filesFolder, { recursive: true, force: true });
      await rm(rootsFolder, { recursive: true, force: true });
    },
  };
}

interface Installation {
  readonly opened: OpenTestDatabase;
  readonly filesFolder: string;
  readonly rootsFolder: string;
  readonly more: readonly Module[];
  readonly secret: Secret;
}

async function serve(installation: Installation): Promise<TenderingApp> {
  const { opened, filesFolder, rootsFolder, more, secret } = installation;
  const { database, clock } = opened;
  const users = await loadUsers(opened);
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const rootBook = createRootBook({ folder: rootsFolder, secret });
  const others: TenderingApp[] = [];
  const files = createFiles({ folder: filesFolder, secret });
  const server = await createHttpServer({ log, trustProxy: false, requestsPerMinute: 1_000_000 });
  const requestLog = createRequestLog({ database, clock, log });
  observeCalls(server, requestLog);
  // The header names the account: signing in has tests of its own.
  const authenticate = async (header: string | undefined) => users.get(header ?? '');
  const bodyKey = bodyKeyOf(secret);
  const tools = {
    database,
    clock,
    authenticator: createAuthenticator({ database, clock }),
    files,
    secret,
    demo: true,
    rootBook,
  };
  const always = [sealingModule, tenderingModule, hallModule, contractModule, workflowModule, fileModule];
  const platform = assemble([...always, ...more.filter((one) => !always.includes(one))], tools);
  const { mounted, flowBusinesses } = platform;
  for (const one of mounted) mount(server, one, { database, clock, bodyKey, authenticate, flowBusinesses });
  const as = (account: Account): Person => {
    const user = users.get(account);
    if (!user) throw new Error(`no account ${account}`);
    const ask = (method: 'GET' | 'POST', url: string, more: object = {}) =>
      server.inject({
        method,
        url: `/api${url}`,
        ...more,
        headers: { 'blade-auth': account, ...(more as { headers?: object }).headers },
      });
    return {
      user,
      get: async (path, headers = {}) => (await ask('GET', path, { headers })).json<Envelope>(),
      // As the browser does it: every click is an intent with a key of its own.
      post: async (path, payload = {}, headers = {}) =>
        (
          await ask('POST', path, { payload, headers: { 'idempotency-key': randomUUID(), ...headers } })
        ).json<Envelope>(),
      upload: async (path, file) => (await ask('POST', path, multipart(file))).json<Envelope>(),
      raw: (path) => ask('GET', path),
      rawPost: (path, payload) => ask('POST', path, { payload }),
    };
  };
  return {
    ...opened,
    platform,
    files,
    filesFolder,
    secret: currentSecret(secret),
    rootBook,
    logged,
    as,
    visit: (url, headers = {}) => server.inject({ method: 'GET', url, headers }),
    async startedWith(other) {
      const { appUrl } = opened;
      const database = openDatabase({ appUrl, max: 3, clock, log: quiet, acts: actSealOf(other) });
      await database.ready();
      const started = await serve({ ...installation, opened: { ...opened, database }, secret: other });
      others.push(started);
      return started;
    },
    async settleLog() {
      await new Promise((resolve) => setImmediate(resolve));
      await requestLog.flush();
    },
    async close() {
      for (const other of others) await other.close();
      for (const other of others) await other.database.end();
      await server.close();
      await requestLog.stop();
    },
  };
}

function multipart({ name, bytes }: { name: string; bytes: Buffer }) {
  const boundary = 'zc-boundary-7d1f';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

async function loadUsers({ asSuperuser }: OpenTestDatabase): Promise<Map<string, SessionUser>> {
  const rows = await asSuperuser<{
    tenantId: string;
    userId: string;
    account: string;
    nickName: string;
    tenantName: string;
    kind: SessionUser['tenantKind'];
    codes: string[];
    scopes: number[];
  }>(`
    select u.tenant_id as "tenantId", u.id::text as "userId", u.account, u.nick_name as "nickName",
      t.tenant_name as "tenantName", t.kind,
      array(select distinct m.code from user_role ur join role_menu rm on rm.tenant_id = ur.tenant_id and rm.role_id = ur.role_id
        join menu m on m.id = rm.menu_id where ur.tenant_id = u.tenant_id and ur.user_id = u.id) as codes,
      array(select distinct s.scope_type::int from user_role ur join role_data_scope s on s.tenant_id = ur.tenant_id
        and s.role_id = ur.role_id where ur.tenant_id = u.tenant_id and ur.user_id = u.id) as scopes
    from user_account u join tenant t on t.tenant_id = u.tenant_id`);
  return new Map(
    rows.map(({ tenantId, userId, account, nickName, tenantName, kind, codes, scopes }) => [
      tenantId === tenants.chief && account === 'admin' ? 'chief' : account,
      {
        sessionId: '1',
        tenantId,
        userId,
        account,
        nickName,
        tenantName,
        tenantKind: kind,
        roleIds: [],
        roleAliases: [],
        deptIds: [],
        deptSubtreeIds: [],
        permissions: new Set(codes),
        mustChangePassword: false,
        dataScopes: { '*': scopes as SessionUser['dataScopes'][string] },
      } satisfies SessionUser,
    ]),
  );
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import type { LightMyRequestResponse } from 'fastify';
import type { Envelope } from '@zhaocai/model';
import type { SessionUser } from '../src/platform/access/index.ts';
import { verifyChain, type ChainVerdict } from '../src/platform/audit/index.ts';
import { createClock, openDatabase, startIds, type Clock } from '../src/platform/db/index.ts';
import { bodyKeyOf, createHttpServer, mount, type MountedEndpoint } from '../src/platform/http/index.ts';
import { createTestDatabase } from './harness.ts';

/** anna sees her whole tenant, berta and dora their own rows, emil may only look; carl is of another tenant. */
const users = {
  anna: aUser('100001', '1', { '*': [1] }),
  berta: aUser('100001', '2', {}),
  dora: aUser('100001', '3', {}),
  emil: { ...aUser('100001', '4', { '*': [1] }), permissions: new Set(['meetingRoom_view']) },
  carl: aUser('100002', '5', { '*': [1] }),
} satisfies Record<string, SessionUser>;

export type UserName = keyof typeof users | undefined;

export interface SampleApp {
  readonly clock: Clock;
  get(user: UserName, url: string): Promise<Envelope>;
  post(user: UserName, url: string, body: object, headers?: Record<string, string>): Promise<Envelope>;
  raw(user: UserName, method: 'GET' | 'POST', url: string, body?: object): Promise<LightMyRequestResponse>;
  verifyChain(tenantId: string, stream: string): Promise<ChainVerdict>;
  close(): Promise<void>;
}

/** A server with the given endpoints on a database of its own: the platform without any module. */
export async function startSampleApp(options: {
  sqlFile: string;
  mounted: readonly MountedEndpoint[];
}): Promise<SampleApp> {
  const testDatabase = await createTestDatabase();
  await runSql(testDatabase.ownerUrl, options.sqlFile);
  const clock = createClock();
  const log = pino({ level: 'silent' });
  const database = openDatabase({ appUrl: testDatabase.appUrl, max: 8, clock, log });
  await database.ready();
  await startIds(database);
  const server = await createHttpServer({ log, trustProxy: false, requestsPerMinute: 1_000_000 });
  // The header names the user: sessions have tests of their own.
  const authenticate = async (header: string | undefined) => users[header as keyof typeof users];
  const bodyKey = bodyKeyOf('a secret that is long enough to be one');
  for (const one of options.mounted) mount(server, one, { database, clock, bodyKey, authenticate });
  const inject = (
    user: UserName,
    request: { method: 'GET' | 'POST'; url: string; payload?: object; headers?: Record<string, string> },
  ) => server.inject({ ...request, headers: { ...(user && { 'blade-auth': user }), ...request.headers } });
  return {
    clock,
    get: async (user, url) => (await inject(user, { method: 'GET', url })).json(),
    post: async (user, url, payload, headers) => (await inject(user, { method: 'POST', url, payload, headers })).json(),
    raw: (user, method, url, payload) => inject(user, { method, url, payload }),
    verifyChain: (tenantId, stream) => verifyChain(database.scoped(tenantId), { tenantId, stream }),
    async close() {
      await server.close();
      await database.end();
      await testDatabase.drop();
    },
  };
}

async function runSql(url: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(await readFile(fileURLToPath(new URL(`fixtures/${file}`, import.meta.url)), 'utf8'));
  await client.end();
}

function aUser(tenantId: string, userId: string, dataScopes: SessionUser['dataScopes']): SessionUser {
  const verbs = ['view', 'add', 'edit', 'delete', 'export'];
  return {
    sessionId: userId,
    tenantId,
    tenantName: tenantId,
    tenantKind: 'buyer',
    userId,
    account: userId,
    nickName: userId,
    roleIds: [],
    roleAliases: [],
    deptIds: [],
    deptSubtreeIds: [],
    permissions: new Set(verbs.map((verb) => `meetingRoom_${verb}`)),
    dataScopes,
    mustChangePassword: false,
  };
}

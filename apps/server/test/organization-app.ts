import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import type { Envelope, TokenAnswer } from '@zhaocai/model';
import { createApp, type App } from '../src/app.ts';
import { verifyChain } from '../src/platform/audit/index.ts';
import { quiet } from './database-url.ts';
import type { OpenTestDatabase } from './harness.ts';
import { openSeededDatabase } from './seeded-database.ts';
import { md5, saber } from './session-app.ts';

type Data = Record<string, unknown>;
/** An answer whose data the test reads as it expects it. */
export type Answer<D = Data> = Envelope<D>;

export interface Person {
  readonly token: string;
  get<D = Data>(path: string): Promise<Answer<D>>;
  post<D = Data>(path: string, body?: object): Promise<Answer<D>>;
  upload<D = Data>(path: string, file: { name: string; bytes: Buffer }): Promise<Answer<D>>;
  raw(path: string): Promise<LightMyRequestResponse>;
  /** Where the answer is a file too. */
  uploadForFile(path: string, file: { name: string; bytes: Buffer }): Promise<Buffer>;
}

/** The product over HTTP with the demo's people, who really sign in; nothing of procurement is played. */
export interface OrganizationApp extends OpenTestDatabase {
  readonly app: App;
  signIn(account: string, tenantId: string, typed?: string): Promise<LightMyRequestResponse>;
  person(account: string, tenantId?: string, typed?: string): Promise<Person>;
  /** What `data` holds, where the call was answered. */
  userId(account: string, tenantId?: string): Promise<string>;
  roleId(alias: string, tenantId?: string): Promise<string>;
  deptId(name: string, tenantId?: string): Promise<string>;
  /** Payloads of the evidence of this action, the last one last. */
  evidence(action: string, tenantId?: string): Promise<Data[]>;
  isChainWhole(tenantId: string): Promise<boolean>;
}

export async function startOrganizationApp({ max = 8 }: { max?: number } = {}): Promise<OrganizationApp> {
  const opened = await openSeededDatabase('product', { max });
  const { database, clock } = opened;
  const filesFolder = await mkdtemp(join(tmpdir(), 'zc-organization-'));
  const secret = 'a secret that is long enough to be one';
  const app = await createApp({ database, clock, log: quiet, filesFolder, secret, demo: true, requestsPerMinute: 1e9 });
  const { server } = app;
  const signIn: OrganizationApp['signIn'] = (account, tenantId, typed = 'Demo@2026') =>
    server.inject({
      method: 'POST',
      url: '/api/blade-auth/oauth/token',
      headers: { authorization: saber, 'tenant-id': tenantId },
      payload: { tenantId, username: account, password: md5(typed), grant_type: 'password', scope: 'all' },
    });
  const id = async (sql: string, values: string[]) =>
    (await opened.asSuperuser<{ id: string }>(`${sql} and is_deleted = 0`, values))[0]?.id ?? '0';
  return {
    ...opened,
    /** What happens behind the product's back reaches it at once: no change of rights tells it. */
    async asSuperuser<R extends object>(sql: string, values?: readonly unknown[]) {
      const rows = await opened.asSuperuser<R>(sql, values);
      app.platform.authenticator.forgetAll();
      return rows;
    },
    app,
    signIn,
    async person(account, tenantId = '100001', typed) {
      const { access_token: token } = (await signIn(account, tenantId, typed)).json<TokenAnswer>();
      return personOf(app, token);
    },
    userId: (account, tenantId = '100001') =>
      id('select id::text from user_account where tenant_id = $1 and account = $2', [tenantId, account]),
    roleId: (alias, tenantId = '100001') =>
      id('select id::text from role where tenant_id = $1 and role_alias = $2', [tenantId, alias]),
    deptId: (name, tenantId = '100001') =>
      id('select id::text from dept where tenant_id = $1 and dept_name = $2', [tenantId, name]),
    async evidence(action, tenantId = '100001') {
      const rows = await opened.asSuperuser<{ payload: string }>(
        `select payload from evidence where tenant_id = $1 and stream = 'admin' and action = $2 order by seq`,
        [tenantId, action],
      );
      return rows.map(({ payload }) => JSON.parse(payload) as Data);
    },
    isChainWhole: async (tenantId) => (await verifyChain(database.scoped(tenantId), { tenantId, stream: 'admin' })).ok,
    async close() {
      await server.close();
      await opened.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

export function personOf({ server }: Pick<App, 'server'>, token: string): Person {
  const ask = (method: 'GET' | 'POST', path: string, more: { payload?: object; headers?: object } = {}) =>
    server.inject({
      method,
      url: `/api${path}`,
      ...more,
      headers: { 'blade-auth': `bearer ${token}`, ...more.headers },
    });
  return {
    token,
    get: async <D>(path: string) => (await ask('GET', path)).json<Answer<D>>(),
    post: async <D>(path: string, payload: object = {}) => (await ask('POST', path, { payload })).json<Answer<D>>(),
    upload: async <D>(path: string, file: { name: string; bytes: Buffer }) =>
      (await ask('POST', path, multipart(file))).json<Answer<D>>(),
    raw: (path) => ask('GET', path),
    uploadForFile: async (path, file) => (await ask('POST', path, multipart(file))).rawPayload,
  };
}

function multipart({ name, bytes }: { name: string; bytes: Buffer }) {
  const boundary = 'zc-boundary-5b2e';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

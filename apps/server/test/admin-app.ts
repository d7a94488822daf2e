import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@zhaocai/model';
import type { LightMyRequestResponse } from 'fastify';
import { createApp, type App } from '../src/app.ts';
import { quiet } from './database-url.ts';
import type { OpenTestDatabase } from './harness.ts';
import { openSeededDatabase } from './seeded-database.ts';
import { demoPasswordMd5, saber } from './session-app.ts';

/** Somebody who has signed in; answers are envelopes. */
export interface Administrator {
  get(path: string): Promise<Envelope>;
  post(path: string, body?: object): Promise<Envelope>;
  /** What comes as a file. */
  download(path: string, body?: object): Promise<Buffer>;
  upload(path: string, file: { name: string; bytes: Buffer }): Promise<Envelope>;
}

/** The product as main.ts assembles it, with the demo's accounts and without its projects. */
export interface AdminApp extends OpenTestDatabase {
  readonly app: App;
  inject(options: object): Promise<LightMyRequestResponse>;
  signIn(tenantId: string, account: string): Promise<Administrator>;
}

type AdminOptions = Pick<Parameters<typeof createApp>[0], 'privateHosts' | 'officeUrl' | 'baseUrl' | 'rootsFolder'>;

export async function startAdminApp(settings: AdminOptions = {}): Promise<AdminApp> {
  const opened = await openSeededDatabase('product');
  const { database, clock } = opened;
  const filesFolder = await mkdtemp(join(tmpdir(), 'zhaocai-admin-'));
  const secret = 'a secret that is long enough to be one';
  const options = { database, clock, log: quiet, filesFolder, secret, demo: true, ...settings };
  const app = await createApp({ ...options, requestsPerMinute: 1e9 });
  const inject = (request: object) => app.server.inject(request);
  return {
    ...opened,
    app,
    inject,
    signIn: async (tenantId, account) => administrator(inject, await tokenOf(inject, { tenantId, account })),
    async close() {
      await app.server.close();
      await opened.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

type Inject = AdminApp['inject'];

async function tokenOf(inject: Inject, { tenantId, account }: { tenantId: string; account: string }): Promise<string> {
  const answer = await inject({
    method: 'POST',
    url: '/api/blade-auth/oauth/token',
    headers: { authorization: saber, 'tenant-id': tenantId },
    payload: { tenantId, username: account, password: demoPasswordMd5, grant_type: 'password', scope: 'all' },
  });
  return answer.json<{ access_token: string }>().access_token;
}

function administrator(inject: Inject, token: string): Administrator {
  const ask = async (method: 'GET' | 'POST', url: string, more: { payload?: unknown; headers?: object } = {}) => {
    const headers = { 'blade-auth': `bearer ${token}`, ...more.headers };
    return (await inject({ method, url: `/api${url}`, ...more, headers })).json<Envelope>();
  };
  return {
    get: (path) => ask('GET', path),
    post: (path, payload = {}) => ask('POST', path, { payload }),
    download: async (path, payload = {}) => {
      const headers = { 'blade-auth': `bearer ${token}` };
      return (await inject({ method: 'POST', url: `/api${path}`, payload, headers })).rawPayload;
    },
    upload: (path, { name, bytes }) =>
      ask('POST', path, {
        headers: { 'content-type': 'multipart/form-data; boundary=part' },
        payload: Buffer.concat([
          Buffer.from(`--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
          bytes,
          Buffer.from('\r\n--part--\r\n'),
        ]),
      }),
  };
}

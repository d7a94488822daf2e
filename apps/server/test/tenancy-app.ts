import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope, TokenAnswer } from '@zhaocai/model';
import { createApp, type App } from '../src/app.ts';
import { quiet } from './database-url.ts';
import type { OpenTestDatabase } from './harness.ts';
import { openSeededDatabase } from './seeded-database.ts';
import { demoPasswordMd5, md5, saber } from './session-app.ts';

export type Answer = Envelope<Record<string, unknown>>;

export interface TenancyApp extends OpenTestDatabase {
  readonly app: App;
  /** POST oauth/token; the password is typed, the demo's where none is given. */
  signIn(tenantId: string, account: string, typed?: string): Promise<{ status: number; body: Partial<TokenAnswer> }>;
  /** As a demo account, `100001/buyer`; signed in once. Nobody for `undefined`. */
  ask(who: string | undefined, route: string, input?: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** The same with a token and headers of one's own. */
  send(
    token: string | undefined,
    route: string,
    options?: {
      readonly input?: Readonly<Record<string, unknown>>;
      readonly headers?: Readonly<Record<string, string>>;
    },
  ): Promise<Answer>;
}

/** The whole product with the demo's tenants and without its projects. */
export async function startTenancyApp(): Promise<TenancyApp> {
  const opened = await openSeededDatabase('product');
  const { database, clock } = opened;
  const filesFolder = await mkdtemp(join(tmpdir(), 'zhaocai-tenancy-'));
  const secret = 'a secret that is long enough to be one';
  const app = await createApp({ database, clock, log: quiet, filesFolder, secret, demo: true, requestsPerMinute: 1e9 });
  const tokens = new Map<string, string>();
  const send: TenancyApp['send'] = async (token, route, { input = {}, headers = {} } = {}) => {
    const [method, path = ''] = route.split(' ');
    const isPost = method === 'POST';
    const query = isPost
      ? ''
      : `?${new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
    const response = await app.server.inject({
      method: isPost ? 'POST' : 'GET',
      url: `${path}${query}`,
      payload: isPost ? input : undefined,
      headers: { ...(token && { 'blade-auth': `bearer ${token}` }), ...headers },
    });
    return response.json<Answer>();
  };
  const signIn: TenancyApp['signIn'] = async (tenantId, account, typed) => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/blade-auth/oauth/token',
      headers: { authorization: saber, 'tenant-id': tenantId },
      payload: { tenantId, username: account, password: typed ? md5(typed) : demoPasswordMd5, grant_type: 'password' },
    });
    return { status: response.statusCode, body: response.json<Partial<TokenAnswer>>() };
  };
  return {
    ...opened,
    app,
    send,
    signIn,
    async ask(who, route, input) {
      if (who && !tokens.has(who)) {
        const [tenantId = '', account = ''] = who.split('/');
        tokens.set(who, (await signIn(tenantId, account)).body.access_token ?? '');
      }
      return send(who && tokens.get(who), route, { input });
    },
    async close() {
      await app.server.close();
      await opened.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

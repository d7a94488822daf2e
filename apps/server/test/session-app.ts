import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { sessionRoutes, sessionDeps } from '../src/modules/session/index.ts';
import { systemRoutes } from '../src/modules/system/routes.ts';
import { createAuthenticator, type Authenticator } from '../src/platform/access/index.ts';
import { bodyKeyOf, createHttpServer, mount } from '../src/platform/http/index.ts';
import type { OpenTestDatabase } from './harness.ts';
import { openSeededDatabase } from './seeded-database.ts';

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');
export const saber = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`;
export const demoPasswordMd5 = md5('Demo@2026');

export interface SignInForm {
  readonly tenantId?: string;
  readonly username?: string;
  readonly password?: string;
  readonly grant_type?: string;
  readonly refresh_token?: string;
}

export interface CallOptions {
  readonly token?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** The session and system modules over HTTP, on a seeded database of the test file's own. */
export interface SessionApp extends OpenTestDatabase {
  readonly authenticator: Authenticator;
  /** Every line that the server logged. */
  readonly logged: readonly string[];
  /** How long sign-ins were held up, in the order of asking. */
  readonly pauses: number[];
  call(route: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  /** POST oauth/token as a form; the password is typed, not hashed, or `password` as it travels. */
  signIn(
    account: string,
    tenantId: string,
    options?: CallOptions & { typed?: string; password?: string },
  ): Promise<LightMyRequestResponse>;
  /** A sign-in to the demo's buyer with what is shown beside the password. */
  second(account: string, shown: Readonly<Record<string, string>>, address?: string): Promise<LightMyRequestResponse>;
  /** The access token of a demo account. */
  tokenOf(account: string, tenantId: string): Promise<string>;
}

export async function startSessionApp({ demo = true }: { demo?: boolean } = {}): Promise<SessionApp> {
  const opened = await openSeededDatabase(demo ? 'accounts' : 'platform');
  const { database, clock } = opened;
  const logged: string[] = [];
  const pauses: number[] = [];
  const secret = 'a secret that is long enough to be one';
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const server = await createHttpServer({ log, trustProxy: true, requestsPerMinute: 1_000_000 });
  const authenticator = createAuthenticator({ database, clock });
  const pause = async (ms: number) => void pauses.push(ms);
  const routes = [
    ...sessionRoutes(sessionDeps({ database, clock, authenticator, pause, secret, demo })),
    ...systemRoutes({ demo }),
  ];
  const bodyKey = bodyKeyOf(secret);
  for (const one of routes) mount(server, one, { database, clock, bodyKey, authenticate: authenticator.authenticate });
  const call: SessionApp['call'] = (route, { token, body, headers, address } = {}) => {
    const [method, url = ''] = route.split(' ');
    return server.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      payload: body,
      headers: { ...(token && { 'blade-auth': `bearer ${token}` }), ...headers },
      ...(address && { remoteAddress: address }),
    });
  };
  const signIn: SessionApp['signIn'] = (
    account,
    tenantId,
    { typed = 'Demo@2026', password = md5(typed), body, ...options } = {},
  ) =>
    call('POST /api/blade-auth/oauth/token', {
      ...options,
      headers: { authorization: saber, 'tenant-id': tenantId, ...options.headers },
      body: {
        tenantId,
        username: account,
        password,
        grant_type: 'password',
        scope: 'all',
        type: 'account',
        ...body,
      },
    });
  return {
    ...opened,
    authenticator,
    logged,
    pauses,
    call,
    signIn,
    second: (account, shown, address) => signIn(account, '100001', { body: shown, ...(address && { address }) }),
    tokenOf: async (account, tenantId) =>
      (await signIn(account, tenantId)).json<{ access_token: string }>().access_token,
    async close() {
      await server.close();
      await opened.close();
    },
  };
}

import { createHash, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { Envelope } from '@zhaocai/model';
import { startRealApp, type RealApp, type RealAppOptions } from '../real-app.ts';
import type { Played } from '../tendering-app.ts';

/** The demo's people who have a part in an attack. */
const tenantOf = {
  admin: '000000',
  chief: '100001',
  supervisor: '100001',
  agent: '200001',
  buyer: '100001',
  manager: '100001',
  finance: '100001',
  expert1: '100001',
  dept: '100001',
  applicant: '100001',
  supplier1: '300001',
  supplier2: '300002',
  supplier3: '300003',
} as const;
type Name = keyof typeof tenantOf;

export const demoPassword = 'Demo@2026';

/** The whole product on a port of its own, and people who sign in at it as everybody does. */
export interface Stage extends Played {
  readonly real: RealApp;
  readonly url: string;
  /** Every line that the server logged. */
  readonly logged: readonly string[];
  signIn(name: Name, typed?: string): Promise<Response>;
  /** An access token that is good now. */
  tokenOf(name: Name): Promise<string>;
  /** A call as it goes over the line: what a browser would not send, too. */
  send(name: Name, path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export async function openStage(options: RealAppOptions = {}): Promise<Stage> {
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const real = await startRealApp({ max: 10, log, ...options });
  const url = await real.app.server.listen({ port: 0, host: '127.0.0.1' });
  const tokens = new Map<Name, string>();
  const signIn: Stage['signIn'] = (name, typed = demoPassword) =>
    fetch(`${url}/api/blade-auth/oauth/token`, {
      method: 'POST',
      headers: { authorization: saber, 'tenant-id': tenantOf[name] },
      body: new URLSearchParams({
        tenantId: tenantOf[name],
        username: name === 'chief' ? 'admin' : name,
        password: createHash('md5').update(typed).digest('hex'),
        grant_type: 'password',
      }),
    });
  const tokenOf: Stage['tokenOf'] = async (name) => {
    const known = tokens.get(name);
    if (known) return known;
    const { access_token: token } = (await (await signIn(name)).json()) as { access_token?: string };
    if (!token) throw new Error(`${name} could not sign in`);
    tokens.set(name, token);
    return token;
  };
  const sendOnce = async (name: Name, path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(`${url}/api${path}`, {
      ...init,
      headers: { 'blade-auth': `bearer ${await tokenOf(name)}`, ...(headers as Record<string, string>) },
    });
  // A token lives for an hour, and the stories go over days.
  const send: Stage['send'] = async (name, path, init) => {
    const answer = await sendOnce(name, path, init);
    if (answer.status !== 401) return answer;
    tokens.delete(name);
    return sendOnce(name, path, init);
  };
  const envelope = async (answer: Promise<Response>) => (await (await answer).json()) as Envelope;
  return {
    real,
    url,
    logged,
    clock: real.clock,
    asSuperuser: real.asSuperuser,
    signIn,
    tokenOf,
    send,
    as: (name) => ({
      get: (path) => envelope(send(name, path)),
      post: (path, body = {}, headers = {}) =>
        envelope(
          send(name, path, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
          }),
        ),
      upload: (path, { name: fileName, bytes }) => {
        const body = new FormData();
        body.append('file', new Blob([new Uint8Array(bytes)]), fileName);
        return envelope(send(name, path, { method: 'POST', body }));
      },
    }),
    close: () => real.close(),
  };
}

const saber = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`;

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

interface Asked {
  readonly token?: string;
  readonly body?: object;
  /** Tenant, account and password: a sign-in. */
  readonly form?: readonly [string, string, string];
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

type Heard = Readonly<Record<string, unknown>>;

/** A line that stands, so that one and the same process answers all that is asked over it. */
export interface Line {
  ask(method: 'GET' | 'POST', path: string, asked: Asked): Promise<Answered>;
  /** Signs one of the demo's accounts in, and answers his token. */
  signIn(tenantId: string, account: string): Promise<string>;
  /** A socket of its own at the same process, and what has come over it. */
  listen(token: string): Promise<{ messages(): readonly Heard[] }>;
  close(): void;
}

/** The processes that serve under this one. */
export function workersOf(leader: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === leader);
}

function parentOf(pid: number): number | undefined {
  const stat = told(`/proc/${pid}/stat`);
  return stat === '' ? undefined : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function told(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The end of this connection that the server holds: whose is it? */
function isAt(pid: number, socket: Socket): boolean {
  const hex = (port: number | undefined) => (port ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const line = ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((path) => told(path).split('\n'))
    .map((text) => text.trim().split(/\s+/))
    .find(([, own, far]) => own?.endsWith(`:${hex(socket.remotePort)}`) && far?.endsWith(`:${hex(socket.localPort)}`));
  const inode = line?.[9];
  return readdirSync(`/proc/${pid}/fd`).some((fd) => linkOf(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`);
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

const tries = 50;

/** Opened again until this process has it: who leads them hands each line to the next. */
export async function openLine(url: string, pid: number): Promise<Line> {
  for (let count = 0; count < tries; count += 1) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { socket } = await send({ url: `${url}/healthz`, agent }, {});
    if (isAt(pid, socket)) return lineOver(url, pid, agent);
    agent.destroy();
  }
  throw new Error(`no line came to process ${pid}`);
}

function lineOver(url: string, pid: number, agent: Agent): Line {
  const sockets: WebSocket[] = [];
  const ask: Line['ask'] = (method, path, asked) => send({ url: `${url}${path}`, method, agent }, asked);
  return {
    ask,
    async signIn(tenantId, account) {
      const { body } = await ask('POST', '/api/blade-auth/oauth/token', { form: [tenantId, account, 'Demo@2026'] });
      const { access_token: token } = body as { access_token?: string };
      if (!token) throw new Error(`${account} could not sign in: ${JSON.stringify(body)}`);
      return token;
    },
    async listen(token) {
      const socket = await listenAt(pid, async () => {
        const { body } = await ask('GET', '/api/process/flow/socketTicket', { token });
        const { body: info } = await ask('GET', '/api/blade-user/info', { token });
        const { ticket } = (body as { data: { ticket: string } }).data;
        const { id } = (info as { data: { id: string } }).data;
        return `${url.replace('http', 'ws')}/websocket/${id}?ticket=${ticket}`;
      });
      const messages: Heard[] = [];
      socket.on('message', (message) => messages.push(JSON.parse(String(message)) as Heard));
      sockets.push(socket);
      return { messages: () => messages };
    },
    close() {
      agent.destroy();
      for (const socket of sockets) socket.terminate();
    },
  };
}

async function listenAt(pid: number, address: () => Promise<string>): Promise<WebSocket> {
  for (let count = 0; count < tries; count += 1) {
    const socket = new WebSocket(await address());
    const line = await new Promise<Socket>((resolve, reject) => {
      socket.once('error', reject).once('upgrade', (response) => resolve(response.socket));
    });
    if (isAt(pid, line)) return socket;
    socket.terminate();
  }
  throw new Error(`no socket came to process ${pid}`);
}

interface Target {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly agent: Agent;
}

function send({ url, method = 'GET', agent }: Target, asked: Asked): Promise<Answered & { readonly socket: Socket }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: headersOf(asked) }, (response) => {
      const { socket, statusCode: status = 0 } = response;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status, socket, body: jsonOf(Buffer.concat(chunks).toString()) }));
    });
    sent.on('error', reject).end(bodyOf(asked));
  });
}

function headersOf({ token, body, form }: Asked): Record<string, string> {
  const basic = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`;
  return {
    ...(token !== undefined && { 'blade-auth': `bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
    ...(form && {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: basic,
      'tenant-id': form[0],
    }),
  };
}

function bodyOf({ body, form }: Asked): string | undefined {
  if (!form) return body && JSON.stringify(body);
  const [tenantId, username, password] = form;
  const typed = createHash('md5').update(password).digest('hex');
  const fields = { tenantId, username, password: typed, grant_type: 'password', scope: 'all', type: 'account' };
  return new URLSearchParams(fields).toString();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Clock, Database } from '../../../platform/db/index.ts';
import type { Delivered } from '../../../platform/outbox/index.ts';
import { noticePublished, receiversAmong } from '../../desk/index.ts';
import { messagesById } from '../message/messages.ts';
import { noticeTopic } from '../run/notices.ts';
import { takeTicket, type TicketHolder } from './ticket.ts';

export interface SocketOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  /** How often a client shows that it is there; 55 s. */
  readonly heartbeatMs?: number;
}

export interface Sockets {
  /** Answers upgrades at /websocket/{userId} and /api/websocket/{userId}. */
  listen(server: Server): void;
  /** Hands a notice that was committed anywhere to the sockets of this process. */
  hear(message: Delivered): Promise<void>;
  count(): number;
  close(): void;
}

const mostPerUser = 10;
const largestMessage = 1024;
const path = /^\/(?:api\/)?websocket\/(\d{1,18})$/;

/** Looked at twice a heartbeat: at the fifth look in silence two and a half are over. */
const mostSilentLooks = 5;

/** Who is here: the sockets of each user, and at how many looks each was silent. */
class Held {
  readonly #byUser = new Map<string, Set<WebSocket>>();
  readonly #silent = new Map<WebSocket, number>();

  of({ tenantId, userId }: TicketHolder): ReadonlySet<WebSocket> {
    return this.#byUser.get(`${tenantId}/${userId}`) ?? new Set();
  }

  /** The users of a tenant who are here. */
  usersOf(tenantId: string): string[] {
    const start = `${tenantId}/`;
    return [...this.#byUser.keys()].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  }

  get size(): number {
    return this.#silent.size;
  }

  join(socket: WebSocket, { tenantId, userId }: TicketHolder): void {
    const key = `${tenantId}/${userId}`;
    const own = this.#byUser.get(key) ?? new Set<WebSocket>();
    this.#byUser.set(key, own);
    const [oldest] = own;
    if (own.size >= mostPerUser) oldest?.close(4000, 'too many');
    own.add(socket);
    this.#silent.set(socket, 0);
    socket.on('close', () => {
      this.#silent.delete(socket);
      own.delete(socket);
      if (own.size === 0 && this.#byUser.get(key) === own) this.#byUser.delete(key);
    });
  }

  heard(socket: WebSocket): void {
    if (this.#silent.has(socket)) this.#silent.set(socket, 0);
  }

  look(): void {
    for (const [socket, looks] of this.#silent) {
      if (looks >= mostSilentLooks) socket.terminate();
      else this.#silent.set(socket, looks + 1);
    }
  }

  end(): void {
    for (const socket of this.#silent.keys()) socket.terminate();
  }
}

/** Notices in real time: nobody hears but of himself, and whoever is silent for two and a half heartbeats is let go. */
export function createSockets(options: SocketOptions): Sockets {
  const { log, heartbeatMs = 55_000 } = options;
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage, clientTracking: false });
  const held = new Held();
  const looking = setInterval(() => held.look(), heartbeatMs / 2);
  looking.unref();
  return {
    listen(http) {
      http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        socket.on('error', () => socket.destroy());
        admit({ request, socket, head }, { ...options, server, held }).catch((error: unknown) => {
          log.warn({ err: error }, 'a socket could not be opened');
          refuse(socket, 503, 'Service Unavailable');
        });
      });
    },
    hear: (message) => tell(message, { ...options, held }),
    count: () => held.size,
    close() {
      clearInterval(looking);
      held.end();
      server.close();
    },
  };
}

interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

async function admit(
  { request, socket, head }: Upgrade,
  { database, clock, log, server, held }: SocketOptions & { readonly server: WebSocketServer; readonly held: Held },
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://localhost');
  const userId = path.exec(url.pathname)?.[1];
  if (userId === undefined) return refuse(socket, 404, 'Not Found');
  const holder = await takeTicket(database, url.searchParams.get('ticket') ?? '', clock.now());
  if (holder?.userId !== userId) return refuse(socket, 401, 'Unauthorized');
  server.handleUpgrade(request, socket, head, (opened) => {
    held.join(opened, holder);
    opened.on('error', (error) => log.warn({ err: error }, 'socket'));
    opened.on('message', () => {
      held.heard(opened);
      opened.send('pong');
    });
  });
}

async function tell(
  { tenantId, kind, payload }: Delivered,
  { database, held }: Pick<SocketOptions, 'database'> & { readonly held: Held },
): Promise<void> {
  if (kind === noticePublished) return announce({ tenantId, id: payload.id ?? '' }, { database, held });
  if (kind !== noticeTopic) return;
  const userIds = (payload.userIds ?? '').split(',');
  if (!userIds.some((userId) => held.of({ tenantId, userId }).size > 0)) return;
  const values = [tenantId, (payload.ids ?? '').split(',')];
  const rows = await database.scoped(tenantId).query<{ id: string; userId: string }>(messagesById, values);
  for (const row of rows) {
    const text = JSON.stringify({ type: 'notice', dataId: row.id, data: row });
    for (const socket of held.of({ tenantId, userId: row.userId })) socket.send(text);
  }
}

/** An announcement of the tenant is there: whoever it is for and is here is told so. */
async function announce(
  { tenantId, id }: { tenantId: string; id: string },
  { database, held }: Pick<SocketOptions, 'database'> & { readonly held: Held },
): Promise<void> {
  const userIds = held.usersOf(tenantId);
  if (userIds.length === 0) return;
  for (const { userId, title } of await receiversAmong({ database }, { tenantId, id, userIds })) {
    const text = JSON.stringify({ type: 'announcement', noticeId: id, title });
    for (const socket of held.of({ tenantId, userId })) socket.send(text);
  }
}

function refuse(socket: Duplex, status: number, text: string): void {
  socket.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { forgottenBy, isWithin, lastingSessions, placesOfTenant } from '../../../platform/access/index.ts';
import { createMinuteCounts, type MinuteCounts } from '../../../platform/budgets/index.ts';
import type { Clock, Database } from '../../../platform/db/index.ts';
import { refuseOverLine } from '../../../platform/http/index.ts';
import type { MessageCode } from '@zhaocai/model';
import type { Delivered } from '../../../platform/outbox/index.ts';
import { noticePublished, receiversAmong } from '../../desk/index.ts';
import { messagesById } from '../message/messages.ts';
import { noticeTopic } from '../run/notices.ts';
import { isRefusedTooOften, SpentTickets } from './refused-upgrades.ts';
import { closing, HeldSockets, type SocketLimits, type Whose } from './held-sockets.ts';
import { createSocketTickets, takeTicket, type SocketTickets } from './ticket.ts';
import type { Secret } from '../../../platform/secrets/index.ts';

export interface SocketOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Under which tickets are signed. */
  readonly secret: Secret;
  readonly log: Pick<Logger, 'warn'>;
  /** How often a client shows that it is there; 55 s. */
  readonly heartbeatMs?: number;
  /** From where somebody comes, as TRUST_PROXY decides. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Of upgrades that are refused; of its own where nothing else is counted. */
  readonly counts?: MinuteCounts;
  /** How many are held; a test opens no thousands. */
  readonly limits?: SocketLimits;
}

export interface Sockets {
  /** Answers upgrades at /websocket/{userId} and /api/websocket/{userId}. */
  listen(server: Server): void;
  /** Hands a notice that was committed anywhere to the sockets of this process. */
  hear(message: Delivered): Promise<void>;
  count(): number;
  close(): void;
}

const largestMessage = 1024;
const path = /^\/(?:api\/)?websocket\/(\d{1,18})$/;

/** Notices in real time: nobody hears but of himself, and whoever is silent for two and a half heartbeats is let go. */
export function createSockets(options: SocketOptions): Sockets {
  const { log, heartbeatMs = 55_000 } = options;
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage, clientTracking: false });
  const held = new HeldSockets(options.limits);
  const tickets = createSocketTickets(options.secret);
  const { counts = createMinuteCounts(options.clock) } = options;
  const spent = new SpentTickets();
  const looking = setInterval(() => {
    held.look();
    endOver({}, { ...options, held }).catch((error: unknown) => log.warn({ err: error }, 'sessions of sockets'));
  }, heartbeatMs / 2);
  looking.unref();
  return {
    listen(http) {
      http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        socket.on('error', () => socket.destroy());
        admit({ request, socket, head }, { ...options, server, held, tickets, spent, counts }).catch(
          (error: unknown) => {
            log.warn({ err: error }, 'a socket could not be opened');
            refuseOverLine(socket, { status: 503, code: 'platform.busy' });
          },
        );
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

interface Listening {
  readonly server: WebSocketServer;
  readonly held: HeldSockets;
  readonly tickets: SocketTickets;
  readonly spent: SpentTickets;
  readonly counts: MinuteCounts;
}

async function admit(
  { request, socket, head }: Upgrade,
  { database, clock, log, server, held, tickets, spent, counts, addressOf }: SocketOptions & Listening,
): Promise<void> {
  const isTooMany = () => isRefusedTooOften(counts, addressOf(request));
  const tooMany = { status: 429, code: 'platform.tooMany' } as const;
  const refuse = (refusal: { readonly status: number; readonly code: MessageCode }) =>
    refuseOverLine(socket, isTooMany() ? tooMany : refusal);
  const asked = request.url ?? '';
  // `//` is a path of HTTP and no URL.
  const url = URL.canParse(asked, 'http://localhost') ? new URL(asked, 'http://localhost') : undefined;
  const userId = path.exec(url?.pathname ?? '')?.[1];
  if (!url || userId === undefined) return refuse({ status: 404, code: 'platform.noRoute' });
  const ticket = await takeTicket({ database, tickets, spent }, url.searchParams.get('ticket') ?? '', clock.now());
  if (ticket?.userId !== userId) return refuse({ status: 401, code: 'platform.unauthorized' });
  if (ticket.state !== 'good' && isTooMany()) return refuseOverLine(socket, tooMany);
  server.handleUpgrade(request, socket, head, (opened) => {
    opened.on('error', (error) => log.warn({ err: error }, 'socket'));
    // A browser reads no status of an upgrade and complains of every refused one: why it ends is said over the socket.
    if (ticket.state !== 'good') {
      const [code, reason] = closing[ticket.state];
      return opened.close(code, reason);
    }
    held.join(opened, ticket);
    opened.on('message', () => {
      held.heard(opened);
      opened.send('pong');
    });
  });
}

type Hearing = Pick<SocketOptions, 'database' | 'clock'> & { readonly held: HeldSockets };

/**
 * A socket lasts as long as its session, where and when its tenant lets people be signed in: whoever signed out, was sent
 * away or was disabled hears nothing more.
 */
async function endOver(whose: Whose, { database, clock, held }: Hearing): Promise<void> {
  for (const [tenantId, sessions] of held.sessionsOf(whose)) {
    const lasting = await lastingSessions(database.scoped(tenantId), {
      tenantId,
      sessionIds: [...sessions],
      now: clock.now(),
    });
    const over = [...sessions].filter((sessionId) => !lasting.has(sessionId));
    for (const sessionId of over) held.endSession(tenantId, sessionId);
    const places = await placesOfTenant(database.scoped(tenantId), tenantId);
    const now = clock.now();
    if (places) held.endWhere(tenantId, ({ address }) => !isWithin(places, { address, now }));
  }
}

async function tell(message: Delivered, { database, clock, held }: Hearing): Promise<void> {
  const { tenantId, kind, payload } = message;
  const forgotten = forgottenBy(message);
  if (forgotten) return endOver(forgotten, { database, clock, held });
  if (kind === screenChanged) return refresh({ tenantId, payload }, held);
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

/** Something on a screen has changed: `{screen, id}`, and nothing of what it is. Every tenant has a message of its own. */
const screenChanged = 'screen.changed';

/** Who of the tenant is here is told; whose screen it is reads it anew, as far as he may. */
function refresh({ tenantId, payload }: Pick<Delivered, 'tenantId' | 'payload'>, held: HeldSockets): void {
  const text = JSON.stringify({ type: 'changed', screen: payload.screen ?? '', id: payload.id ?? '' });
  for (const userId of held.usersOf(tenantId)) for (const socket of held.of({ tenantId, userId })) socket.send(text);
}

/** The platform announces to other tenants too; which of their people it is for, each tenant's own look says. */
const platformTenantId = '000000';

/** An announcement is there: whoever it is for and is here is told so. */
async function announce({ tenantId, id }: Announced, hearing: Announcing): Promise<void> {
  const reached = tenantId === platformTenantId ? hearing.held.tenants() : [tenantId];
  for (const readers of reached) await announceIn(readers, { tenantId, id }, hearing);
}

interface Announced {
  readonly tenantId: string;
  readonly id: string;
}

type Announcing = Pick<Hearing, 'database' | 'held'>;

async function announceIn(readers: string, { tenantId, id }: Announced, { database, held }: Announcing): Promise<void> {
  const userIds = held.usersOf(readers);
  if (userIds.length === 0) return;
  for (const { userId, title } of await receiversAmong({ database }, { tenantId, id, readers, userIds })) {
    const text = JSON.stringify({ type: 'announcement', noticeId: id, title });
    for (const socket of held.of({ tenantId: readers, userId })) socket.send(text);
  }
}

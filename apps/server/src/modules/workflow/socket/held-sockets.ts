import type { WebSocket } from 'ws';
import type { TicketHolder } from './ticket.ts';

/** How many sockets this process holds. */
export interface SocketLimits {
  readonly perUser: number;
  readonly perTenant: number;
}

/** Ten tabs of one person; of a tenant, so many that a quarter of the largest university watches at once. */
const usualLimits: SocketLimits = { perUser: 10, perTenant: 5_000 };

/** So long a browser has to answer that its socket is closed. Whoever never answers would keep it. */
const farewellMs = 2_000;

/** Looked at twice a heartbeat: at the fifth look in silence two and a half are over. */
const mostSilentLooks = 5;

/** Said when a socket is closed by us. */
export const closing = {
  tooMany: [4000, 'too many'],
  sessionOver: [4001, 'session over'],
  spent: [4002, 'ticket spent'],
  outside: [4003, 'outside of networks or times'],
} as const;

/** Whose sessions are asked about: everybody's, a tenant's, or one user's. */
export interface Whose {
  readonly tenantId?: string;
  readonly userId?: string;
}

/** Who is here: the sockets of each user, of which session each is, and at how many looks it was silent. */
export class HeldSockets {
  readonly #byUser = new Map<string, Set<WebSocket>>();
  readonly #holders = new Map<WebSocket, TicketHolder>();
  readonly #silent = new Map<WebSocket, number>();
  readonly #perTenant = new Map<string, number>();
  readonly #limits: SocketLimits;

  constructor(limits: SocketLimits = usualLimits) {
    this.#limits = limits;
  }

  of({ tenantId, userId }: Pick<TicketHolder, 'tenantId' | 'userId'>): ReadonlySet<WebSocket> {
    return this.#byUser.get(keyOf({ tenantId, userId })) ?? new Set();
  }

  /** The tenants of which somebody is here. */
  tenants(): string[] {
    return [...new Set([...this.#byUser.keys()].map((key) => key.slice(0, key.indexOf('/'))))];
  }

  /** The users of a tenant who are here. */
  usersOf(tenantId: string): string[] {
    const start = `${tenantId}/`;
    return [...this.#byUser.keys()].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  }

  get size(): number {
    return this.#silent.size;
  }

  /** The sessions whose sockets are here, by tenant. */
  sessionsOf(whose: Whose): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const { tenantId, userId, sessionId } of this.#holders.values()) {
      if ((whose.tenantId ?? tenantId) !== tenantId || (whose.userId ?? userId) !== userId) continue;
      const sessions = found.get(tenantId) ?? new Set();
      found.set(tenantId, sessions.add(sessionId));
    }
    return found;
  }

  /** Of a user who has as many as one may have, the oldest goes; where his tenant is full, his own oldest or the new one. */
  join(socket: WebSocket, holder: TicketHolder): void {
    const { perUser, perTenant } = this.#limits;
    const [oldest] = this.of(holder);
    if (oldest && (this.of(holder).size >= perUser || this.#countOf(holder) >= perTenant)) this.#sendAway(oldest);
    if (this.#countOf(holder) >= perTenant) return takeLeave(socket);
    this.#keep(socket, holder);
    socket.on('close', () => this.#forget(socket));
  }

  #countOf({ tenantId }: TicketHolder): number {
    return this.#perTenant.get(tenantId) ?? 0;
  }

  #keep(socket: WebSocket, holder: TicketHolder): void {
    const key = keyOf(holder);
    const own = this.#byUser.get(key) ?? new Set<WebSocket>();
    this.#byUser.set(key, own.add(socket));
    this.#perTenant.set(holder.tenantId, this.#countOf(holder) + 1);
    this.#holders.set(socket, holder);
    this.#silent.set(socket, 0);
  }

  #forget(socket: WebSocket): void {
    const holder = this.#holders.get(socket);
    if (!holder) return;
    this.#silent.delete(socket);
    this.#holders.delete(socket);
    const left = this.#countOf(holder) - 1;
    if (left > 0) this.#perTenant.set(holder.tenantId, left);
    else this.#perTenant.delete(holder.tenantId);
    const own = this.#byUser.get(keyOf(holder));
    own?.delete(socket);
    if (own?.size === 0) this.#byUser.delete(keyOf(holder));
  }

  /** Forgotten at once: one that is slow to close would be the oldest again for whoever comes next. */
  #sendAway(socket: WebSocket): void {
    this.#forget(socket);
    takeLeave(socket);
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

  /** Closes the sockets of a session that is over. */
  endSession(tenantId: string, sessionId: string): void {
    for (const [socket, holder] of this.#holders)
      if (holder.tenantId === tenantId && holder.sessionId === sessionId) socket.close(...closing.sessionOver);
  }

  /** Closes those of a tenant that may not go on from where they were opened. */
  endWhere(tenantId: string, isOutside: (holder: TicketHolder) => boolean): void {
    for (const [socket, holder] of this.#holders)
      if (holder.tenantId === tenantId && isOutside(holder)) socket.close(...closing.outside);
  }

  end(): void {
    for (const socket of this.#silent.keys()) socket.terminate();
  }
}

function keyOf({ tenantId, userId }: Pick<TicketHolder, 'tenantId' | 'userId'>): string {
  return `${tenantId}/${userId}`;
}

function takeLeave(socket: WebSocket): void {
  socket.close(...closing.tooMany);
  const end = setTimeout(() => socket.terminate(), farewellMs);
  end.unref();
  socket.on('close', () => clearTimeout(end));
}

import type { WebSocket } from 'ws';
import type { TicketHolder } from './ticket.ts';

const mostPerUser = 10;

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

  of({ tenantId, userId }: Pick<TicketHolder, 'tenantId' | 'userId'>): ReadonlySet<WebSocket> {
    return this.#byUser.get(`${tenantId}/${userId}`) ?? new Set();
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

  join(socket: WebSocket, holder: TicketHolder): void {
    const key = `${holder.tenantId}/${holder.userId}`;
    const own = this.#byUser.get(key) ?? new Set<WebSocket>();
    this.#byUser.set(key, own);
    const [oldest] = own;
    if (own.size >= mostPerUser) oldest?.close(...closing.tooMany);
    own.add(socket);
    this.#holders.set(socket, holder);
    this.#silent.set(socket, 0);
    socket.on('close', () => {
      this.#silent.delete(socket);
      this.#holders.delete(socket);
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

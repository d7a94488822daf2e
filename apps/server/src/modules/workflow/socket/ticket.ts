import { lastingSessions, tokenHash } from '../../../platform/access/index.ts';
import { formatInstant, parseInstant, type Database } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { signedTickets, type SignedTickets, type Secret } from '../../../platform/secrets/index.ts';
import { randomBytes } from 'node:crypto';
import type { SpentTickets } from './refused-upgrades.ts';

const seconds = 30;

/** Whose socket it is, and of which session: the socket ends with it. */
export interface TicketHolder {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
  /** From where he asked for it, half a minute before at most. */
  readonly address: string;
}

export type SocketTickets = SignedTickets<keyof TicketHolder | 'number'>;

export function createSocketTickets(secret: Secret): SocketTickets {
  return signedTickets(secret, 'zhaocai socket ticket 1', ['tenantId', 'userId', 'sessionId', 'address', 'number']);
}

const insert = `
  with gone as (delete from flow_socket_ticket where tenant_id = $1 and expire_time < $5)
  insert into flow_socket_ticket (tenant_id, hash, user_id, expire_time) values ($1, $2, $3, $4)`;

/** A socket cannot carry the header of a session, so it is opened by this: once, by its owner, within half a minute. */
export async function issueTicket(tickets: SocketTickets, ctx: Ctx): Promise<{ ticket: string; expiresIn: number }> {
  const { tenantId } = ctx;
  // The parts of a ticket are set apart by points.
  const address = Buffer.from(ctx.address).toString('base64url');
  const { userId, sessionId } = ctx.user;
  const expireTime = formatInstant(parseInstant(ctx.now) + seconds * 1000);
  const number = randomBytes(24).toString('base64url');
  const ticket = tickets.issue({ tenantId, userId, sessionId, address, number, expireTime });
  await ctx.db.write(insert, [tenantId, tokenHash(ticket), userId, expireTime, ctx.now]);
  return { ticket, expiresIn: seconds };
}

const take = `
  delete from flow_socket_ticket where tenant_id = $1 and hash = $2 returning user_id as "userId"`;

export interface TakingTickets {
  readonly database: Database;
  readonly tickets: SocketTickets;
  /** Those that were taken here. */
  readonly spent: SpentTickets;
}

/** A ticket that we issued: good, used or too old, or of a session that has ended since. */
export interface TakenTicket extends TicketHolder {
  readonly state: 'good' | 'spent' | 'sessionOver';
}

/**
 * Whose ticket it is; afterwards it is gone, whatever the answer. What nobody issued, and what was taken here before, does
 * not reach the database.
 */
export async function takeTicket(
  { database, tickets, spent }: TakingTickets,
  text: string,
  now: string,
): Promise<TakenTicket | undefined> {
  // Old ones are read too: who has one that is a second too old is told so, and asks for another.
  const ticket = tickets.read(text, '');
  if (!ticket) return undefined;
  const { tenantId, userId, sessionId } = ticket;
  const address = Buffer.from(ticket.address, 'base64url').toString();
  const holder = { tenantId, userId, sessionId, address };
  if (now > ticket.expireTime || spent.has(text)) return { ...holder, state: 'spent' };
  spent.add(text, { until: ticket.expireTime, now });
  return database.transaction(tenantId, async (tx): Promise<TakenTicket> => {
    const [row] = await tx.query(take, [tenantId, tokenHash(text)]);
    if (!row) return { ...holder, state: 'spent' };
    const lasting = await lastingSessions(tx, { tenantId, sessionIds: [sessionId], now });
    return { ...holder, state: lasting.has(sessionId) ? 'good' : 'sessionOver' };
  });
}

import { tokenHash } from '../../../platform/access/index.ts';
import { formatInstant, parseInstant, type Database } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { signedTickets, type SignedTickets, type Secret } from '../../../platform/secrets/index.ts';
import { randomBytes } from 'node:crypto';

const seconds = 30;

/** Whose socket it is, and of which session: the socket ends with it. */
export interface TicketHolder {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
}

export type SocketTickets = SignedTickets<keyof TicketHolder | 'number'>;

export function createSocketTickets(secret: Secret): SocketTickets {
  return signedTickets(secret, 'zhaocai socket ticket 1', ['tenantId', 'userId', 'sessionId', 'number']);
}

const insert = `
  with gone as (delete from flow_socket_ticket where tenant_id = $1 and expire_time < $5)
  insert into flow_socket_ticket (tenant_id, hash, user_id, expire_time) values ($1, $2, $3, $4)`;

/** A socket cannot carry the header of a session, so it is opened by this: once, by its owner, within half a minute. */
export async function issueTicket(tickets: SocketTickets, ctx: Ctx): Promise<{ ticket: string; expiresIn: number }> {
  const { tenantId } = ctx;
  const { userId, sessionId } = ctx.user;
  const expireTime = formatInstant(parseInstant(ctx.now) + seconds * 1000);
  const number = randomBytes(24).toString('base64url');
  const ticket = tickets.issue({ tenantId, userId, sessionId, number, expireTime });
  await ctx.db.write(insert, [tenantId, tokenHash(ticket), userId, expireTime, ctx.now]);
  return { ticket, expiresIn: seconds };
}

const take = `
  delete from flow_socket_ticket where tenant_id = $1 and hash = $2 returning user_id as "userId"`;

export interface TakingTickets {
  readonly database: Database;
  readonly tickets: SocketTickets;
}

/** Whose ticket it is; afterwards it is gone, whatever the answer. What nobody issued does not reach the database. */
export async function takeTicket(
  { database, tickets }: TakingTickets,
  text: string,
  now: string,
): Promise<TicketHolder | undefined> {
  const ticket = tickets.read(text, now);
  if (!ticket) return undefined;
  const { tenantId, userId, sessionId } = ticket;
  const [row] = await database.transaction(tenantId, (tx) =>
    tx.query<{ userId: string }>(take, [tenantId, tokenHash(text)]),
  );
  return row && { tenantId, userId, sessionId };
}

import { randomBytes } from 'node:crypto';
import { tokenHash } from '../../../platform/access/index.ts';
import { formatInstant, parseInstant, type Database } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

const seconds = 30;

const insert = `
  with gone as (delete from flow_socket_ticket where tenant_id = $1 and expire_time < $5)
  insert into flow_socket_ticket (tenant_id, hash, user_id, expire_time) values ($1, $2, $3, $4)`;

/** A socket cannot carry the header of a session, so it is opened by this: once, by its owner, within half a minute. */
export async function issueTicket(ctx: Ctx): Promise<{ ticket: string; expiresIn: number }> {
  const ticket = `${ctx.tenantId}.${randomBytes(24).toString('base64url')}`;
  const expire = formatInstant(parseInstant(ctx.now) + seconds * 1000);
  await ctx.db.write(insert, [ctx.tenantId, tokenHash(ticket), ctx.user.userId, expire, ctx.now]);
  return { ticket, expiresIn: seconds };
}

const take = `
  delete from flow_socket_ticket where tenant_id = $1 and hash = $2 returning user_id as "userId", expire_time as "expireTime"`;

export interface TicketHolder {
  readonly tenantId: string;
  readonly userId: string;
}

/** Whose ticket it is; afterwards it is gone, whatever the answer. */
export async function takeTicket(database: Database, ticket: string, now: string): Promise<TicketHolder | undefined> {
  const [tenantId = ''] = ticket.split('.');
  if (!/^\d{6}$/.test(tenantId) || ticket.length > 100) return undefined;
  const [row] = await database.transaction(tenantId, (tx) =>
    tx.query<{ userId: string; expireTime: string }>(take, [tenantId, tokenHash(ticket)]),
  );
  return row && row.expireTime >= now ? { tenantId, userId: row.userId } : undefined;
}

import { createSocketTickets } from '../src/modules/workflow/index.ts';

export const socketSecret = 'a secret of the sockets that is long enough';

type Query = (sql: string, values: unknown[]) => Promise<unknown>;

export interface SocketUsers {
  readonly tenantId: string;
  /** The first of so many users, who get numbers in a row. */
  readonly firstId: number;
  readonly many: number;
}

const arrange = [
  `insert into user_account (tenant_id, id, account, password_hash, nick_name, create_time)
   select $1, $2::integer + n, 'socket' || n, '-', 'socket', now() from generate_series(0, $3::integer - 1) n`,
  `insert into session (tenant_id, id, user_id, client_id, address, start_time)
   select $1, $2::integer + n, $2::integer + n, 'saber3', '127.0.0.1', now() from generate_series(0, $3::integer - 1) n`,
  `insert into session_token (tenant_id, hash, session_id, kind, expire_time)
   select $1, 'socket' || n, $2::integer + n, 'refresh', timestamptz '2099-01-01' from generate_series(0, $3::integer - 1) n`,
];

const keep = `
  insert into flow_socket_ticket (tenant_id, hash, user_id, expire_time)
  select $1, encode(sha256(convert_to(ticket, 'UTF8')), 'hex'), "userId", timestamptz '2099-01-01'
  from jsonb_to_recordset($2::jsonb) as t ("userId" bigint, ticket text)`;

/** Users who are signed in, and the path at which each may open a socket: as `socketTicket` gives them out, many at once. */
export async function socketPaths(query: Query, { tenantId, firstId, many }: SocketUsers): Promise<string[]> {
  for (const sql of arrange) await query(sql, [tenantId, firstId, many]);
  const tickets = createSocketTickets(socketSecret);
  const rows = Array.from({ length: many }, (_, index) => {
    const userId = String(firstId + index);
    const number = String(index);
    return {
      userId,
      ticket: tickets.issue({
        tenantId,
        userId,
        sessionId: userId,
        address: 'bG9jYWw',
        number,
        expireTime: '2099-01-01 00:00:00',
      }),
    };
  });
  await query(keep, [tenantId, JSON.stringify(rows)]);
  return rows.map(({ userId, ticket }) => `/websocket/${userId}?ticket=${ticket}`);
}

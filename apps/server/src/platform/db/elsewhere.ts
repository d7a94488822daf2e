import { isIP, Socket } from 'node:net';
import pg from 'pg';

/** Another database than our own, as somebody described it; `address` was judged by whoever asks. */
export interface Elsewhere {
  readonly address: string;
  /** The name that its certificate must carry. */
  readonly host: string;
  readonly port: number;
  readonly databaseName: string;
  readonly username: string;
  readonly password: string;
  readonly useTls: boolean;
  /** PEM certificates that its own must come from, in place of those that everybody trusts. */
  readonly authority: string | null;
}

/** A question to another database. */
export type Ask = <R extends object>(sql: string, values?: readonly unknown[]) => Promise<R[]>;

const timeoutMs = 5_000;

/** Connects, asks and leaves, each within five seconds. Nothing of this server's environment is used for it. */
export async function elsewhere<T>(place: Elsewhere, work: (ask: Ask) => Promise<T>): Promise<T> {
  const socket = new Socket();
  const client = new pg.Client({
    host: place.address,
    port: place.port,
    database: place.databaseName,
    user: place.username,
    // A function: an empty password would be looked for in the environment.
    password: () => place.password,
    ssl: place.useTls && tlsOf(place),
    stream: () => socket,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    application_name: 'zhaocai',
  });
  // After a failure that was told already the connection may fail again.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(async (sql, values = []) => (await client.query(sql, [...values])).rows);
  } finally {
    socket.destroy();
  }
}

/** The certificate is verified in any case; a name is sent along, an address cannot be. */
function tlsOf({ host, authority }: Elsewhere) {
  return { host, ...(isIP(host) === 0 && { servername: host }), ...(authority && { ca: authority }) };
}

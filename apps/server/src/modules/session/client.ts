import { rowStatus } from '@zhaocai/model';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../platform/db/index.ts';

/** An application that may ask for tokens, with the life of what it gets, in seconds. */
export interface Client {
  readonly clientId: string;
  readonly grantTypes: readonly string[];
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

export interface BasicCredentials {
  readonly clientId: string;
  readonly secret: string;
}

/** `Basic base64(id:secret)`; some clients send the blank percent-encoded. */
export function basicCredentials(authorization: string | undefined): BasicCredentials | undefined {
  const encoded = /^basic(?:\s+|%20)(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!encoded) return undefined;
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  return colon < 1 ? undefined : { clientId: decoded.slice(0, colon), secret: decoded.slice(colon + 1) };
}

/** A client secret is random and long, unlike a password: a plain hash is enough. */
export function clientSecretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

const findClient = `
  select client_secret_hash as "secretHash", grant_types as "grantTypes",
    access_token_validity as "accessSeconds", refresh_token_validity as "refreshSeconds"
  from client
  where tenant_id = '000000' and client_id = $1 and is_deleted = 0 and status in ${rowStatus.sql('enabled')}`;

interface ClientRow {
  readonly secretHash: string;
  readonly grantTypes: string;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

export async function authenticateClient(database: Database, given: BasicCredentials): Promise<Client | undefined> {
  const [row] = await database.scoped('000000').query<ClientRow>(findClient, [given.clientId]);
  const expected = row?.secretHash ?? clientSecretHash('');
  const equal = timingSafeEqual(Buffer.from(expected), Buffer.from(clientSecretHash(given.secret)));
  if (!row || !equal) return undefined;
  const { accessSeconds, refreshSeconds } = row;
  return { clientId: given.clientId, grantTypes: row.grantTypes.split(','), accessSeconds, refreshSeconds };
}

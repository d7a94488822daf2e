import { browserOf, deviceOf, messageKind, plainOf } from '@zhaocai/model';
import { newToken, tokenHash, type TokenPair } from '../../platform/access/index.ts';
import { nextId, type Db } from '../../platform/db/index.ts';
import { tellPerson } from '../workflow/index.ts';
import type { ActingAs } from './acting-as.ts';
import type { Client } from './client.ts';

/** How somebody came in: by a password's digest, by what he typed, by an identity provider, by a passkey. */
export type SessionEntry = 'md5' | 'sealed' | 'provider' | 'passkey';

export interface NewSession {
  readonly tenantId: string;
  readonly userId: string;
  readonly client: Client;
  readonly address: string;
  readonly userAgent: string;
  readonly as: ActingAs;
  readonly entry: SessionEntry;
  readonly now: string;
}

export interface OpenedSession {
  readonly id: string;
  readonly pair: TokenPair;
}

const insertSession = `
  insert into session (tenant_id, id, user_id, client_id, address, user_agent, start_time, role_id, dept_id, entry, device)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
const knownDevices = `
  select coalesce(bool_or(device = $3), false) as "isKnown" from session
  where tenant_id = $1 and user_id = $2 and device is not null having count(*) > 0`;

/** One sign-in is one session: the family of all token pairs that follow one another. */
export async function openSession(tx: Db, session: NewSession): Promise<OpenedSession> {
  const { tenantId, userId, client, address, userAgent, as, entry, now } = session;
  const id = nextId();
  const acting = [as.roleId ?? null, as.deptId ?? null];
  const agent = plainOf(userAgent.slice(0, 200));
  const device = deviceOf(agent);
  // Somebody's first sign-in is no surprise to him.
  const [before] = await tx.query<{ isKnown: boolean }>(knownDevices, [tenantId, userId, device]);
  await tx.query(insertSession, [tenantId, id, userId, client.clientId, address, agent, now, ...acting, entry, device]);
  if (before && !before.isKnown) await tellNewDevice(tx, { ...session, id, agent });
  const pair = { accessToken: newToken(tenantId), refreshToken: newToken(tenantId) };
  await storePair(tx, pair, { tenantId, sessionId: id, client, now });
  return { id, pair };
}

/** Kept among his messages, and pushed to where he is signed in already. */
function tellNewDevice(
  tx: Db,
  { tenantId, userId, address, now, id, agent }: NewSession & { readonly id: string; readonly agent: string },
): Promise<void> {
  const about = { kind: messageKind.code.newDevice, title: browserOf(agent), content: address };
  return tellPerson({ db: tx, tenantId, now }, { userId, ...about, businessType: 'session', businessId: id });
}

export interface PairOwner {
  readonly tenantId: string;
  readonly sessionId: string;
  readonly client: Pick<Client, 'accessSeconds' | 'refreshSeconds'>;
  readonly now: string;
}

const insertPair = `
  insert into session_token (tenant_id, hash, session_id, kind, expire_time)
  values ($1, $2, $3, 'access', $5::timestamptz + $6 * interval '1 second'),
         ($1, $4, $3, 'refresh', $5::timestamptz + $7 * interval '1 second')`;

export async function storePair(tx: Db, pair: TokenPair, owner: PairOwner): Promise<void> {
  const { tenantId, sessionId, client, now } = owner;
  const hashes = [tokenHash(pair.accessToken), sessionId, tokenHash(pair.refreshToken)];
  await tx.query(insertPair, [tenantId, ...hashes, now, client.accessSeconds, client.refreshSeconds]);
}

import type { EndpointOutput, listIdentityProviders } from '@zhaocai/model';
import type { Db } from '../../../platform/db/index.ts';

export interface Provider {
  readonly id: string;
  readonly source: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Opened; null for a public client. */
  readonly clientSecret: string | null;
  readonly accountClaim: string | null;
  readonly redirectUri: string;
}

const columns = `
  p.id::text, p.source, p.issuer, p.client_id as "clientId", p.client_secret as "clientSecret",
  p.account_claim as "accountClaim", p.redirect_uri as "redirectUri"`;
const bySource = `
  select ${columns} from identity_provider p
  where p.tenant_id = $1 and p.enabled and p.is_deleted = 0 and ($2::text is null or p.source = $2)
  order by p.source limit 1`;

/** The provider of this code, or the tenant's first; its secret still sealed. */
export async function findProvider(
  db: Db,
  tenantId: string,
  source: string | undefined,
): Promise<Provider | undefined> {
  const [row] = await db.query<Provider>(bySource, [tenantId, source || null]);
  return row;
}

const offered = `
  select source, display_name as "displayName" from identity_provider
  where tenant_id = $1 and enabled and is_deleted = 0 order by source`;

export function offeredProviders(db: Db, tenantId: string): Promise<EndpointOutput<typeof listIdentityProviders>> {
  return db.query<EndpointOutput<typeof listIdentityProviders>[number]>(offered, [tenantId]);
}

const byId = `
  select ${columns} from identity_provider p where p.tenant_id = $1 and p.id = $2 and p.is_deleted = 0`;

/** In use or not; its secret still sealed. */
export async function findProviderById(db: Db, tenantId: string, id: string): Promise<Provider | undefined> {
  const [row] = await db.query<Provider>(byId, [tenantId, id]);
  return row;
}

export interface StoredAttempt {
  readonly stateHash: string;
  readonly providerId: string;
  readonly verifier: string;
  readonly nonce: string;
  /** Of one that binds: whose session began it. */
  readonly by?: AttemptOwner | undefined;
}

export interface AttemptOwner {
  readonly userId: string;
  readonly sessionId: string;
}

/** How long a person may take at the provider, in minutes. */
const minutesValid = 10;
const keep = `
  with old as (delete from oauth_attempt where tenant_id = $1 and expire_time < $6)
  insert into oauth_attempt (tenant_id, state_hash, provider_id, verifier, nonce, expire_time, user_id, session_id)
  values ($1, $2, $3, $4, $5, $6::timestamptz + interval '${minutesValid} minutes', $7, $8)
  on conflict do nothing returning provider_id`;

/** False when this state is on its way already. */
export async function keepAttempt(
  db: Db,
  { tenantId, now, ...attempt }: StoredAttempt & { readonly tenantId: string; readonly now: string },
): Promise<boolean> {
  const { stateHash, providerId, verifier, nonce, by } = attempt;
  const values = [tenantId, stateHash, providerId, verifier, nonce, now, by?.userId ?? null, by?.sessionId ?? null];
  return (await db.query(keep, values)).length > 0;
}

const take = `
  with taken as (
    delete from oauth_attempt where tenant_id = $1 and state_hash = $2
      and user_id is not distinct from $4::bigint and session_id is not distinct from $5::bigint
    returning provider_id, verifier, nonce, expire_time)
  select ${columns}, a.verifier, a.nonce
  from taken a join identity_provider p on p.tenant_id = $1 and p.id = a.provider_id and p.enabled and p.is_deleted = 0
  where a.expire_time > $3`;

export type TakenAttempt = Provider & Pick<StoredAttempt, 'verifier' | 'nonce'>;

interface AttemptClaim extends Pick<StoredAttempt, 'stateHash' | 'by'> {
  readonly tenantId: string;
  readonly now: string;
}

/** The attempt of this state with its provider, once; another's stays where it is. */
export async function takeAttempt(
  db: Db,
  { tenantId, stateHash, now, by }: AttemptClaim,
): Promise<TakenAttempt | undefined> {
  const values = [tenantId, stateHash, now, by?.userId ?? null, by?.sessionId ?? null];
  const [row] = await db.query<TakenAttempt>(take, values);
  return row;
}

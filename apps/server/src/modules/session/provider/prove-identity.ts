import { tokenHash } from '../../../platform/access/index.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import type { ProviderDeps, SessionDeps } from '../session-deps.ts';
import { finishAttempt, type ProvenIdentity } from './open-id.ts';
import { takeAttempt, type AttemptOwner, type Provider } from './provider-queries.ts';

/** What a browser brought back from a provider. */
export interface Brought {
  readonly tenantId: string;
  readonly code: string;
  readonly state: string;
  readonly iss: string | undefined;
  /** Who must have begun it; left out of a sign-in, which somebody unknown begins. */
  readonly by?: AttemptOwner;
  readonly anew?: boolean;
}

export interface Proof {
  readonly provider: Pick<Provider, 'source'>;
  readonly proven: ProvenIdentity;
}

/** Asks the provider who it was, once per state; undefined where nothing of the kind is on its way. */
export async function proveIdentity(
  { database, clock }: SessionDeps,
  { box, privateHosts }: ProviderDeps,
  { tenantId, code, state, iss, by, anew = false }: Brought,
): Promise<Proof | undefined> {
  const asked = { tenantId, stateHash: tokenHash(state), now: clock.now(), by };
  const taken = await takeAttempt(database.scoped(tenantId), asked);
  if (!taken) return undefined;
  const { verifier, nonce, ...provider } = taken;
  const proven = await finishAttempt(opened(provider, box), { code, state, iss, verifier, nonce, anew }, privateHosts);
  return { provider, proven };
}

/** With its secret as the provider knows it. */
export function opened(sealed: Provider, box: SecretBox): Provider {
  return { ...sealed, clientSecret: sealed.clientSecret && box.open(sealed.clientSecret) };
}

import type { TokenAnswer } from '@zhaocai/model';
import { newToken } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { refuse } from '../../../platform/http/index.ts';
import type { ActingAs } from '../acting-as.ts';
import type { Client } from '../client.ts';
import { openProvedSession } from '../open-proved-session.ts';
import { demandOpenTenant } from '../places/sign-in-places.ts';
import type { SessionDeps } from '../session-deps.ts';
import { tokenAnswerOf } from '../token-user.ts';
import type { ProvenIdentity } from './open-id.ts';
import { proveIdentity } from './prove-identity.ts';
import { offeredProviders } from './provider-queries.ts';
import { storeIdentity } from './store-identity.ts';

export interface SocialRequest {
  readonly tenantId: string;
  readonly code: string;
  readonly state: string;
  readonly iss: string | undefined;
  readonly client: Client;
  readonly address: string;
  readonly from: string;
  readonly userAgent: string;
  readonly as: ActingAs;
}

/** Grant `social` (rule 141): the provider's code for a session of the bound account, or for a registration. */
export async function signInElsewhere(deps: SessionDeps, request: SocialRequest): Promise<TokenAnswer> {
  const { tenantId } = request;
  const { providers } = deps;
  const db = deps.database.scoped(tenantId);
  await demandOpenTenant(db, { tenantId, from: request.from, now: deps.clock.now() });
  const proof = await proveIdentity(deps, providers, request);
  if (!proof) {
    const offered = await offeredProviders(db, tenantId);
    return refuse(offered.length === 0 ? 'session.thirdPartyMissing' : 'session.thirdPartyState');
  }
  const { provider, proven } = proof;
  const signOutUrl = proven.signOutUrl === undefined ? null : providers.box.seal(proven.signOutUrl);
  return deps.database.transaction(tenantId, async (tx) => {
    const identity = await storeIdentity(tx, { tenantId, source: provider.source, proven });
    if (identity.userId === null) return registrationAnswer(tenantId, identity.id, proven);
    return answerTokens(tx, request, { oauthId: identity.id, userId: identity.userId, signOutUrl });
  });
}

interface KnownIdentity {
  readonly oauthId: string;
  readonly userId: string;
  /** Sealed: it carries what the provider takes for proof of who he is. */
  readonly signOutUrl: string | null;
}

const remember = `
  insert into session_identity (tenant_id, session_id, identity_id, sign_out_url) values ($1, $2, $3, $4)`;

async function answerTokens(
  tx: Tx,
  { tenantId, client, address, userAgent, as }: SocialRequest,
  { oauthId, userId, signOutUrl }: KnownIdentity,
): Promise<TokenAnswer> {
  const opened = { tenantId, userId, client, address, userAgent, as, entry: 'provider' as const };
  const { sessionId, answer } = await openProvedSession(tx, opened);
  await tx.query(remember, [tenantId, sessionId, oauthId, signOutUrl]);
  return { ...answer, oauth_id: oauthId };
}

/**
 * Of somebody without an account here: a negative user id, by which a client knows to ask for a registration (rule 181).
 * The tokens are of no session and open nothing; the form of the answer demands them.
 */
function registrationAnswer(tenantId: string, oauthId: string, { username, nickname }: ProvenIdentity): TokenAnswer {
  const pair = { accessToken: newToken(tenantId), refreshToken: newToken(tenantId) };
  const nobody = {
    roleIds: '',
    roleAliases: '',
    deptIds: '',
    postIds: '',
    tenantName: '',
    realName: null,
    avatar: null,
    mustChange: false,
    mustEnrol: false,
  };
  const user = { ...nobody, userId: '-1', tenantId, account: username, nickName: nickname };
  return { ...tokenAnswerOf(user, pair, registrationSeconds), oauth_id: oauthId };
}

const registrationSeconds = 1800;

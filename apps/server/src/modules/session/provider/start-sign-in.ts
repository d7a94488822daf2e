import type {
  EndpointInput,
  startLinking as linkingEndpoint,
  startProof as proofEndpoint,
  thirdPartySignIn,
} from '@zhaocai/model';
import { refuse, type Ctx, type PublicCtx, type RawAnswer } from '../../../platform/http/index.ts';
import { tokenHash } from '../../../platform/access/index.ts';
import type { SessionDeps } from '../session-deps.ts';
import { isTenantOpen } from '../sign-in-queries.ts';
import { startAttempt } from './open-id.ts';
import { findProvider, keepAttempt, offeredProviders, type AttemptOwner } from './provider-queries.ts';
import { opened } from './prove-identity.ts';

/** As a browser makes it: nobody else can guess which sign-in it has started. */
const statePattern = /^[A-Za-z0-9_-]{32,128}$/;

/** thirdoauth, clogin and bidAuth: leads to the tenant's provider (decisions 21). */
export async function startSignIn(
  deps: SessionDeps,
  ctx: PublicCtx,
  input: EndpointInput<typeof thirdPartySignIn>,
): Promise<RawAnswer | { url: string }> {
  const { source, state, mode } = input;
  const tenantId = input.tenantId || ctx.headers['tenant-id'] || '';
  const url = await begin(deps, { tenantId, source, state, now: ctx.now });
  if (mode === 'url') return { url };
  return { status: 302, headers: { location: url, 'cache-control': 'no-store' }, body: '' };
}

/** The same way for somebody signed in, who wants to come by it from now on. */
export async function startLinking(
  deps: SessionDeps,
  { tenantId, user, now }: Ctx,
  { source, state }: EndpointInput<typeof linkingEndpoint>,
): Promise<{ url: string }> {
  const { userId, sessionId } = user;
  return { url: await begin(deps, { tenantId, source, state, now, by: { userId, sessionId } }) };
}

/** The same way for somebody who is to prove once more who he is: there he is asked anew. */
export async function startProof(
  deps: SessionDeps,
  { tenantId, user, now }: Ctx,
  { source, state }: EndpointInput<typeof proofEndpoint>,
): Promise<{ url: string }> {
  const { userId, sessionId } = user;
  return { url: await begin(deps, { tenantId, source, state, now, by: { userId, sessionId }, anew: true }) };
}

interface Beginning {
  readonly tenantId: string;
  readonly source: string | undefined;
  readonly state: string | undefined;
  readonly now: string;
  readonly by?: AttemptOwner;
  readonly anew?: boolean;
}

async function begin(
  deps: SessionDeps,
  { tenantId, source, state, now, by, anew = false }: Beginning,
): Promise<string> {
  const { providers } = deps;
  if (!providers || !/^\d{6}$/.test(tenantId)) return refuse('session.thirdPartyMissing');
  const db = deps.database.scoped(tenantId);
  const sealed = await findProvider(db, tenantId, source);
  if (!sealed) return refuse('session.thirdPartyMissing');
  if (!(await isTenantOpen(db, tenantId, now))) refuse('session.tenantUnknown');
  if (!state || !statePattern.test(state)) return refuse('session.thirdPartyState');
  const provider = opened(sealed, providers.box);
  const { url, verifier, nonce } = await startAttempt(provider, { state, anew }, providers.privateHosts);
  const attempt = { tenantId, stateHash: tokenHash(state), providerId: provider.id, verifier, nonce, now, by };
  if (!(await keepAttempt(db, attempt))) refuse('session.thirdPartyState');
  return url;
}

/** For the sign-in page of a tenant that may be unknown: then there is nothing to offer. */
export async function offerProviders(deps: SessionDeps, tenantId: string) {
  if (!deps.providers || !/^\d{6}$/.test(tenantId)) return [];
  return offeredProviders(deps.database.scoped(tenantId), tenantId);
}

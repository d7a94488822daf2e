import type { EndpointOutput, tryIdentityProvider } from '@zhaocai/model';
import { genericGrantRequest, randomPKCECodeVerifier, ResponseBodyError, type Configuration } from 'openid-client';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import type { ProviderDeps } from '../session-deps.ts';
import { withProvider } from './open-id.ts';
import { findProviderById, type Provider } from './provider-queries.ts';
import { opened } from './prove-identity.ts';

type Answer = EndpointOutput<typeof tryIdentityProvider>;

/** Reads what the provider says of itself, and shows it the client: what fails says why, as it would at a sign-in. */
export async function tryProvider(
  { box, privateHosts }: ProviderDeps,
  { db, tenantId }: Ctx,
  { id }: { readonly id: string },
): Promise<Answer> {
  const sealed = (/^\d{1,18}$/.test(id) && (await findProviderById(db, tenantId, id))) || notFound();
  const provider = opened(sealed, box);
  return withProvider(provider, privateHosts, async (configuration) => {
    const { issuer, authorization_endpoint: signInAddress, end_session_endpoint } = configuration.serverMetadata();
    if (signInAddress === undefined) throw new Error('no authorization_endpoint');
    const client = await judgeClient(configuration, provider);
    const endsSessions = end_session_endpoint !== undefined;
    return { issuer, signInAddress, client, endsSessions, redirectUri: provider.redirectUri };
  });
}

/** A code that nobody was given: who is known as a client is told so, and anybody else that he is not (RFC 6749, 5.2). */
async function judgeClient(configuration: Configuration, { redirectUri }: Provider): Promise<Answer['client']> {
  const given = { code: 'none', redirect_uri: redirectUri, code_verifier: randomPKCECodeVerifier() };
  try {
    await genericGrantRequest(configuration, 'authorization_code', given);
    return 'unknown';
  } catch (error) {
    if (!(error instanceof ResponseBodyError)) throw error;
    if (error.error === 'invalid_grant') return 'accepted';
    return /^(invalid|unauthorized)_client$/.test(error.error) ? 'refused' : 'unknown';
  }
}

import { plainOf } from '@zhaocai/model';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  type Configuration,
} from 'openid-client';
import { Refusal, refuse } from '../../../platform/http/index.ts';
import { outsideReason } from '../../../platform/outside/index.ts';
import { demandProviderAddress, guardedFetch } from './guarded-fetch.ts';
import type { Provider } from './provider-queries.ts';

export interface StartedAttempt {
  readonly url: string;
  readonly verifier: string;
  readonly nonce: string;
}

export interface FinishedAttempt {
  readonly code: string;
  readonly state: string;
  readonly iss: string | undefined;
  readonly verifier: string;
  readonly nonce: string;
  /** He must have been asked just now who he is. */
  readonly anew?: boolean;
}

/** Whom a provider vouches for. */
export interface ProvenIdentity {
  /** Issuer and subject: no other provider can name the same. */
  readonly uuid: string;
  /** Proposed as his account; he may choose another. */
  readonly username: string;
  readonly nickname: string;
  /** Where the browser ends what was begun there, with the token that says so; undefined where nothing is offered. */
  readonly signOutUrl: string | undefined;
}

/** OpenID Connect Core 3.1.2.1: he types again who he is, though he be signed in there. */
const askedAnew = { prompt: 'login', max_age: '0' } as const;
/** How long ago he may have done so, in seconds: a provider that passes over the wish says an older time, or none. */
const anewSeconds = 120;

/** Where the browser is sent, and what must be remembered until it comes back. */
export async function startAttempt(
  provider: Provider,
  { state, anew = false }: { readonly state: string; readonly anew?: boolean },
  privateHosts: readonly string[],
): Promise<StartedAttempt> {
  return withProvider(provider, privateHosts, async (configuration) => {
    const verifier = randomPKCECodeVerifier();
    const nonce = randomNonce();
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: provider.redirectUri,
      scope: 'openid profile',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...(anew && askedAnew),
    });
    return { url: url.href, verifier, nonce };
  });
}

/** Gives the code for the identity: signature, issuer, audience, nonce and state are checked by the library. */
export async function finishAttempt(
  provider: Provider,
  attempt: FinishedAttempt,
  privateHosts: readonly string[],
): Promise<ProvenIdentity> {
  return withProvider(provider, privateHosts, async (configuration) => {
    const back = new URL(provider.redirectUri);
    back.searchParams.set('code', attempt.code);
    back.searchParams.set('state', attempt.state);
    if (attempt.iss) back.searchParams.set('iss', attempt.iss);
    const tokens = await authorizationCodeGrant(configuration, back, {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
      ...(attempt.anew && { maxAge: anewSeconds }),
    });
    const claims = tokens.claims();
    if (!claims) return refuse('session.providerFailed', { reason: 'no id_token' });
    const wanted = provider.accountClaim || 'preferred_username';
    // Many providers keep the profile out of the token.
    const isAsked = claims[wanted] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
    const profile = isAsked ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
    const text = (name: string) => textOf({ ...profile, ...claims }, name);
    const username = text(wanted).slice(0, 45);
    return {
      uuid: `${claims.iss}#${claims.sub}`,
      username,
      nickname: text('name').slice(0, 20) || username,
      signOutUrl: signOutUrlOf(configuration, { idToken: tokens.id_token ?? '', redirectUri: provider.redirectUri }),
    };
  });
}

/** RP-initiated logout: it comes back to the sign-in page from which he left. */
function signOutUrlOf(
  configuration: Configuration,
  { idToken, redirectUri }: { readonly idToken: string; readonly redirectUri: string },
): string | undefined {
  const offered = configuration.serverMetadata().end_session_endpoint;
  if (offered === undefined || !/^https?:\/\//i.test(offered)) return undefined;
  const given = { id_token_hint: idToken, post_logout_redirect_uri: redirectUri };
  return buildEndSessionUrl(configuration, given).href;
}

/** What goes wrong between the servers is told as a refusal; how the secret looks is in none of its texts. */
export async function withProvider<T>(
  provider: Provider,
  privateHosts: readonly string[],
  work: (configuration: Configuration) => Promise<T>,
): Promise<T> {
  const issuer = demandProviderAddress(provider.issuer, privateHosts);
  try {
    const configuration = await discovery(issuer, provider.clientId, provider.clientSecret ?? undefined, undefined, {
      [customFetch]: guardedFetch(privateHosts),
      timeout: 10,
      execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
    });
    return await work(configuration);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof Error && error.cause instanceof Refusal) throw error.cause;
    return refuse('session.providerFailed', { reason: outsideReason(error) });
  }
}

function textOf(claims: Readonly<Record<string, unknown>>, name: string): string {
  const value = claims[name];
  return typeof value === 'string' ? plainOf(value).trim() : '';
}

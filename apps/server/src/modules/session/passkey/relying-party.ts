import { isIP } from 'node:net';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Challenges } from './challenges.ts';

/** Under which name authenticators know this server, and which pages may speak for it. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: readonly string[];
}

/**
 * The host that the caller asked: each tenant's own keeps its own passkeys, and a page elsewhere is given none by any
 * browser. Browsers take no address for a name, so behind a proxy that asks by address it is BASE_URL's. Which of the
 * two schemes stands before it is the browser's to judge: it has passkeys under https and on `localhost` alone.
 */
export function relyingParty(host: string, baseUrl: string | undefined): RelyingParty {
  const asked = addressed(`https://${host}`);
  const isAddress = isIP(asked.hostname.replace(/^\[|\]$/g, '')) > 0;
  const { hostname, host: shown } = isAddress && baseUrl ? addressed(baseUrl) : asked;
  return { id: hostname, origins: [`https://${shown}`, `http://${shown}`] };
}

function addressed(url: string): Pick<URL, 'hostname' | 'host'> {
  return URL.canParse(url) ? new URL(url) : { hostname: '', host: '' };
}

type Options = Awaited<ReturnType<typeof generateAuthenticationOptions>>;

/** Names no passkey: the browser offers those it has, and nobody learns which there are. */
export async function signInOptions(
  challenges: Challenges,
  { party, now }: { readonly party: RelyingParty; readonly now: string },
): Promise<{ options: Options & Record<string, unknown> }> {
  const challenge = challenges.issue({ purpose: 'signIn', holder: 'nobody', now });
  const options = await generateAuthenticationOptions({ rpID: party.id, challenge, userVerification: 'required' });
  return { options: { ...options } };
}

import type { passkeyChallenge } from '@zhaocai/model/session/second-factor';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { readAnswer } from '../http/answer.ts';
import { RequestError } from '../http/request-error.ts';
import { send } from '../http/send.ts';
import { translate } from '../text/language.ts';

type Ceremony = EndpointOutput<typeof passkeyChallenge>;

const stepBack = {
  zh: '未完成：已取消、超时，或此设备上没有可用的通行密钥',
  en: 'Not done: cancelled, timed out, or there is no passkey on this device',
} as const;
const known = { zh: '此设备上已有本账号的通行密钥', en: 'This device has a passkey of your account already' } as const;

/** Browsers have passkeys under https and on localhost, for names and not for addresses. */
export function hasPasskeys(): boolean {
  const isAddress = /^(\d+\.){3}\d+$|:/.test(location.hostname);
  return window.isSecureContext && 'PublicKeyCredential' in window && !isAddress;
}

/** Lets the person use one of his passkeys; what his authenticator answers, as it travels. */
export async function askPasskey(): Promise<string> {
  const response = await send({ method: 'GET', path: '/api/blade-auth/oauth/passkey-challenge' });
  const { data } = await readAnswer<Ceremony>(response);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // The server's options are those of its half of the same library.
  const optionsJSON = data.options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return JSON.stringify(await inWords(startAuthentication({ optionsJSON })));
}

/** Lets the person make one. */
export async function makePasskey({ options }: Ceremony): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return JSON.stringify(await inWords(startRegistration({ optionsJSON })));
}

/** Browsers say little on purpose, and in English. */
async function inWords<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony;
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new RequestError('refused', { message: translate(isKnown ? known : stepBack) });
  }
}

import type { TokenAnswer } from '@zhaocai/model/session/token';
import { send } from '../../kit/http/send.ts';
import { startSession } from '../../kit/session/session-store.ts';
import { dropLock } from '../lock/lock-flag.ts';
import { forgetActing, rememberedHeaders } from './acting-as.ts';
import { readToken, SignInRefused } from './read-token.ts';
import { withSealed } from './seal-password.ts';
import { isWeakPassword } from './weak-password.ts';

export interface Credentials {
  readonly tenantId: string;
  readonly account: string;
  readonly password: string;
  readonly captchaKey: string;
  /** May be left out until the server demands one. */
  readonly captchaCode: string;
  readonly second?: SecondStep;
}

/** What is shown beside the password: a code of the authenticator or a recovery code, or what a passkey answered. */
export interface SecondStep {
  readonly code?: string;
  readonly passkey?: string;
}

/** Signs in and starts the session; nothing is stored when the server refuses. */
export async function signIn(credentials: Credentials): Promise<void> {
  const answer = await askToken(credentials, rememberedHeaders(credentials));
  enter(answer, isWeakPassword(credentials.password));
}

/** A role or department that was taken from him meanwhile is no reason to stay outside. */
async function askToken(credentials: Credentials, acting: Readonly<Record<string, string>>): Promise<TokenAnswer> {
  try {
    return await requestToken(credentials, acting);
  } catch (error) {
    if (!(error instanceof SignInRefused) || !/^(role|dept)_not_held$/.test(error.code)) throw error;
    forgetActing();
    return requestToken(credentials, {});
  }
}

function requestToken(credentials: Credentials, acting: Readonly<Record<string, string>>): Promise<TokenAnswer> {
  const { tenantId, account, password, captchaKey, captchaCode, second } = credentials;
  return withSealed(async (seal) => {
    const response = await send({
      method: 'POST',
      path: '/api/blade-auth/oauth/token',
      headers: {
        'Tenant-Id': tenantId,
        ...acting,
        ...(captchaCode ? { 'Captcha-Key': captchaKey, 'Captcha-Code': captchaCode } : {}),
      },
      body: new URLSearchParams({
        tenantId,
        username: account,
        password: await seal(password),
        grant_type: captchaCode ? 'captcha' : 'password',
        scope: 'all',
        type: 'account',
        ...(second?.code ? { passcode: second.code } : {}),
        ...(second?.passkey ? { passkey: second.passkey } : {}),
      }),
    });
    return readToken(response);
  });
}

/** The passkey says whose it is: nothing is typed. */
export async function signInByPasskey(): Promise<void> {
  const { askPasskey } = await import('../../kit/session/passkey.ts');
  const body = new URLSearchParams({ grant_type: 'passkey', scope: 'all', passkey: await askPasskey() });
  enter(await readToken(await send({ method: 'POST', path: '/api/blade-auth/oauth/token', body })), false);
}

/** The session of who was let in. */
export function enter(answer: TokenAnswer, weakPassword: boolean): void {
  dropLock();
  startSession({
    tokens: { access: answer.access_token, refresh: answer.refresh_token },
    weakPassword,
    user: {
      userId: answer.user_id,
      tenantId: answer.tenant_id,
      tenantName: answer.tenant_name,
      account: answer.account,
      nickName: answer.nick_name,
      roles: answer.role_name.split(',').filter(Boolean),
      avatar: answer.avatar,
      oauthId: answer.oauth_id,
      mustChange: answer.must_change,
      mustEnrol: answer.must_enrol,
    },
  });
}

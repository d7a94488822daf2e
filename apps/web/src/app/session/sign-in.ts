import type { TokenAnswer, TokenRefusal } from '@zhaocai/contract/session/token';
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { RequestError } from '../../kit/http/request-error.ts';
import { send } from '../../kit/http/send.ts';
import { startSession } from '../../kit/session/session-store.ts';
import { isWeakPassword } from './weak-password.ts';

export interface Credentials {
  readonly tenantId: string;
  readonly account: string;
  readonly password: string;
  readonly captchaKey: string;
  /** May be left out until the server demands one. */
  readonly captchaCode: string;
}

/** What the server answered instead of a token; its description is for the user. */
export class SignInRefused extends Error {
  readonly error: string;

  constructor(refusal: Partial<TokenRefusal>) {
    super(refusal.error_description ?? '');
    this.name = 'SignInRefused';
    this.error = refusal.error ?? '';
  }
}

/** What travels in place of a password. */
export function passwordDigest(password: string): string {
  return bytesToHex(md5(utf8ToBytes(password)));
}

/** Signs in and starts the session; nothing is stored when the server refuses. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { tenantId, account, password, captchaKey, captchaCode } = credentials;
  const response = await send({
    method: 'POST',
    path: '/api/blade-auth/oauth/token',
    headers: {
      'Tenant-Id': tenantId,
      ...(captchaCode ? { 'Captcha-Key': captchaKey, 'Captcha-Code': captchaCode } : {}),
    },
    body: new URLSearchParams({
      tenantId,
      username: account,
      password: passwordDigest(password),
      grant_type: captchaCode ? 'captcha' : 'password',
      scope: 'all',
      type: 'account',
    }),
  });
  const answer = await readToken(response);
  startSession({
    tokens: { access: answer.access_token, refresh: answer.refresh_token },
    weakPassword: isWeakPassword(password),
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
    },
  });
}

/** The token's answer is bare: a pair, or why there is none. */
export async function readToken(response: Response): Promise<TokenAnswer> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) throw new RequestError('failed', { code: response.status });
  if ('error_description' in body || 'error' in body) throw new SignInRefused(body as Partial<TokenRefusal>);
  // The server's contract tests hold the shape of the answer.
  if ('access_token' in body) return body as TokenAnswer;
  const { msg, requestId } = body as { msg?: string; requestId?: string };
  throw new RequestError(response.status < 500 ? 'refused' : 'failed', {
    code: response.status,
    message: msg,
    requestId,
  });
}

import type { TokenAnswer, TokenRefusal } from '@zhaocai/model/session/token';
import { RequestError } from '../../kit/http/request-error.ts';

/** What the server answered instead of a token; its description is for the user. */
export class SignInRefused extends Error {
  readonly error: string;
  /** Which rule refused it. */
  readonly code: string;

  constructor(refusal: Partial<TokenRefusal>) {
    super(refusal.error_description ?? '');
    this.name = 'SignInRefused';
    this.error = refusal.error ?? '';
    this.code = refusal.error_code ?? '';
  }
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

import type { ActedOn } from '@zhaocai/model/kit/envelope';
import type { Text } from '@zhaocai/model/kit/text';
import { translate } from '../text/language.ts';

/** refused: the server said why · expired: the session is over · failed: neither knows · network, timeout: no answer. */
export type RequestErrorKind = 'refused' | 'expired' | 'failed' | 'network' | 'timeout';

const texts = {
  failed: { zh: '未知错误', en: 'Unknown error' },
  network: { zh: '网络连接失败，请检查网络后重试', en: 'No connection. Check the network and try again' },
  timeout: { zh: '请求超时，请稍后重试', en: 'The server took too long. Try again shortly' },
  expired: { zh: '您的登录信息已失效，请重新登录！', en: 'Your session has expired. Please sign in again' },
} as const satisfies Record<string, Text>;

/** Why a call brought no answer, in words for the user. */
export class RequestError extends Error {
  readonly kind: RequestErrorKind;
  /** The body's code, else the HTTP status; 0 without an answer. */
  readonly code: number;
  /** What to quote when asking for help. */
  readonly requestId: string | undefined;
  /** Of a refusal that is not only shown: what to do about it. */
  readonly reason: ActedOn | undefined;

  constructor(
    kind: RequestErrorKind,
    details: { message?: string; code?: number; requestId?: string; reason?: ActedOn } = {},
  ) {
    super(details.message ?? (kind === 'refused' ? translate(texts.failed) : translate(texts[kind])));
    this.name = 'RequestError';
    this.kind = kind;
    this.code = details.code ?? 0;
    this.requestId = details.requestId;
    this.reason = details.reason;
  }
}

/** May the same request be sent again with the same key? Yes where nobody knows whether it arrived. */
export function isOutcomeUnknown(error: unknown): boolean {
  return (
    error instanceof RequestError && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'failed')
  );
}

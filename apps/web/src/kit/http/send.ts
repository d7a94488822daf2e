import { accessToken, basicCredential } from '../session/tokens.ts';
import { currentLanguage } from '../text/language.ts';
import { RequestError } from './request-error.ts';

export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  /** An object is sent as JSON; URLSearchParams and FormData as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

const defaultTimeoutMs = 30_000;

/** One request with the client's credential, the token and the language. Every HTTP status comes back to the caller. */
export async function send(request: WireRequest): Promise<Response> {
  const timeout = AbortSignal.timeout(request.timeoutMs ?? defaultTimeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    return await fetch(request.path + queryText(request.query), {
      method: request.method,
      headers: { ...standingHeaders(), ...contentType(request.body), ...request.headers },
      body: bodyOf(request.body),
      credentials: 'include',
      signal,
    });
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new RequestError(timeout.aborted ? 'timeout' : 'network');
  }
}

/** Headers that every call carries. */
export function standingHeaders(): Record<string, string> {
  const token = accessToken();
  return {
    Authorization: basicCredential(),
    'Accept-Language': currentLanguage() === 'en' ? 'en-US' : 'zh-CN',
    ...(token ? { 'Blade-Auth': `bearer ${token}` } : {}),
  };
}

/** `?a=1&b=2` of what is given; blank values are left out, lists are joined by commas. */
export function queryText(query: WireRequest['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

function contentType(body: unknown): Record<string, string> {
  const isPlain = body !== undefined && !(body instanceof URLSearchParams) && !(body instanceof FormData);
  return isPlain ? { 'Content-Type': 'application/json' } : {};
}

function bodyOf(body: unknown): BodyInit | undefined {
  if (body === undefined || body instanceof URLSearchParams || body instanceof FormData) return body;
  return JSON.stringify(body);
}

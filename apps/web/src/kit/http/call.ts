import { parseRoute, type Endpoint } from '@zhaocai/model/kit/endpoint';
import { readAnswer, type Answer } from './answer.ts';
import { RequestError } from './request-error.ts';
import { send } from './send.ts';
import { withRenewal } from './unauthorized.ts';

export interface CallOptions {
  /** The same for every attempt at one intent of the user. */
  readonly idempotencyKey?: string;
  /** Removals name their ids in the query although they are sent by POST. */
  readonly inQuery?: boolean;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** Calls an endpoint of the API and answers its data; throws a RequestError otherwise. */
export function call<I, O>(endpoint: Endpoint<I, O>, input: I, options: CallOptions = {}): Promise<Answer<O>> {
  return withRenewal(async () => readAnswer<O>(await request(endpoint, input, options)), isExpired);
}

/** The same for an answer that is a file. */
export async function fetchFile<I>(endpoint: Endpoint<I, unknown>, input: I, options: CallOptions = {}): Promise<Blob> {
  return withRenewal(async () => {
    const response = await request(endpoint, input, { timeoutMs: exportTimeoutMs, ...options });
    const isFile = response.ok && !response.headers.get('content-type')?.includes('json');
    if (isFile) return response.blob();
    await readAnswer(response);
    throw new RequestError('failed', { code: response.status });
  }, isExpired);
}

const exportTimeoutMs = 60_000;

function request<I, O>(endpoint: Endpoint<I, O>, input: I, options: CallOptions): Promise<Response> {
  const { method, path } = parseRoute(endpoint.route);
  const inQuery = method === 'GET' || options.inQuery === true;
  const headers = options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : undefined;
  return send({
    method,
    path,
    ...(inQuery ? { query: Object.fromEntries(Object.entries(input ?? {})) } : { body: input ?? {} }),
    headers,
    timeoutMs: options.timeoutMs,
    signal: options.signal,
  });
}

function isExpired(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'expired';
}

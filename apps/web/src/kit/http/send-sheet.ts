import { parseRoute, type Endpoint } from '@zhaocai/model/kit/endpoint';
import { readAnswer } from './answer.ts';
import { RequestError } from './request-error.ts';
import { send } from './send.ts';
import { withRenewal } from './unauthorized.ts';

export interface SentSheet {
  readonly file: File;
  readonly query: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Five thousand rows are judged one by one. */
const importTimeoutMs = 5 * 60_000;

/** Sends a spreadsheet to an endpoint that takes one, and answers its data. */
export function sendSheet<I, O>(endpoint: Endpoint<I, O>, sheet: SentSheet): Promise<O> {
  return withRenewal(async () => (await readAnswer<O>(await post(endpoint, sheet))).data, isExpired);
}

/** The same where the answer is a file. */
export function sendSheetForFile<I>(endpoint: Endpoint<I, unknown>, sheet: SentSheet): Promise<Blob> {
  return withRenewal(async () => {
    const answer = await post(endpoint, sheet);
    if (!answer.ok || answer.headers.get('content-type')?.includes('json')) await readAnswer(answer);
    return answer.blob();
  }, isExpired);
}

function post({ route }: Pick<Endpoint, 'route'>, { file, query, signal }: SentSheet): Promise<Response> {
  const { method, path } = parseRoute(route);
  const body = new FormData();
  body.append('file', file);
  return send({ method, path, query, body, signal, timeoutMs: importTimeoutMs });
}

function isExpired(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'expired';
}

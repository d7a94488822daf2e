import { parseRoute, type Endpoint } from '@zhaocai/model/kit/endpoint';
import { readAnswer } from './answer.ts';
import { RequestError } from './request-error.ts';
import { send } from './send.ts';
import { withRenewal } from './unauthorized.ts';

export interface SentSpreadsheet {
  readonly file: File;
  readonly query: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Five thousand rows are judged one by one. */
const importTimeoutMs = 5 * 60_000;

/** Sends a spreadsheet to an endpoint that takes one, and answers its data. */
export function sendSpreadsheet<I, O>(endpoint: Endpoint<I, O>, spreadsheet: SentSpreadsheet): Promise<O> {
  return withRenewal(async () => (await readAnswer<O>(await post(endpoint, spreadsheet))).data, isExpired);
}

/** The same where the answer is a file. */
export function sendSpreadsheetForFile<I>(endpoint: Endpoint<I, unknown>, spreadsheet: SentSpreadsheet): Promise<Blob> {
  return withRenewal(async () => {
    const answer = await post(endpoint, spreadsheet);
    if (!answer.ok || answer.headers.get('content-type')?.includes('json')) await readAnswer(answer);
    return answer.blob();
  }, isExpired);
}

function post({ route }: Pick<Endpoint, 'route'>, { file, query, signal }: SentSpreadsheet): Promise<Response> {
  const { method, path } = parseRoute(route);
  const body = new FormData();
  body.append('file', file);
  return send({ method, path, query, body, signal, timeoutMs: importTimeoutMs });
}

function isExpired(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'expired';
}

import type { Endpoint } from '@zhaocai/model';
import type { FuzzRequest } from './request.ts';
import type { Answer } from './send.ts';

/** What is wrong with an answer; undefined where nothing is. */
export function faultOf(request: FuzzRequest, answer: Answer): string | undefined {
  if (request.brokenAfter !== undefined) return undefined;
  if (answer.timedOut) return 'no answer within 45 s';
  if (answer.status === 0) return request.mayBeCut ? undefined : 'no answer';
  if (answer.status >= 500) return `answered ${answer.status}: ${textOf(answer)}`;
  return faultOfForm(request, answer);
}

function faultOfForm({ target: { endpoint }, method, kind, url }: FuzzRequest, answer: Answer): string | undefined {
  const { status, body } = answer;
  if (method === 'HEAD' || status === 101 || status === 304) return undefined;
  if (endpoint.raw && status < 400) return undefined;
  // Another path may be a page of the application, which is no call.
  if (kind === 'path' && isHtml(answer)) return undefined;
  // What the public reads says what is missing by a page too.
  if (isPublicPage(endpoint) && status === 404 && isHtml(answer)) return undefined;
  const said = parsed(body.toString('utf8'));
  if (endpoint.bareRefusals && typeof said?.error === 'string' && typeof said.error_code === 'string') return undefined;
  const isEnvelope =
    said?.code === status && said.success === status < 400 && 'data' in said && typeof said.msg === 'string';
  return isEnvelope ? undefined : `answered ${status} without the envelope: ${textOf(answer)} (${url.slice(0, 80)})`;
}

const isHtml = ({ headers }: Answer) => headers.get('content-type')?.startsWith('text/html') ?? false;

const isPublicPage = ({ permission, raw }: Endpoint) => permission === 'public' && raw === true;

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function textOf({ body }: Answer): string {
  return JSON.stringify(body.toString('utf8').slice(0, 300));
}

import type { Envelope } from '@zhaocai/model/kit/envelope';
import { markCut } from './cut-answers.ts';
import { RequestError } from './request-error.ts';

export interface Answer<D> {
  readonly data: D;
  readonly msg: string;
}

/** Codes whose message is worth showing as it is: they say what to do next. */
const tellingCodes = new Set([400, 403, 404, 413, 415, 429]);

/** Judges an answer by the body's code first, by the status where there is none. */
export async function readAnswer<D>(response: Response): Promise<Answer<D>> {
  const body = await readBody(response);
  const code = codeOf(body, response.status);
  if (code === 200) return { data: markCut(body.data as D, body.more), msg: body.msg ?? '' };
  const details = { code, requestId: body.requestId ?? response.headers.get('x-request-id') ?? undefined };
  if (code === 401) throw new RequestError('expired', details);
  if (tellingCodes.has(code)) throw new RequestError('refused', { ...details, message: body.msg, reason: body.reason });
  throw new RequestError('failed', details);
}

type LooseBody = Partial<Omit<Envelope, 'code'>> & { readonly code?: number | string };

/** A success is code 200, code "success" or success true. */
function codeOf(body: LooseBody, status: number): number {
  if (body.code === 'success') return 200;
  if (typeof body.code === 'number') return body.code;
  return body.success === true ? 200 : status;
}

async function readBody(response: Response): Promise<LooseBody> {
  try {
    const body: unknown = await response.json();
    // The seam between the wire and our types: the server's contract tests hold the shape.
    return typeof body === 'object' && body !== null ? (body as LooseBody) : {};
  } catch {
    // A proxy's page instead of ours: only the status speaks.
    return response.ok ? { code: 500 } : {};
  }
}

import { createHash } from 'node:crypto';
import { compressedText, isAmong, type RawAnswer } from '../../../platform/http/index.ts';
import type { Reader } from '../reader.ts';

/** Long enough for a crowd that reloads, short enough that what is taken down is gone. */
const keptSeconds = 30;

export interface Answered {
  readonly type: string;
  readonly body: string;
  readonly status?: number;
}

/** What anybody may keep for a moment; who has it already is told so. */
export async function publicAnswer({ headers }: Reader, { type, body, status = 200 }: Answered): Promise<RawAnswer> {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const kept = {
    etag,
    'cache-control': `public, max-age=${keptSeconds}`,
    vary: 'accept-encoding, accept-language',
  };
  if (status === 200 && isAmong(etag, headers['if-none-match'])) return { status: 304, headers: kept, body: '' };
  const { encoding, bytes } = await compressedText(headers, body);
  // Its answers vary by more than their encoding: what is said here stands over what the encoding says.
  return { status, headers: { 'content-type': `${type}; charset=utf-8`, ...encoding, ...kept }, body: bytes };
}

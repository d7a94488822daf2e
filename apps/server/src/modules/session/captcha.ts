import type { PublicCtx } from '../../platform/http/index.ts';
import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/index.ts';
import { drawCaptcha } from './captcha-image.ts';

/** Captchas belong to nobody yet, so they stand under the platform's tenant. */
const tenantId = '000000';
const minutesValid = 30;

export interface Captcha {
  readonly key: string;
  readonly image: string;
}

export interface CaptchaAnswer {
  readonly key: string;
  readonly code: string;
}

const insert = `
  insert into captcha (tenant_id, key, answer_hash, expire_time)
  values ($1, $2, $3, $4::timestamptz + interval '${minutesValid} minutes')`;
const take =
  'delete from captcha where tenant_id = $1 and key = $2 returning answer_hash as "answerHash", expire_time as "expireTime"';

export async function issueCaptcha(database: Database, now: string): Promise<Captcha> {
  const { text, image } = drawCaptcha();
  const key = randomUUID();
  await database.scoped(tenantId).query(insert, [tenantId, key, answerHash({ key, code: text }), now]);
  return { key, image };
}

/** Each captcha is asked for once: a wrong answer uses it up too. Upper and lower case are the same. */
export async function isCaptchaRight(database: Database, answer: CaptchaAnswer, now: string): Promise<boolean> {
  const [stored] = await database
    .scoped(tenantId)
    .query<{ answerHash: string; expireTime: string }>(take, [tenantId, answer.key]);
  return stored !== undefined && stored.expireTime > now && stored.answerHash === answerHash(answer);
}

/** Hashed with the key, so that the table does not read as a list of answers. */
export function answerHash({ key, code }: CaptchaAnswer): string {
  return createHash('sha256').update(`${key}|${code.trim().toLowerCase()}`).digest('hex');
}

/** Both headers are optional; a key without a code is a wrong answer. */
export function captchaAnswer({ headers }: Pick<PublicCtx, 'headers'>): CaptchaAnswer | undefined {
  const key = headers['captcha-key'];
  if (!key) return undefined;
  return { key: key.slice(0, 64), code: headers['captcha-code']?.slice(0, 64) ?? '' };
}

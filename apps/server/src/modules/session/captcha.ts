import { createHash, randomUUID } from 'node:crypto';
import { spendHourly } from '../../platform/access/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { Refusal, type PublicCtx } from '../../platform/http/index.ts';
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

export async function issueCaptcha(
  database: Database,
  { headers, host, now }: Pick<PublicCtx, 'headers' | 'host' | 'now'>,
): Promise<Captcha> {
  await demandBudget(database, { asked: headers['tenant-id'], host, now });
  const { text, image } = drawCaptcha();
  const key = randomUUID();
  await database.scoped(tenantId).query(insert, [tenantId, key, answerHash({ key, code: text }), now]);
  return { key, image };
}

interface Asking {
  readonly asked: string | undefined;
  readonly host: string | undefined;
  readonly now: string;
}

const tenantOfHost = 'select tenant_id as "tenantId" from tenant_look_by_domain($1)';

/** Each tenant has so many an hour: the one that is named, else that of the host. What is nobody's is the platform's. */
async function demandBudget(database: Database, { asked, host, now }: Asking): Promise<void> {
  const named = asked ?? (await hostTenant(database, host));
  const known = /^\d{6}$/.test(named) ? await spendHourly(database.scoped(named), 'captcha', now) : undefined;
  const spent = known ?? (await spendHourly(database.scoped(tenantId), 'captcha', now));
  if (spent?.isOver) throw new Refusal('session.captchaBudget', { minutes: spent.minutesLeft }, 429);
}

async function hostTenant(database: Database, host = ''): Promise<string> {
  const name = host.replace(/:\d+$/, '');
  const [row] = await database.scoped(tenantId).query<{ tenantId: string }>(tenantOfHost, [name]);
  return row?.tenantId ?? '';
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

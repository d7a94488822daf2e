import { createHmac } from 'node:crypto';
import { canonicalJson } from '@zhaocai/model';
import type { Db } from '../db/types.ts';
import { Refusal, refuse } from './refusal.ts';
import { derivedKeys, type Secret } from '../secrets/index.ts';

/** One request as idempotency knows it: the same key in the same scope with another body is a mistake. */
export interface KeyedRequest {
  readonly tenantId: string;
  readonly userId: string;
  readonly endpoint: string;
  readonly key: string;
  readonly input: unknown;
  /** `bodyKeyOf(SECRET)`. */
  readonly bodyKey: BodyKeys;
}

interface KeyedWork extends KeyedRequest {
  readonly now: string;
}

/** One of each secret, the current one first. */
export type BodyKeys = readonly Buffer[];

/**
 * Under the first of these bodies are marked. With SECRET changed and the former one not kept, a key of the last 24 hours
 * counts as used with another body.
 */
export function bodyKeyOf(secret: Secret): BodyKeys {
  return derivedKeys(secret, 'zhaocai request body 1');
}

const keyPattern = /^[\x21-\x7e]{8,128}$/;

/**
 * Runs `work` once per key and answers the stored result afterwards (24 h). Must be called inside the request's
 * transaction: a rival with the same key waits on the unique index until this one commits or rolls back.
 */
export async function once(db: Db, request: KeyedWork, work: () => Promise<unknown>): Promise<unknown> {
  const [bodyMac] = bodyMacsOf(request);
  const claimed = await db.query(claim, [
    request.tenantId,
    request.userId,
    request.endpoint,
    request.key,
    bodyMac,
    request.now,
  ]);
  if (claimed.length === 0) return storedAnswer(db, request);
  const answer = (await work()) ?? null;
  await db.write(store, [request.tenantId, request.userId, request.endpoint, request.key, JSON.stringify(answer)]);
  return answer;
}

/**
 * The same for a transaction that has not begun: the key waits in front of the work's first statement, and where that
 * is the commit, it carries the answer. A taken key so fails the transaction; `isKeyTaken` tells that from other failures,
 * and `storedAnswer` then answers.
 */
export async function onceLate(db: Db, request: KeyedWork, work: () => Promise<unknown>): Promise<unknown> {
  const { tenantId, userId, endpoint, key, now } = request;
  const [bodyMac] = bodyMacsOf(request);
  let isSent = false;
  let answer: string | null = null;
  await db.write(claimWithAnswer, () => {
    isSent = true;
    return [tenantId, userId, endpoint, key, bodyMac, answer, now];
  });
  const result = (await work()) ?? null;
  answer = JSON.stringify(result);
  if (isSent) await db.write(store, [tenantId, userId, endpoint, key, answer]);
  return result;
}

/** Whether the transaction failed because its key had been used before. */
export function isKeyTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_pkey';
}

/**
 * A plain digest would tell whoever steals the database, by trying, what was sent: a sealed price has few digits. What
 * it is bound to makes equal bodies look different, those of one person under two keys too.
 */
function bodyMacsOf({ tenantId, userId, endpoint, key, input, bodyKey }: KeyedRequest): readonly string[] {
  if (!keyPattern.test(key)) refuse('platform.badRequest');
  const marked = canonicalJson([tenantId, userId, endpoint, key, input]);
  return bodyKey.map((one) => createHmac('sha256', one).update(marked).digest('hex'));
}

const claimWithAnswer = `
  insert into idempotency (tenant_id, user_id, endpoint, key, body_mac, answer, create_time)
  values ($1, $2, $3, $4, $5, $6::jsonb, $7)`;
const claim = `
  insert into idempotency (tenant_id, user_id, endpoint, key, body_mac, create_time)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (tenant_id, user_id, endpoint, key) do nothing
  returning key`;
const store = `
  update idempotency set answer = $5::jsonb
  where tenant_id = $1 and user_id = $2 and endpoint = $3 and key = $4`;
const find = `
  select body_mac as "bodyMac", answer from idempotency
  where tenant_id = $1 and user_id = $2 and endpoint = $3 and key = $4`;

/** What the request with this key was answered. */
export async function storedAnswer(db: Db, request: KeyedRequest): Promise<unknown> {
  const [stored] = await db.query<{ bodyMac: string; answer: unknown }>(find, [
    request.tenantId,
    request.userId,
    request.endpoint,
    request.key,
  ]);
  if (!stored) throw new Refusal('platform.keyBusy');
  if (!bodyMacsOf(request).includes(stored.bodyMac)) refuse('platform.keyReused');
  return stored.answer;
}

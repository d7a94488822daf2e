import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Db } from '../db/types.ts';
import { Refusal, refuse } from './refusal.ts';

/** One request as idempotency knows it: the same key in the same scope with another body is a mistake. */
export interface KeyedRequest {
  readonly tenantId: string;
  readonly userId: string;
  readonly endpoint: string;
  readonly key: string;
  readonly input: unknown;
  readonly now: string;
}

const keyPattern = /^[\x21-\x7e]{8,128}$/;

/**
 * Runs `work` once per key and answers the stored result afterwards (24 h). Must be called inside the request's
 * transaction: a rival with the same key waits on the unique index until this one commits or rolls back.
 */
export async function once(db: Db, request: KeyedRequest, work: () => Promise<unknown>): Promise<unknown> {
  if (!keyPattern.test(request.key)) refuse('platform.badRequest');
  const bodyHash = createHash('sha256')
    .update(canonicalize(request.input) ?? '')
    .digest('hex');
  const claimed = await db.query(claim, [
    request.tenantId,
    request.userId,
    request.endpoint,
    request.key,
    bodyHash,
    request.now,
  ]);
  if (claimed.length === 0) return storedAnswer(db, request, bodyHash);
  const answer = (await work()) ?? null;
  await db.query(store, [request.tenantId, request.userId, request.endpoint, request.key, JSON.stringify(answer)]);
  return answer;
}

const claim = `
  insert into idempotency (tenant_id, user_id, endpoint, key, body_hash, create_time)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (tenant_id, user_id, endpoint, key) do nothing
  returning key`;
const store = `
  update idempotency set answer = $5::jsonb
  where tenant_id = $1 and user_id = $2 and endpoint = $3 and key = $4`;
const find = `
  select body_hash as "bodyHash", answer from idempotency
  where tenant_id = $1 and user_id = $2 and endpoint = $3 and key = $4`;

async function storedAnswer(db: Db, request: KeyedRequest, bodyHash: string): Promise<unknown> {
  const [stored] = await db.query<{ bodyHash: string; answer: unknown }>(find, [
    request.tenantId,
    request.userId,
    request.endpoint,
    request.key,
  ]);
  if (!stored) throw new Refusal('platform.keyBusy');
  if (stored.bodyHash !== bodyHash) refuse('platform.keyReused');
  return stored.answer;
}

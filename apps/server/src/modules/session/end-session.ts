import type { Db } from '../../platform/db/index.ts';

export interface SessionEnd {
  readonly tenantId: string;
  readonly sessionId: string;
  readonly reason: 'logout' | 'reuse';
  readonly now: string;
}

/** With the session all its tokens are worth nothing, whatever their expiry. */
export async function endSession(db: Db, { tenantId, sessionId, reason, now }: SessionEnd): Promise<void> {
  await db.query(endOne, [tenantId, sessionId, now, reason]);
}

const endOne = `
  update session set end_time = $3, end_reason = $4 where tenant_id = $1 and id = $2 and end_time is null`;

export interface OtherSessionsEnd {
  readonly tenantId: string;
  readonly userId: string;
  readonly keptSessionId: string;
  /** `password`: it was changed, and whoever knew the old one is out. */
  readonly reason: 'password' | 'own';
  readonly now: string;
}

/** How many there were. */
export async function endOtherSessions(db: Db, end: OtherSessionsEnd): Promise<number> {
  const { tenantId, userId, keptSessionId, now, reason } = end;
  return (await db.query(endOthers, [tenantId, userId, keptSessionId, now, reason])).length;
}

const endOthers = `
  update session set end_time = $4, end_reason = $5
  where tenant_id = $1 and user_id = $2 and id <> $3 and end_time is null returning id`;

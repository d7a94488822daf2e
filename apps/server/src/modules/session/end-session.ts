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
  readonly now: string;
}

/** After a change of password whoever knew the old one is out. */
export async function endOtherSessions(db: Db, end: OtherSessionsEnd): Promise<void> {
  await db.query(endOthers, [end.tenantId, end.userId, end.keptSessionId, end.now]);
}

const endOthers = `
  update session set end_time = $4, end_reason = 'password'
  where tenant_id = $1 and user_id = $2 and id <> $3 and end_time is null`;

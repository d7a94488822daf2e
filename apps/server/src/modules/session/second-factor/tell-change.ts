import { forgetSessions } from '../../../platform/access/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import type { SessionDeps } from '../session-deps.ts';

interface FactorChange {
  readonly action: string;
  readonly payload?: Record<string, unknown>;
}

/** In the record; what is remembered of the person is looked up again. */
export async function tellChange(
  { authenticator }: SessionDeps,
  ctx: Ctx,
  { action, payload = {} }: FactorChange,
): Promise<void> {
  const { db, tenantId, user, now } = ctx;
  const { userId } = user;
  await forgetSessions({ db, tenantId, now }, userId);
  ctx.afterCommit(() => authenticator.forget({ tenantId, userId }));
  await recordEvidence({ db, user, tenantId, now }, { stream: 'admin', action, subject: userId, payload });
}

import type { EndpointInput, unlinkIdentity as endpoint } from '@zhaocai/model';
import { forgetSessions } from '../../../platform/access/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import type { SessionDeps } from '../session-deps.ts';

/** Without a password the hash is empty: nothing that is typed is right. */
const lockAccount = `
  select password_hash <> '' as "hasPassword" from user_account
  where tenant_id = $1 and id = $2 and is_deleted = 0 for no key update`;
const otherWay = `
  select from user_oauth o
  join identity_provider p on p.tenant_id = o.tenant_id and p.source = o.source and p.enabled and p.is_deleted = 0
  where o.tenant_id = $1 and o.user_id = $2 and o.source <> $3 and o.is_deleted = 0 limit 1`;
/** The row stays, so that nobody registers by its id; who comes again from there is somebody new. */
const unlink = `
  update user_oauth set is_deleted = 1, update_user = $2, update_time = $4, version = version + 1
  where tenant_id = $1 and user_id = $2 and source = $3 and is_deleted = 0
  returning id::text, username, uuid as identity`;
/** Whoever came in by it is out, but for him who unlinks. */
const endItsSessions = `
  update session s set end_time = $4, end_reason = 'logout'
  from session_identity i
  where i.tenant_id = $1 and i.identity_id = $2 and s.tenant_id = i.tenant_id and s.id = i.session_id
    and s.id <> $3 and s.end_time is null`;

interface Unlinked {
  readonly id: string;
  readonly username: string | null;
  readonly identity: string;
}

/** Takes an identity off one's own account, unless it is the only way in. */
export async function unlinkIdentity(
  { authenticator }: SessionDeps,
  ctx: Ctx,
  { source }: EndpointInput<typeof endpoint>,
): Promise<null> {
  const { db, tenantId, user, now } = ctx;
  const { userId, sessionId } = user;
  const [account] = await db.query<{ hasPassword: boolean }>(lockAccount, [tenantId, userId]);
  const [gone] = await db.query<Unlinked>(unlink, [tenantId, userId, source, now]);
  if (!gone) return notFound();
  const keepsAWay = account?.hasPassword || (await db.query(otherWay, [tenantId, userId, source])).length > 0;
  if (!keepsAWay) refuse('session.identityLast');
  await db.query(endItsSessions, [tenantId, gone.id, sessionId, now]);
  await forgetSessions({ db, tenantId, now }, userId);
  ctx.afterCommit(() => authenticator.forget({ tenantId, userId }));
  const before = { source, username: gone.username, identity: gone.identity };
  await recordEvidence(ctx, { stream: 'admin', action: 'user.unlinkIdentity', subject: userId, payload: { before } });
  return null;
}

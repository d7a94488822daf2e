import type { EndpointInput, kickSessions as endpoint } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { forgetUsers } from '../end-sessions.ts';
import { idList } from '../id-list.ts';

interface OpenSession {
  readonly id: string;
  readonly userId: string;
  readonly account: string;
  readonly address: string;
}

const lock = `
  select s.id::text, s.user_id::text as "userId", u.account, s.address
  from session s join user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id
  where s.tenant_id = $1 and s.id = any($2::bigint[]) and s.end_time is null order by s.id for update of s`;
const end = `
  update session set end_time = $3, end_reason = 'kicked' where tenant_id = $1 and id = any($2::bigint[])`;

/** Ends sessions of the caller's tenant: whoever was in them is asked to sign in with his next call. */
export async function kickSessions(ctx: Ctx, { sessionIds }: EndpointInput<typeof endpoint>): Promise<null> {
  const wanted = idList(sessionIds);
  if (wanted.length === 0) refuse('platform.selectOne');
  const sessions = await ctx.db.query<OpenSession>(lock, [ctx.tenantId, wanted]);
  if (sessions.length !== wanted.length) notFound();
  if (wanted.includes(ctx.user.sessionId)) refuse('organization.ownSession');
  await ctx.db.query(end, [ctx.tenantId, wanted, ctx.now]);
  await forgetUsers(ctx, [...new Set(sessions.map(({ userId }) => userId))]);
  const payload = { sessions: sessions.map(({ id, account, address }) => ({ id, account, address })) };
  await recordEvidence(ctx, { stream: 'admin', action: 'session.kick', subject: wanted.join(','), payload });
  return null;
}

import type { EndpointInput, EndpointOutput, endOtherSessions, endOwnSession, OwnSession } from '@zhaocai/model';
import { cutAt } from '../../platform/crud/index.ts';
import { forgetSessions, isWithinNetworks, unlimited } from '../../platform/access/index.ts';
import { recordEvidence } from '../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../platform/http/index.ts';
import { endOtherSessions as endOthers } from './end-session.ts';
import { isPrivateAddress } from '../../platform/outside/index.ts';
import type { SessionDeps } from './session-deps.ts';

/** More than anybody looks through; a program that signs in again and again has them. */
const most = 100;
const list = `
  select s.id::text, s.address, s.user_agent as "userAgent", s.start_time as "startTime",
    coalesce(s.last_used_time, s.start_time) as "lastUsedTime", s.id = $3 as "isCurrent"
  from session s
  where s.tenant_id = $1 and s.user_id = $2 and s.end_time is null and exists (
    select from session_token k where k.tenant_id = s.tenant_id and k.session_id = s.id and k.expire_time > $4)
  order by s.id = $3 desc, coalesce(s.last_used_time, s.start_time) desc, s.id desc limit ${most + 1}`;

export async function ownSessions(ctx: Ctx): Promise<OwnSession[]> {
  const { db, tenantId, user, now } = ctx;
  const values = [tenantId, user.userId, user.sessionId, now];
  const asked = db.query<Omit<OwnSession, 'place'> & Record<string, unknown>>(list, values);
  const sessions = await cutAt(ctx, asked, most);
  const networks = user.places?.networks ?? unlimited;
  return sessions.map((session) => ({ ...session, place: placeOf(session.address, networks) }));
}

/** As people call where they are; which town an address belongs to no list that ships with the product could say. */
function placeOf(address: string, networks: string): OwnSession['place'] {
  if (networks !== unlimited && isWithinNetworks(networks, address)) return 'unit';
  return isPrivateAddress(address) ? 'inside' : 'outside';
}

const endOne = `
  update session set end_time = $4, end_reason = 'own'
  where tenant_id = $1 and user_id = $2 and id = $3 and end_time is null returning address`;

/** Ends one of one's own sessions; another's is as good as missing. */
export async function endOwn(deps: SessionDeps, ctx: Ctx, { id }: EndpointInput<typeof endOwnSession>): Promise<null> {
  const { db, tenantId, user, now } = ctx;
  if (!/^\d{1,18}$/.test(id)) return notFound();
  if (id === user.sessionId) refuse('session.ownSession');
  const [ended] = await db.query<{ address: string }>(endOne, [tenantId, user.userId, id, now]);
  if (!ended) return notFound();
  await tellEnd(deps, ctx, { sessions: [id], address: ended.address });
  return null;
}

export async function endAllOthers(deps: SessionDeps, ctx: Ctx): Promise<EndpointOutput<typeof endOtherSessions>> {
  const { db, tenantId, user, now } = ctx;
  const { userId, sessionId: keptSessionId } = user;
  const ended = await endOthers(db, { tenantId, userId, keptSessionId, reason: 'own', now });
  if (ended > 0) await tellEnd(deps, ctx, { others: ended });
  return { ended };
}

/** Every process looks again: calls of the ended are refused, and their sockets close. */
async function tellEnd({ authenticator }: SessionDeps, ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  const { tenantId, user } = ctx;
  await forgetSessions(ctx, user.userId);
  ctx.afterCommit(() => authenticator.forget({ tenantId, userId: user.userId }));
  await recordEvidence(ctx, { stream: 'admin', action: 'session.endOwn', subject: user.userId, payload });
}

import type { EndpointInput, EndpointOutput, signOut as endpoint } from '@zhaocai/model';
import { forgetSessions } from '../../platform/access/index.ts';
import type { PublicCtx } from '../../platform/http/index.ts';
import { sendErrors } from '../log/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import { endSession } from './end-session.ts';
import type { SessionDeps } from './session-deps.ts';

type Answer = EndpointOutput<typeof endpoint>;

/** Ends the session of the token that was sent; without one there is nothing to end, and that is no error. */
export async function signOut(
  { authenticator, database, providers }: SessionDeps,
  ctx: PublicCtx,
  { rows = [] }: EndpointInput<typeof endpoint>,
): Promise<Answer> {
  const { user } = ctx;
  if (!user) return null;
  const { tenantId, userId, sessionId } = user;
  if (rows.length > 0) await sendErrors({ ...ctx, user, tenantId }, { rows });
  const [session] = await ctx.db.query<{ clientId: string }>(clientOf, [tenantId, sessionId]);
  const [client] = await database
    .scoped(platformTenant)
    .query<{ url: string }>(signOutUrl, [platformTenant, session?.clientId ?? '']);
  const [origin] = await ctx.db.query<{ sealed: string | null }>(takeOrigin, [tenantId, sessionId]);
  await endSession(ctx.db, { tenantId, sessionId, reason: 'logout', now: ctx.now });
  await forgetSessions({ db: ctx.db, tenantId, now: ctx.now }, userId);
  ctx.afterCommit(() => authenticator.forget({ tenantId, userId }));
  const url = origin?.sealed && providers && readSealed(providers.box, origin.sealed);
  return url ? { url } : (client ?? null);
}

/** Sealed under a SECRET that was changed since, it leads nowhere: that keeps nobody from signing out here. */
function readSealed(box: SecretBox, sealed: string): string | undefined {
  try {
    return box.open(sealed);
  } catch {
    return undefined;
  }
}

/** Clients are rows of the platform. */
const platformTenant = '000000';
const clientOf = 'select client_id as "clientId" from session where tenant_id = $1 and id = $2';
/** Who came by an identity provider ends his session there too; the address is told once. */
const takeOrigin = `
  delete from session_identity where tenant_id = $1 and session_id = $2 returning sign_out_url as sealed`;
/** Who signed in by a client of a single sign-on signs out there too (rule 145). */
const signOutUrl = `
  select sign_out_url as url from client
  where tenant_id = $1 and client_id = $2 and is_deleted = 0 and sign_out_url is not null`;

import { userStatus, type EndpointInput, type EndpointOutput, type finishLinking as endpoint } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import type { SessionDeps } from '../session-deps.ts';
import { ownIdentities } from './own-identities.ts';
import { proveIdentity, type Proof } from './prove-identity.ts';
import { storeIdentity } from './store-identity.ts';

type Answer = EndpointOutput<typeof endpoint>;

/**
 * Binds what the provider vouches for to the account that is signed in, if the same session began it: with another's
 * code nobody's account can be opened to him.
 */
export async function finishLinking(
  deps: SessionDeps,
  ctx: Ctx,
  { state, code, iss }: EndpointInput<typeof endpoint>,
): Promise<Answer> {
  const { tenantId, user } = ctx;
  const by = { userId: user.userId, sessionId: user.sessionId };
  const proof = await proveIdentity(deps, deps.providers, { tenantId, code, state, iss, by });
  if (!proof) return refuse('session.linkState');
  return deps.database.transaction(tenantId, async (tx) => {
    await bind(tx, ctx, proof);
    const { source } = proof.provider;
    return (await ownIdentities({ db: tx, tenantId, user })).find((one) => one.source === source) ?? notFound();
  });
}

/** Two bindings of one account follow one another. */
const lockAccount = `
  select from user_account where tenant_id = $1 and id = $2 and is_deleted = 0 and status in ${userStatus.sql('enabled')} for no key update`;
/** A removed account gives its identity free. */
const release = `
  update user_oauth o set is_deleted = 1, update_time = $3, version = o.version + 1
  from user_account u
  where o.tenant_id = $1 and o.uuid = $2 and o.is_deleted = 0
    and u.tenant_id = o.tenant_id and u.id = o.user_id and u.is_deleted = 1`;
const another = `
  select from user_oauth where tenant_id = $1 and user_id = $2 and source = $3 and is_deleted = 0`;
/** Once: a rival finds it taken. */
const take = `
  update user_oauth set user_id = $3, update_user = $3, update_time = $4, version = version + 1
  where tenant_id = $1 and id = $2 and user_id is null and is_deleted = 0 returning id`;

async function bind(tx: Tx, { tenantId, user }: Ctx, { provider, proven }: Proof): Promise<void> {
  const { userId } = user;
  const { source } = provider;
  if ((await tx.query(lockAccount, [tenantId, userId])).length === 0) refuse('session.userDisabled');
  await tx.query(release, [tenantId, proven.uuid, tx.now]);
  const identity = await storeIdentity(tx, { tenantId, source, proven });
  // The same once more: it is as he wants it.
  if (identity.userId === userId) return;
  if (identity.userId !== null) refuse('session.identityTaken');
  if ((await tx.query(another, [tenantId, userId, source])).length > 0) refuse('session.identityOther');
  if ((await tx.query(take, [tenantId, identity.id, userId, tx.now])).length === 0) refuse('session.identityTaken');
  const after = { source, username: proven.username, identity: proven.uuid };
  const actor = { db: tx, user, tenantId, now: tx.now };
  await recordEvidence(actor, { stream: 'admin', action: 'user.linkIdentity', subject: userId, payload: { after } });
}

import type { EndpointInput, InitialPassword, resetPasswords as endpoint } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { writeIn } from '../named-tenant.ts';
import { demandMayManage } from './grantable-roles.ts';
import { initialPasswords } from './initial-password.ts';
import { lockUsers } from './locked-users.ts';
import { forgiveFailures } from './unlock-users.ts';

const store = `
  update user_account u
  set password_hash = s.hash, must_change_password = true, update_user = $3, update_time = $4, version = version + 1
  from jsonb_to_recordset($2::jsonb) as s (id bigint, hash text)
  where u.tenant_id = $1 and u.id = s.id`;

/** Gives each of these users a new initial password, ends their sessions, and tells the passwords this once. */
export function resetPasswords(ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<InitialPassword[]> {
  return writeIn(ctx, { input, permission: 'tenantUser_edit' }, (inner) => reset(inner, input.userIds));
}

async function reset(ctx: Ctx, ids: string): Promise<InitialPassword[]> {
  const users = await lockUsers(ctx, ids);
  const userIds = users.map(({ id }) => id);
  await demandMayManage(ctx, userIds);
  const makePassword = await initialPasswords(ctx);
  const made = await Promise.all(users.map(async (user) => ({ ...user, ...(await makePassword(user.account)) })));
  const hashes = made.map(({ id, hash }) => ({ id, hash }));
  await ctx.db.query(store, [ctx.tenantId, JSON.stringify(hashes), ctx.user.userId, ctx.now]);
  await forgiveFailures(ctx, users);
  await endSessionsOf(ctx, userIds, 'password');
  const payload = { accounts: users.map(({ account }) => account) };
  await recordEvidence(ctx, { stream: 'admin', action: 'user.resetPassword', subject: userIds.join(','), payload });
  return made.map(({ id, account, name, password }) => ({ userId: id, account, name, password }));
}

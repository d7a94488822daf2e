import type { EndpointInput, unlockUsers as endpoint } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { writeIn } from '../named-tenant.ts';
import { lockUsers, type LockedUser } from './locked-users.ts';

const forgive = 'delete from login_failure where tenant_id = $1 and account = any($2::text[])';

/** Forgets the failed sign-ins of these accounts, from all addresses. */
export async function forgiveFailures(ctx: Ctx, users: readonly LockedUser[]): Promise<void> {
  await ctx.db.query(forgive, [ctx.tenantId, users.map(({ account }) => account)]);
}

/** Lets people in again who mistyped their password too often. */
export function unlockUsers(ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<null> {
  return writeIn(ctx, { input, permission: 'tenantUser_edit' }, async (inner) => {
    const users = await lockUsers(inner, input.userIds);
    await forgiveFailures(inner, users);
    const subject = users.map(({ id }) => id).join(',');
    const payload = { accounts: users.map(({ account }) => account) };
    await recordEvidence(inner, { stream: 'admin', action: 'user.unlock', subject, payload });
    return null;
  });
}

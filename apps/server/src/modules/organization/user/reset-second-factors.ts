import { messageKind, type EndpointInput, type resetSecondFactors as endpoint } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { tellPerson } from '../../workflow/index.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { writeIn } from '../named-tenant.ts';
import { demandMayManage } from './grantable-roles.ts';
import { lockUsers } from './locked-users.ts';

const drop = `
  with totp as (delete from user_totp where tenant_id = $1 and user_id = any($2::bigint[])),
    codes as (delete from recovery_code where tenant_id = $1 and user_id = any($2::bigint[]))
  delete from passkey where tenant_id = $1 and user_id = any($2::bigint[])`;

/**
 * For people who lost their authenticator and their recovery codes. Their password alone signs them in again, so their
 * sessions end and each of them is told who did it.
 */
export function resetSecondFactors(ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<null> {
  return writeIn(ctx, { input, permission: 'tenantUser_edit' }, (inner) => reset(inner, input.userIds));
}

async function reset(ctx: Ctx, ids: string): Promise<null> {
  const users = await lockUsers(ctx, ids);
  const userIds = users.map(({ id }) => id);
  await demandMayManage(ctx, userIds);
  await ctx.db.query(drop, [ctx.tenantId, userIds]);
  await endSessionsOf(ctx, userIds, 'kicked');
  const about = { kind: messageKind.code.factorsReset, title: ctx.user.nickName, content: ctx.user.account };
  for (const userId of userIds)
    await tellPerson(ctx, { userId, ...about, businessType: 'secondFactor', businessId: userId });
  const payload = { accounts: users.map(({ account }) => account) };
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'user.resetSecondFactors',
    subject: userIds.join(','),
    payload,
  });
  return null;
}

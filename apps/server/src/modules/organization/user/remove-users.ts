import { user, type EndpointInput, type removeUsers as endpoint } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { dropRows } from '../../../platform/rows/index.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { writeIn } from '../named-tenant.ts';
import { demandMayManage } from './grantable-roles.ts';
import { keepAdministrator } from './keep-administrator.ts';
import { lockUsers } from './locked-users.ts';
import { rolesOfUsers } from './user-roles.ts';

const dropRoles = 'delete from user_role where tenant_id = $1 and user_id = any($2::bigint[])';
const leaveDepts = `
  update dept set manager_id = null, update_user = $3, update_time = $4, version = version + 1
  where tenant_id = $1 and manager_id = any($2::bigint[])`;

/** Removes accounts, ends their sessions and takes their roles; nobody removes himself or the last administrator. */
export function removeUsers(ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<null> {
  return writeIn(ctx, { input, permission: 'tenantUser_delete' }, (inner) =>
    keepAdministrator(inner, () => removeAll(inner, input.ids)),
  );
}

async function removeAll(ctx: Ctx, ids: string): Promise<null> {
  const users = await lockUsers(ctx, ids);
  const userIds = users.map(({ id }) => id);
  if (userIds.includes(ctx.user.userId)) refuse('organization.ownAccount');
  await demandMayManage(ctx, userIds);
  const roles = await rolesOfUsers(ctx, userIds);
  await dropRows(ctx, user, { ids: userIds });
  await ctx.db.query(dropRoles, [ctx.tenantId, userIds]);
  await ctx.db.query(leaveDepts, [ctx.tenantId, userIds, ctx.user.userId, ctx.now]);
  await endSessionsOf(ctx, userIds, 'disabled');
  const before = users.map((one) => ({
    ...one,
    roles: roles.find(({ userId }) => userId === one.id)?.names ?? [],
  }));
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'user.delete',
    subject: userIds.join(','),
    payload: { before },
  });
  return null;
}

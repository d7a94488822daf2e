import type { EndpointInput, grantUsers } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { forgetUsers } from '../end-sessions.ts';
import { idList } from '../id-list.ts';
import { writeIn } from '../named-tenant.ts';
import { demandMayManage } from './grantable-roles.ts';
import { keepAdministrator } from './keep-administrator.ts';
import { lockUsers } from './locked-users.ts';
import { demandMayGrant, replaceRoles, rolesOfUsers, sameRoles } from './user-roles.ts';

/** Replaces the roles of these users; no roles takes all of them away. */
export function grantRoles(ctx: Ctx, input: EndpointInput<typeof grantUsers>): Promise<null> {
  return writeIn(ctx, { input, permission: 'tenantUser_edit' }, (inner) =>
    keepAdministrator(inner, () => grant(inner, input)),
  );
}

async function grant(ctx: Ctx, input: EndpointInput<typeof grantUsers>): Promise<null> {
  const users = await lockUsers(ctx, input.userIds);
  const userIds = users.map(({ id }) => id);
  const roleIds = idList(input.roleIds);
  const before = await rolesOfUsers(ctx, userIds);
  await demandMayManage(ctx, userIds);
  for (const held of before) if (!sameRoles(held.ids, roleIds)) await demandMayGrant(ctx, held.userId, roleIds);
  await replaceRoles(ctx, { userIds, roleIds });
  await forgetUsers(ctx, userIds);
  const after = await rolesOfUsers(ctx, userIds);
  const changes = users.map(({ id, account }) => ({
    id,
    account,
    before: before.find(({ userId }) => userId === id)?.names ?? [],
    after: after.find(({ userId }) => userId === id)?.names ?? [],
  }));
  const payload = { users: changes };
  await recordEvidence(ctx, { stream: 'admin', action: 'user.grant', subject: userIds.join(','), payload });
  return null;
}

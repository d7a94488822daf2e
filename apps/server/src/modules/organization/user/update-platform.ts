import { user, userTypes, type EndpointInput, type updateUserPlatform as endpoint } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { Refusal, type Ctx } from '../../../platform/http/index.ts';
import { writeIn } from '../named-tenant.ts';
import { demandMayManage } from './grantable-roles.ts';
import { lockUsers } from './locked-users.ts';

const read = `
  select user_type as "userType", user_ext as "userExt" from user_account where tenant_id = $1 and id = $2`;
const store = `
  update user_account set user_type = $3, user_ext = $4, update_user = $5, update_time = $6, version = version + 1
  where tenant_id = $1 and id = $2`;

/** Sets which kind of client the account is meant for. It opens nothing: rights come from roles alone. */
export function updatePlatform(ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<null> {
  return writeIn(ctx, { input, permission: 'tenantUser_edit' }, async (inner) => {
    const { userId, userType, userExt = null } = input;
    await lockUsers(inner, userId);
    if (!userTypes.some(({ value }) => value === userType)) {
      throw new Refusal('platform.badChoice', { field: user.fields.userType.label[ctx.language] });
    }
    await demandMayManage(inner, [userId]);
    const [before] = await inner.db.query(read, [inner.tenantId, userId]);
    await inner.db.query(store, [inner.tenantId, userId, userType, userExt, ctx.user.userId, ctx.now]);
    const payload = { before, after: { userType, userExt } };
    await recordEvidence(inner, { stream: 'admin', action: 'user.updatePlatform', subject: userId, payload });
    return null;
  });
}

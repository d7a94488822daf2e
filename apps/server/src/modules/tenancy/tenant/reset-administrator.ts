import {
  user as userEntity,
  userStatus,
  type EndpointInput,
  type EndpointOutput,
  type resetTenantAdministrator,
} from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { accountRules, hashPassword, md5Of, randomPassword } from '../../session/index.ts';
import { tenantAdministrator } from '../../system/index.ts';
import { lookAgain, type TenancyDeps } from '../tenancy-deps.ts';
import { endUserSessions } from './end-tenant-sessions.ts';
import { demandPlatform, findTenant } from './find-tenant.ts';
import { recordForTenant } from './tenant-evidence.ts';

/** The first of a tenant's administrators. */
const findAdministrator = `
  select u.id::text, u.account from user_account u
  join user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
  join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0 and r.role_alias = $2
  where u.tenant_id = $1 and u.is_deleted = 0 and u.status in ${userStatus.sql('enabled')}
  order by u.create_time, u.id limit 1`;
const storePassword = `
  update user_account set password_hash = $3, must_change_password = true, update_time = $4, version = version + 1
  where tenant_id = $1 and id = $2`;
const forgive = 'delete from login_failure where tenant_id = $1 and account = $2';

/** Another first password for a tenant whose administrator lost his. */
export async function resetAdministrator(
  deps: TenancyDeps,
  ctx: Ctx,
  { tenantId }: EndpointInput<typeof resetTenantAdministrator>,
): Promise<EndpointOutput<typeof resetTenantAdministrator>> {
  await findTenant(ctx, { tenantId });
  demandPlatform(ctx);
  const { user: administrator, password } = await inTenant(ctx, tenantId, async (inside) => {
    const { db, now } = inside;
    const [user] = await db.query<{ id: string; account: string }>(findAdministrator, [
      tenantId,
      tenantAdministrator.alias,
    ]);
    if (!user) return refuse('tenancy.noAdministrator');
    await lockRow(inside, userEntity, { id: user.id, reach: 'tenant' });
    const password = randomPassword(await accountRules(db, tenantId), user.account);
    await db.write(storePassword, [tenantId, user.id, await hashPassword(md5Of(password)), now]);
    await db.write(forgive, [tenantId, user.account]);
    await endUserSessions(inside, user.id);
    return { user, password };
  });
  lookAgain(deps, ctx, tenantId);
  const { id, account } = administrator;
  await recordForTenant(ctx, tenantId, { action: 'user.resetPassword', subject: id, payload: { account } });
  const answer: EndpointOutput<typeof resetTenantAdministrator> = { tenantId, account };
  ctx.afterCommit(() => void (answer.password = password));
  return answer;
}

import { userStatus } from '@zhaocai/model';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { isVisiting } from '../named-tenant.ts';
import { demandGrantable } from './grantable-roles.ts';

interface HeldRoles {
  readonly userId: string;
  readonly ids: readonly string[];
  readonly names: readonly string[];
}

const held = `
  select u.id::text as "userId",
    array(select r.id::text from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id and r.is_deleted = 0 order by r.sort, r.id) as ids,
    array(select r.role_name from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id and r.is_deleted = 0 order by r.sort, r.id) as names
  from user_account u where u.tenant_id = $1 and u.id = any($2::bigint[]) order by u.id`;

export function rolesOfUsers(ctx: Ctx, userIds: readonly string[]): Promise<HeldRoles[]> {
  return ctx.db.query<HeldRoles>(held, [ctx.tenantId, userIds]);
}

const take = `
  delete from user_role where tenant_id = $1 and user_id = any($2::bigint[]) and role_id <> all ($3::bigint[])`;
const give = `
  insert into user_role (tenant_id, user_id, role_id)
  select $1, u, r from unnest($2::bigint[]) u cross join unnest($3::bigint[]) r on conflict do nothing`;
/** A role is what a waiting guest waits for. */
// oxlint-disable-next-line house/states-move-by-transition -- the role admits: giving it is the evidence
const admit = `
  update user_account set status = ${userStatus.code.enabled}, version = version + 1, update_user = $3, update_time = $4
  where tenant_id = $1 and id = any($2::bigint[]) and status in ${userStatus.sql('waiting')}`;

/** These users hold these roles and no others from now on; who waited for approval has it with the first role. */
export async function replaceRoles(
  ctx: Ctx,
  { userIds, roleIds }: { readonly userIds: readonly string[]; readonly roleIds: readonly string[] },
): Promise<void> {
  await ctx.db.query(take, [ctx.tenantId, userIds, roleIds]);
  if (roleIds.length === 0) return;
  await ctx.db.query(give, [ctx.tenantId, userIds, roleIds]);
  await ctx.db.query(admit, [ctx.tenantId, userIds, ctx.user.userId, ctx.now]);
}

export function sameRoles(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((id) => right.includes(id));
}

/** May the caller give these roles to this user? Assigning roles is a permission of its own, and never one's own. */
export async function demandMayGrant(ctx: Ctx, userId: string | undefined, roleIds: readonly string[]): Promise<void> {
  if (userId === ctx.user.userId) refuse('organization.ownRoles');
  if (!isVisiting(ctx) && !ctx.user.permissions.has('user_role')) throw new Refusal('platform.forbidden', {}, 403);
  await demandGrantable(ctx, roleIds);
}

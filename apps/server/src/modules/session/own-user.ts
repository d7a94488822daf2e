import type { EndpointOutput, ownUserInfo, userInfo } from '@zhaocai/contract';
import { notFound, type Ctx } from '../../platform/http/index.ts';
import { tokenUser } from './token-user.ts';

type SessionInfo = EndpointOutput<typeof userInfo>;
type OwnUser = EndpointOutput<typeof ownUserInfo>;

/** GET oauth/user-info: who is signed in, read afresh. */
export async function sessionInfo(ctx: Ctx): Promise<SessionInfo> {
  const user = (await tokenUser(ctx.db, ctx.tenantId, ctx.user.userId)) ?? notFound();
  return {
    userId: user.userId,
    tenantId: user.tenantId,
    tenantName: user.tenantName,
    tenantKind: ctx.user.tenantKind,
    account: user.account,
    userName: user.account,
    nickName: user.nickName,
    realName: user.realName,
    avatar: user.avatar,
    oauthId: '',
    roleId: user.roleIds,
    roleName: user.roleAliases,
    roles: user.roleAliases === '' ? [] : user.roleAliases.split(','),
    deptId: user.deptIds,
    mustChange: user.mustChange,
  };
}

const select = `
  select u.id::text, u.tenant_id as "tenantId", t.tenant_name as "tenantName", u.account,
    coalesce(nullif(u.nick_name, ''), u.account) as name, u.real_name as "realName", u.avatar, u.email, u.phone, u.sex, u.birthday,
    u.status, u.create_time as "createTime", u.update_time as "updateTime", u.version,
    coalesce(r.ids, '') as "roleId", coalesce(r.names, '') as "roleName",
    array_to_string(u.dept_ids, ',') as "deptId", coalesce(d.names, '') as "deptName"
  from user_account u
  join tenant t on t.tenant_id = u.tenant_id
  left join lateral (
    select string_agg(r.id::text, ',' order by r.sort, r.id) as ids,
      string_agg(r.role_name, ',' order by r.sort, r.id) as names
    from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
    where ur.tenant_id = u.tenant_id and ur.user_id = u.id) r on true
  left join lateral (
    select string_agg(d.dept_name, ',' order by d.sort, d.id) as names
    from dept d where d.tenant_id = u.tenant_id and d.id = any(u.dept_ids) and d.is_deleted = 0) d on true
  where u.tenant_id = $1 and u.id = $2 and u.is_deleted = 0`;

/** GET /api/blade-user/info: one's own row. The password's hash is not among the columns that are read. */
export async function ownUser(ctx: Ctx): Promise<OwnUser> {
  const [row] = await ctx.db.query<OwnUser>(select, [ctx.tenantId, ctx.user.userId]);
  return row ?? notFound();
}

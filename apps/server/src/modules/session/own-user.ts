import type { EndpointOutput, ownUserInfo, userInfo } from '@zhaocai/model';
import { joinDepts, joinRoles } from '../../platform/access/index.ts';
import { notFound, type Ctx } from '../../platform/http/index.ts';
import { tokenUser } from './token-user.ts';

type SessionInfo = EndpointOutput<typeof userInfo>;
type OwnUser = EndpointOutput<typeof ownUserInfo>;

/** GET oauth/user-info: who is signed in, read afresh. */
export async function sessionInfo(ctx: Ctx): Promise<SessionInfo> {
  const user = (await tokenUser(ctx.db, { ...ctx.user })) ?? notFound();
  const choices = await actingChoices(ctx);
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
    mustEnrol: user.mustEnrol,
    ...choices,
  };
}

const named = `
  select s.role_id::text as "actingRoleId", s.dept_id::text as "actingDeptId",
    coalesce((select jsonb_agg(jsonb_build_object('id', r.id::text, 'name', r.role_name) order by r.sort, r.id)
      from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id), '[]') as "ownRoles",
    coalesce((select jsonb_agg(jsonb_build_object('id', d.id::text, 'name', d.dept_name) order by d.sort, d.id)
      from dept d where d.tenant_id = u.tenant_id and d.id = any(u.dept_ids) and d.is_deleted = 0), '[]') as "ownDepts"
  from user_account u join session s on s.tenant_id = u.tenant_id and s.user_id = u.id
  where u.tenant_id = $1 and u.id = $2 and s.id = $3`;

type ActingChoices = Pick<SessionInfo, 'actingRoleId' | 'actingDeptId' | 'ownRoles' | 'ownDepts'>;

/** All that he may act in, and what he has chosen for this session. */
async function actingChoices({ db, user }: Ctx): Promise<ActingChoices> {
  const [row] = await db.query<ActingChoices>(named, [user.tenantId, user.userId, user.sessionId]);
  return row ?? notFound();
}

const select = `
  select u.id::text, u.tenant_id as "tenantId", t.tenant_name as "tenantName", u.account,
    coalesce(nullif(u.nick_name, ''), u.account) as name, u.real_name as "realName", u.avatar, u.email, u.phone, u.sex, u.birthday,
    u.status, u.create_time as "createTime", u.update_time as "updateTime", u.version,
    coalesce(r.ids, '') as "roleId", coalesce(r.names, '') as "roleName",
    array_to_string(u.dept_ids, ',') as "deptId", coalesce(d.names, '') as "deptName"
  from user_account u
  join tenant t on t.tenant_id = u.tenant_id
  ${joinRoles}${joinDepts}
  where u.tenant_id = $1 and u.id = $2 and u.is_deleted = 0`;

/** GET /api/blade-user/info: one's own row. The password's hash is not among the columns that are read. */
export async function ownUser(ctx: Ctx): Promise<OwnUser> {
  const [row] = await ctx.db.query<OwnUser>(select, [ctx.tenantId, ctx.user.userId]);
  return row ?? notFound();
}

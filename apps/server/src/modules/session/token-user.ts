import type { TokenAnswer } from '@zhaocai/model';
import type { TokenPair } from '../../platform/access/index.ts';
import { lacksSecondFactor } from '../../platform/access/user-columns.ts';
import type { Db } from '../../platform/db/index.ts';

/** The fields of a user that go with his tokens. */
export interface TokenUser {
  readonly userId: string;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly account: string;
  readonly nickName: string;
  readonly realName: string | null;
  readonly avatar: string | null;
  readonly roleIds: string;
  readonly roleAliases: string;
  readonly deptIds: string;
  readonly postIds: string;
  readonly mustChange: boolean;
  readonly mustEnrol: boolean;
}

const select = `
  select u.id::text as "userId", u.tenant_id as "tenantId", t.tenant_name as "tenantName", u.account,
    coalesce(nullif(u.nick_name, ''), u.account) as "nickName", u.real_name as "realName", u.avatar,
    array_to_string(case when s.dept_id is null then u.dept_ids when s.dept_id = any(u.dept_ids) then array[s.dept_id]
      else '{}' end, ',') as "deptIds", array_to_string(u.post_ids, ',') as "postIds",
    coalesce(r.ids, '') as "roleIds", coalesce(r.aliases, '') as "roleAliases",
    u.must_change_password as "mustChange", ${lacksSecondFactor} as "mustEnrol"
  from user_account u
  join tenant t on t.tenant_id = u.tenant_id
  left join session s on s.tenant_id = u.tenant_id and s.id = $3 and s.user_id = u.id
  left join lateral (
    select string_agg(r.id::text, ',' order by r.sort, r.id) as ids,
      string_agg(r.role_alias, ',' order by r.sort, r.id) as aliases
    from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
    where ur.tenant_id = u.tenant_id and ur.user_id = u.id and (s.role_id is null or r.id = s.role_id)) r on true
  where u.tenant_id = $1 and u.id = $2`;

export interface SessionOfUser {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** With the roles and departments that he acts in within this session. */
export async function tokenUser(
  db: Db,
  { tenantId, userId, sessionId }: SessionOfUser,
): Promise<TokenUser | undefined> {
  const [row] = await db.query<TokenUser>(select, [tenantId, userId, sessionId]);
  return row;
}

/** Bare snake_case, as clients of this API expect it. */
export function tokenAnswerOf(user: TokenUser, pair: TokenPair, expiresInSeconds: number): TokenAnswer {
  return {
    access_token: pair.accessToken,
    token_type: 'bearer',
    refresh_token: pair.refreshToken,
    expires_in: expiresInSeconds,
    scope: 'all',
    tenant_id: user.tenantId,
    tenant_name: user.tenantName,
    user_id: user.userId,
    dept_id: user.deptIds,
    post_id: user.postIds,
    role_id: user.roleIds,
    oauth_id: '',
    account: user.account,
    user_name: user.account,
    nick_name: user.nickName,
    real_name: user.realName,
    role_name: user.roleAliases,
    avatar: user.avatar,
    must_change: user.mustChange,
    must_enrol: user.mustEnrol,
    detail: { type: 'web' },
  };
}

import type { Db } from '../db/types.ts';
import type { ScopeKind, SessionUser } from './session-user.ts';

interface SessionRow {
  readonly sessionId: string;
  readonly expireTime: string;
  readonly tenantName: string;
  readonly tenantKind: SessionUser['tenantKind'];
  readonly userId: string;
  readonly account: string;
  readonly nickName: string;
  readonly mustChangePassword: boolean;
  readonly roles: readonly { readonly id: string; readonly alias: string }[];
  readonly deptIds: readonly string[];
  readonly deptSubtreeIds: readonly string[];
  readonly permissions: readonly string[];
  readonly scopes: readonly { readonly resource: string; readonly kind: number }[];
}

/**
 * Everything about the session behind an access token, in one statement. Nobody when the token has run out, the
 * session has ended, or the user or the tenant is disabled: a change there takes effect with the next look-up.
 */
const findSession = `
  select s.id::text as "sessionId", k.expire_time as "expireTime",
    t.tenant_name as "tenantName", t.kind as "tenantKind",
    u.id::text as "userId", u.account, coalesce(nullif(u.nick_name, ''), u.account) as "nickName",
    u.must_change_password as "mustChangePassword",
    coalesce((select jsonb_agg(jsonb_build_object('id', r.id::text, 'alias', r.role_alias) order by r.sort, r.id)
      from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id), '[]') as roles,
    coalesce((select jsonb_agg(id::text) from unnest(u.dept_ids) id), '[]') as "deptIds",
    coalesce((select jsonb_agg(d.id::text) from dept d
      where d.tenant_id = u.tenant_id and d.is_deleted = 0
        and (d.id = any(u.dept_ids) or string_to_array(d.ancestors, ',')::bigint[] && u.dept_ids)), '[]')
      as "deptSubtreeIds",
    coalesce((select jsonb_agg(distinct m.code) from user_role ur
      join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
      join role_menu rm on rm.tenant_id = ur.tenant_id and rm.role_id = ur.role_id
      join menu m on m.tenant_id = '000000' and m.id = rm.menu_id and m.is_deleted = 0
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id), '[]') as permissions,
    coalesce((select jsonb_agg(distinct jsonb_build_object('resource', g.resource, 'kind', g.scope_type))
      from user_role ur
      join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
      join role_data_scope g on g.tenant_id = ur.tenant_id and g.role_id = ur.role_id
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id), '[]') as scopes
  from session_token k
  join session s on s.tenant_id = k.tenant_id and s.id = k.session_id and s.end_time is null
  join user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id and u.is_deleted = 0 and u.status = 1
  join tenant t on t.tenant_id = k.tenant_id and t.is_deleted = 0 and t.status = 1
    and (t.expire_time is null or t.expire_time > $3)
  where k.tenant_id = $1 and k.hash = $2 and k.kind = 'access' and k.expire_time > $3`;

export interface FoundSession {
  readonly user: SessionUser;
  readonly expireTime: string;
}

export async function findSessionUser(
  db: Db,
  { tenantId, hash, now }: { readonly tenantId: string; readonly hash: string; readonly now: string },
): Promise<FoundSession | undefined> {
  const [row] = await db.query<SessionRow>(findSession, [tenantId, hash, now]);
  return row && { user: sessionUserOf(row, tenantId), expireTime: row.expireTime };
}

function sessionUserOf(row: SessionRow, tenantId: string): SessionUser {
  return {
    sessionId: row.sessionId,
    tenantId,
    tenantName: row.tenantName,
    tenantKind: row.tenantKind,
    userId: row.userId,
    account: row.account,
    nickName: row.nickName,
    roleIds: row.roles.map(({ id }) => id),
    roleAliases: row.roles.map(({ alias }) => alias),
    deptIds: row.deptIds,
    deptSubtreeIds: row.deptSubtreeIds,
    permissions: new Set(row.permissions),
    dataScopes: scopesByResource(row.scopes),
    mustChangePassword: row.mustChangePassword,
  };
}

function scopesByResource(scopes: SessionRow['scopes']): SessionUser['dataScopes'] {
  const grouped: Record<string, ScopeKind[]> = {};
  for (const { resource, kind } of scopes) {
    if (kind === 1 || kind === 2 || kind === 3 || kind === 4) (grouped[resource] ??= []).push(kind);
  }
  return grouped;
}

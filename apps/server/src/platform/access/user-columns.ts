/**
 * The departments of `u`: the one place that says which they are, for rows, subtrees and scopes alike. `s` is his
 * session: it may act in one of his departments and one of his roles (rule 142).
 */
const ownDepts = `(case when s.dept_id is null then u.dept_ids when s.dept_id = any(u.dept_ids) then array[s.dept_id]
      else '{}'::bigint[] end)`;

const ownRoles = `from user_role ur
      join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
        and (s.role_id is null or r.id = s.role_id)`;
const ofUser = 'where ur.tenant_id = u.tenant_id and ur.user_id = u.id';

/** Whatever role he acts in: else he would choose one that demands nothing. */
export const lacksSecondFactor = `(exists (select from user_role ur
      join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0 and r.demands_second_factor
      ${ofUser})
    and not exists (select from user_totp f
      where f.tenant_id = u.tenant_id and f.user_id = u.id and f.confirm_time is not null)
    and not exists (select from passkey f where f.tenant_id = u.tenant_id and f.user_id = u.id))`;

/** Who `u` of tenant `t` is in session `s`; what he may do follows from his roles. */
export const userColumns = `
    t.tenant_name as "tenantName", t.kind as "tenantKind",
    u.id::text as "userId", u.account, coalesce(nullif(u.nick_name, ''), u.account) as "nickName",
    u.must_change_password as "mustChangePassword", ${lacksSecondFactor} as "lacksSecondFactor",
    coalesce((select jsonb_agg(jsonb_build_object('id', r.id::text, 'alias', r.role_alias) order by r.sort, r.id)
      ${ownRoles} ${ofUser}), '[]') as roles,
    coalesce((select jsonb_agg(id::text) from unnest(${ownDepts}) id), '[]') as "deptIds",
    coalesce((select jsonb_agg(d.id::text) from dept d
      where d.tenant_id = u.tenant_id and d.is_deleted = 0
        and (d.id = any(${ownDepts}) or string_to_array(d.ancestors, ',')::bigint[] && ${ownDepts})), '[]')
      as "deptSubtreeIds"`;

/** Lateral joins over `u` of user_account: what stands with an account, each list in the order of its administration. */

/** `r.ids`, `r.names`: the roles, comma lists; null for nobody's. */
export const joinRoles = `
  left join lateral (
    select string_agg(r.id::text, ',' order by r.sort, r.id) as ids,
      string_agg(r.role_name, ',' order by r.sort, r.id) as names
    from user_role ur join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
    where ur.tenant_id = u.tenant_id and ur.user_id = u.id) r on true`;

/** `d.names`: the departments. */
export const joinDepts = `
  left join lateral (
    select string_agg(d.dept_name, ',' order by d.sort, d.id) as names
    from dept d where d.tenant_id = u.tenant_id and d.id = any(u.dept_ids) and d.is_deleted = 0) d on true`;

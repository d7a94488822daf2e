/**
 * SQL: whether somebody holds one of some rights by a role of his; where there are none to hold (null), everybody does.
 * `person` is a row of `user_account`, `rights` an array of permission codes.
 */
export const holdsRight = (person: string, rights: string) => `(${rights}::text[] is null or exists (
    select from user_role o
    join role r on r.tenant_id = o.tenant_id and r.id = o.role_id and r.is_deleted = 0
    join role_menu g on g.tenant_id = r.tenant_id and g.role_id = r.id
    join menu m on m.id = g.menu_id and m.code = any(${rights}::text[])
    where o.tenant_id = ${person}.tenant_id and o.user_id = ${person}.id))`;

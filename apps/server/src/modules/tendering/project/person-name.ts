/** SQL of the name of the person whose id a column of a row `t` of this unit holds. */
export function personName(column: string): string {
  return `(select coalesce(nullif(u.real_name, ''), u.nick_name) from user_account u
    where u.tenant_id = t.tenant_id and u.id = ${column})`;
}

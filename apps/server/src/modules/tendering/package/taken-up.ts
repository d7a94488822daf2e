/** Whether another project procures this package again; `alias` is that of a package. */
export function isTakenUp(alias: string): string {
  return `exists (select from package c where c.tenant_id = ${alias}.tenant_id and c.parent_id = ${alias}.id and c.is_deleted = 0)`;
}

import { refuse, type Ctx } from '../../platform/http/index.ts';

const categories = { data_scope: 1, api_scope: 2 } as const;

/** A scope that a role holds stays: who removes it should see first whose rights change. */
export async function refuseWhileHeld(
  ctx: Ctx,
  { table, ids }: { table: keyof typeof categories; ids: readonly string[] },
): Promise<void> {
  const roles = await ctx.db.query<{ name: string }>(
    `select distinct r.role_name as name from role_scope rs
     join role r on r.tenant_id = rs.tenant_id and r.id = rs.role_id and r.is_deleted = 0
     join ${table} s on s.tenant_id = rs.tenant_id and s.id = rs.scope_id
     where rs.tenant_id = $1 and rs.scope_category = $2 and rs.scope_id = any($3::bigint[]) order by 1`,
    [ctx.tenantId, categories[table], ids],
  );
  if (roles.length > 0) refuse('scope.inUse', { roles: roles.map(({ name }) => name).join('、') });
}

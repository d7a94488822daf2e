import type { Ctx } from '../../../platform/http/index.ts';

const administrators = `
  select distinct u.id::text as "userId" from user_account u
  join user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
  join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
    and r.role_alias in ('admin', 'administrator')
  where u.tenant_id = $1 and u.is_deleted = 0`;

/** Who is told of what a unit's administrators have to know: the ids of their accounts, disabled ones among them. */
export async function administratorsOf({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(administrators, [tenantId]);
  return rows.map(({ userId }) => userId);
}

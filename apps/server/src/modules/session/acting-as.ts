import type { MessageCode } from '@zhaocai/model';
import type { Db } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';

/** In which of his roles and departments a user acts: undefined leaves it as it is, null means in all of them. */
export interface ActingAs {
  readonly roleId: string | null | undefined;
  readonly deptId: string | null | undefined;
}

/** The optional headers Role-Id and Dept-Id (rules 140 and 142); an empty one means all. */
export function actingAsOf(headers: Readonly<Record<string, string | undefined>>): ActingAs {
  const read = (value: string | undefined) => (value?.trim() === '' ? null : value?.trim());
  return { roleId: read(headers['role-id']), deptId: read(headers['dept-id']) };
}

export interface ActingUser {
  readonly tenantId: string;
  readonly userId: string;
  readonly as: ActingAs;
}

const held = `
  select exists (select from user_role ur
      join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id and r.id = $3::bigint) as "hasRole",
    $4::bigint = any(u.dept_ids) as "hasDept"
  from user_account u where u.tenant_id = $1 and u.id = $2`;

/** Why he may not act so: a role or a department that is not his, so that nobody takes on rights by a header. */
export async function actingFault(db: Db, { tenantId, userId, as }: ActingUser): Promise<MessageCode | undefined> {
  const [roleId, deptId] = [as.roleId ?? null, as.deptId ?? null];
  if (roleId === null && deptId === null) return undefined;
  const isId = (id: string | null) => id === null || /^\d{1,18}$/.test(id);
  if (!isId(roleId)) return 'session.roleNotHeld';
  if (!isId(deptId)) return 'session.deptNotHeld';
  const [has] = await db.query<{ hasRole: boolean; hasDept: boolean }>(held, [tenantId, userId, roleId, deptId]);
  if (roleId !== null && !has?.hasRole) return 'session.roleNotHeld';
  return deptId !== null && !has?.hasDept ? 'session.deptNotHeld' : undefined;
}

const switchSession = `
  update session set role_id = case when $3 then $4::bigint else role_id end,
    dept_id = case when $5 then $6::bigint else dept_id end
  where tenant_id = $1 and id = $2`;

/** From now on the session acts so; true when anything was asked for. */
export async function switchActing(
  db: Db,
  { sessionId, ...user }: ActingUser & { sessionId: string },
): Promise<boolean> {
  const { roleId, deptId } = user.as;
  if (roleId === undefined && deptId === undefined) return false;
  const fault = await actingFault(db, user);
  if (fault) refuse(fault);
  const values = [roleId !== undefined, roleId ?? null, deptId !== undefined, deptId ?? null];
  await db.query(switchSession, [user.tenantId, sessionId, ...values]);
  return true;
}

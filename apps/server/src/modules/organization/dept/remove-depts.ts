import { dept } from '@zhaocai/model';
import { forgetSessions } from '../../../platform/access/index.ts';
import { removeRows } from '../../../platform/crud/write.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { idList } from '../id-list.ts';
import { writeIn, type LooseInput } from '../named-tenant.ts';
import { lockTree } from './lock-tree.ts';
import { runningWork } from './running-work.ts';

/** Removes departments in which nobody sits, below which nothing lies and of which nothing runs. */
export function removeDepts(ctx: Ctx, input: LooseInput & { readonly ids: string }): Promise<null> {
  return writeIn(ctx, { input, permission: 'tenantDept_delete' }, async (inner) => {
    await lockTree(inner);
    await removeRows(inner, dept, { ids: idList(input.ids), hooks: { beforeRemove: demandEmpty } });
    await forgetSessions(inner);
    return null;
  });
}

interface Standing {
  readonly name: string;
  readonly hasChildren: boolean;
  readonly hasUsers: boolean;
}

/** A child that goes in the same call does not hold its parent. */
const standing = `
  select d.dept_name as name,
    exists (select from dept c where c.tenant_id = d.tenant_id and c.parent_id = d.id and c.is_deleted = 0
      and c.id <> all ($2::bigint[])) as "hasChildren",
    exists (select from user_dept ud join user_account u on u.tenant_id = ud.tenant_id and u.id = ud.user_id
      where ud.tenant_id = d.tenant_id and ud.dept_id = d.id and u.is_deleted = 0) as "hasUsers"
  from dept d where d.tenant_id = $1 and d.id = any($2::bigint[]) and d.is_deleted = 0`;

async function demandEmpty(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await lockRows(ctx, dept, { ids, mode: 'remove', reach: 'tenant' });
  const depts = await ctx.db.query<Standing>(standing, [ctx.tenantId, ids]);
  if (depts.length !== ids.length) notFound();
  const parent = depts.find(({ hasChildren }) => hasChildren);
  if (parent) refuse('organization.deptHasChildren', { dept: parent.name });
  const peopled = depts.find(({ hasUsers }) => hasUsers);
  if (peopled) refuse('organization.deptHasUsers', { dept: peopled.name });
  const running = await runningWork(ctx, ids);
  if (running) refuse('organization.deptHasWork', { ...running });
}

import type { FlowExamine } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

const known = `
  select coalesce(array_agg(id::text), '{}') as ids from (
    select id from user_account where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0
    union all select id from role where tenant_id = $1 and id = any($3::bigint[]) and is_deleted = 0
    union all select id from dept where tenant_id = $1 and id = any($4::bigint[]) and is_deleted = 0) k`;

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

/** Everybody who is named is of this tenant: users, roles, departments, who gets copies, to whom late tasks go. */
export async function demandApprovers(ctx: Ctx, rows: readonly FlowExamine[]): Promise<void> {
  const usersOf = ({ grantUser, extension }: FlowExamine) => [
    ...list(grantUser),
    ...(extension?.ccUsers ?? []),
    ...(extension?.deadline?.transferTo ? [extension.deadline.transferTo] : []),
  ];
  const isId = (id: string) => /^\d{1,18}$/.test(id);
  const all = (pick: (row: FlowExamine) => readonly string[]) => [...new Set(rows.flatMap(pick))].filter(isId);
  const [found] = await ctx.db.query<{ ids: string[] }>(known, [
    ctx.tenantId,
    all(usersOf),
    all(({ grantRole }) => list(grantRole)),
    all(({ grantDept }) => list(grantDept)),
  ]);
  const ids = new Set(found?.ids);
  for (const row of rows) {
    const named = [...usersOf(row), ...list(row.grantRole), ...list(row.grantDept)];
    if (named.some((id) => !ids.has(id))) refuse('workflow.approverUnknown', { name: row.examine });
  }
}

import { budgetLifecycle, budgetPro, demand, demandLifecycle, plan, planLifecycle, type Text } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/** What is of these departments and asks something of them still, with how many there are. */
const running = `
  select d.dept_name as dept, w.name, count(*)::int as count
  from (
    select dept_id, 'budgetPro' as name from ${budgetPro.table}
    where tenant_id = $1 and dept_id = any($2::bigint[]) and is_deleted = 0
      and budget_status not in ${budgetLifecycle.sql('closed')}
    union all
    select dept_id, 'plan' from ${plan.table}
    where tenant_id = $1 and dept_id = any($2::bigint[]) and is_deleted = 0
      and plan_status not in ${planLifecycle.sql('done', 'superseded', 'void')}
    union all
    select dept_id, 'demand' from ${demand.table}
    where tenant_id = $1 and dept_id = any($2::bigint[]) and is_deleted = 0
      and demand_status not in ${demandLifecycle.sql('closed')}) w
  join dept d on d.tenant_id = $1 and d.id = w.dept_id
  group by d.dept_name, w.name order by d.dept_name`;

interface Running {
  readonly dept: string;
  /** 采购计划2项、预算项目1项. */
  readonly what: Text;
}

/** The first of these departments that something still runs of, and what that is. */
export async function runningWork(ctx: Ctx, deptIds: readonly string[]): Promise<Running | undefined> {
  const rows = await ctx.db.query<{ name: string; dept: string; count: number }>(running, [ctx.tenantId, deptIds]);
  const dept = rows[0]?.dept;
  if (dept === undefined) return undefined;
  const own = [budgetPro, plan, demand].flatMap(({ name, label }) => {
    const found = rows.find((row) => row.dept === dept && row.name === name);
    return found ? [{ label, count: found.count }] : [];
  });
  return {
    dept,
    what: {
      zh: own.map(({ label, count }) => `${label.zh}${count}项`).join('、'),
      en: own.map(({ label, count }) => `${label.en} (${count})`).join(', '),
    },
  };
}

import {
  budgetLifecycle,
  budgetPro,
  demand,
  demandLifecycle,
  plan,
  planLifecycle,
  type Entity,
  type Text,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/** What is of a department, and in which states it asks nothing of it any more. */
const works: readonly { readonly entity: Entity; readonly over: string }[] = [
  { entity: budgetPro, over: `w.budget_status in ${budgetLifecycle.sql('closed')}` },
  { entity: plan, over: `w.plan_status in ${planLifecycle.sql('done', 'superseded', 'void')}` },
  { entity: demand, over: `w.demand_status in ${demandLifecycle.sql('closed')}` },
];

const counted = works
  .map(
    ({ entity: { name, table }, over }) => `
  select '${name}' as name, d.dept_name as dept, count(*)::int as count
  from ${table} w join dept d on d.tenant_id = w.tenant_id and d.id = w.dept_id
  where w.tenant_id = $1 and w.dept_id = any($2::bigint[]) and w.is_deleted = 0 and not (${over}) group by d.dept_name`,
  )
  .join(' union all ');

interface Running {
  readonly dept: string;
  /** 采购计划2项、预算项目1项. */
  readonly what: Text;
}

/** The first of these departments that something still runs of, and what that is. */
export async function runningWork(ctx: Ctx, deptIds: readonly string[]): Promise<Running | undefined> {
  const rows = await ctx.db.query<{ name: string; dept: string; count: number }>(counted, [ctx.tenantId, deptIds]);
  const dept = rows[0]?.dept;
  if (dept === undefined) return undefined;
  const own = works.flatMap(({ entity: { name, label } }) => {
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

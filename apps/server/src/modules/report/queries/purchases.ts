import { entryLifecycle, project, stageAtSql } from '@zhaocai/model';
import { hiddenFields } from '../../../platform/access/index.ts';
import { visibleConditions, type Parameters } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { between, type QueryText } from './query-text.ts';

/** The projects that the caller sees in his lists, over `t`. */
function ownProjects(ctx: Ctx, parameters: Parameters): string {
  return visibleConditions(project, ctx, { parameters }).join(' and ');
}

/** The sum of their budgets, where he sees what each of them has. */
function budgetSum(ctx: Ctx, ofNone: 'null' | '0' = 'null'): string {
  const isHidden = hiddenFields(ctx.user, project).includes('generalBudget');
  return isHidden ? 'null::bigint' : `coalesce(sum(t.general_budget), ${ofNone})`;
}

export const projectsByStage: QueryText = (ctx, given, parameters) =>
  `select ${stageAtSql('t', parameters.bind(ctx.now))} as stage, count(*)::int as projects, ${budgetSum(ctx)} as budget
   from project t where ${ownProjects(ctx, parameters)}${between('t.create_time', given, parameters)}
   group by 1 order by 1`;

/** A month without a project stands there with noughts. */
export const purchasesByMonth: QueryText = (ctx, { months }, parameters) =>
  `with month as (
     select m, to_char(m, 'YYYY-MM') as name from generate_series(
       date_trunc('month', ${parameters.bind(ctx.now)}::timestamp) - make_interval(months => ${parameters.bind(Number(months) - 1)}::int),
       date_trunc('month', ${parameters.bind(ctx.now)}::timestamp), interval '1 month') m)
   select month.name as month, count(t.id)::int as projects, ${budgetSum(ctx, '0')} as budget
   from month left join project t on t.create_time >= month.m and t.create_time < month.m + interval '1 month'
     and ${ownProjects(ctx, parameters)}
   group by month.name order by month.name`;

/** Drafts of an entry count for nobody, and no project before its opening: it would tell who takes part (R38). */
export const suppliersByWins: QueryText = (ctx, given, parameters) =>
  `select max(e.supplier_name) as "supplierName", count(*)::int as entries, count(*) filter (where e.is_bid)::int as quotes,
     count(*) filter (where e.entry_status in ${entryLifecycle.sql('won')})::int as wins
   from entry e join project t on t.tenant_id = e.tenant_id and t.id = e.project_id
   where e.tenant_id = ${parameters.bind(ctx.tenantId)} and e.is_deleted = 0 and e.entry_status not in ${entryLifecycle.sql('draft')} and t.opened_time is not null
     and ${ownProjects(ctx, parameters)}${between('e.entry_time', given, parameters)}
   group by e.supplier_tenant_id order by wins desc, entries desc, max(e.supplier_name) limit ${parameters.bind(given.rows)}::int`;

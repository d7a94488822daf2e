-- An adjustment of a budget in force is asked for and reviewed by two, as its declaration was; until then nothing changes.

create table budget_adjust (
  tenant_id text not null,
  id bigint not null,
  budget_pro_id bigint not null,
  budget_cost_id bigint not null,
  adjust_status smallint not null default 1,
  money_before bigint not null,
  money_after bigint not null,
  reason text not null,
  reject_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, budget_pro_id) references budget_project (tenant_id, id),
  foreign key (tenant_id, budget_cost_id) references budget_cost (tenant_id, id),
  constraint budget_adjust_status check (adjust_status between 1 and 5),
  constraint budget_adjust_money check (money_after > 0 and money_after <> money_before)
);
-- One at a time: the second would be judged by an amount that the first changes.
create unique index ux_budget_adjust_waiting on budget_adjust (tenant_id, budget_cost_id)
  where is_deleted = 0 and adjust_status in (1, 2);
create index ix_budget_adjust_project on budget_adjust (tenant_id, budget_pro_id, id) where is_deleted = 0;
select protect('budget_adjust');

-- Who sees the budgets of everybody sees what is asked of them.
insert into role_data_scope (tenant_id, id, role_id, resource, scope_type)
select r.tenant_id,
  (select coalesce(max(s.id), 0) from role_data_scope s) + row_number() over (order by r.tenant_id, r.id),
  r.role_id, 'budgetAdjust', r.scope_type
from role_data_scope r where r.resource = 'budgetPro' and r.filter_value is null
on conflict (tenant_id, role_id, resource, scope_type) do nothing;

-- A plan draws on a line of a budget, and projects draw on a plan.

alter table purchase_plan
  add column budget_pro_id bigint,
  add column budget_cost_id bigint,
  add column used_money bigint not null default 0,
  add column released_money bigint not null default 0,
  -- The first plan of a chain of adjustments; none of a plan that is the first itself.
  add column origin_id bigint,
  add foreign key (tenant_id, budget_pro_id) references budget_project (tenant_id, id),
  add foreign key (tenant_id, budget_cost_id) references budget_cost (tenant_id, id),
  add foreign key (tenant_id, origin_id) references purchase_plan (tenant_id, id),
  add constraint purchase_plan_used check (used_money >= 0 and released_money >= 0 and used_money + released_money <= budget_money);
create index ix_purchase_plan_cost on purchase_plan (tenant_id, budget_cost_id) where is_deleted = 0;

alter table project
  add column plan_id bigint,
  add foreign key (tenant_id, plan_id) references purchase_plan (tenant_id, id);
create index ix_project_plan on project (tenant_id, plan_id) where is_deleted = 0 and plan_id is not null;

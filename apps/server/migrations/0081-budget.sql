-- Budget projects, their lines by source and year, and the ledger of those lines.

create table budget_project (
  tenant_id text not null,
  id bigint not null,
  pro_name text not null,
  pro_no text not null,
  budget_status smallint not null default 0,
  level smallint not null,
  parent_pro_id bigint,
  pro_type smallint not null,
  cycle_type smallint not null,
  start_year integer not null,
  end_year integer not null,
  dept_id bigint not null,
  leader text not null,
  total_money bigint not null,
  available_money bigint not null default 0,
  frozen_money bigint not null default 0,
  used_money bigint not null default 0,
  basis text not null,
  goal text not null,
  reject_reason text,
  files jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, dept_id) references dept (tenant_id, id),
  foreign key (tenant_id, parent_pro_id) references budget_project (tenant_id, id),
  constraint budget_project_status check (budget_status between 0 and 6),
  constraint budget_project_level check ((level = 2) = (parent_pro_id is not null)),
  constraint budget_project_years check (start_year <= end_year)
);
create unique index ux_budget_project_no on budget_project (tenant_id, pro_no) where is_deleted = 0;
create index ix_budget_project_time on budget_project (tenant_id, create_time) where is_deleted = 0;
create index ix_budget_project_parent on budget_project (tenant_id, parent_pro_id) where is_deleted = 0;
select protect('budget_project');

-- The balances stand beside the postings that they come to. Money is in exactly one place, and nowhere below nothing:
-- what was granted is the sum of where it is, and cannot be anything else.
create table budget_cost (
  tenant_id text not null,
  id bigint not null,
  line_name text not null,
  budget_pro_id bigint not null,
  line_no integer not null,
  money_type smallint not null,
  year integer not null,
  money bigint not null,
  available_money bigint not null default 0,
  reserved_money bigint not null default 0,
  committed_money bigint not null default 0,
  spent_money bigint not null default 0,
  allotted_money bigint not null default 0,
  granted_money bigint not null generated always as
    (available_money + reserved_money + committed_money + spent_money + allotted_money) stored,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, budget_pro_id) references budget_project (tenant_id, id),
  constraint budget_cost_money check (money > 0),
  constraint budget_cost_not_negative check (available_money >= 0 and reserved_money >= 0 and committed_money >= 0
    and spent_money >= 0 and allotted_money >= 0)
);
create unique index ux_budget_cost_source on budget_cost (tenant_id, budget_pro_id, money_type, year) where is_deleted = 0;
select protect('budget_cost');

create table budget_gov (
  tenant_id text not null,
  id bigint not null,
  budget_pro_id bigint not null,
  line_no integer not null,
  item_code text not null,
  name text not null,
  qty numeric(18,4) not null,
  price bigint not null,
  money bigint not null,
  manner_id smallint,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, budget_pro_id) references budget_project (tenant_id, id),
  constraint budget_gov_qty check (qty > 0),
  constraint budget_gov_price check (price >= 0)
);
create index ix_budget_gov_project on budget_gov (tenant_id, budget_pro_id, line_no) where is_deleted = 0;
select protect('budget_gov');

-- Each posting takes from one account what it gives to another, so it is balanced by itself; it is never changed.
create table budget_posting (
  tenant_id text not null,
  id bigint not null,
  budget_pro_id bigint not null,
  budget_cost_id bigint not null,
  operation smallint not null,
  from_account smallint not null,
  to_account smallint not null,
  money bigint not null,
  cause_type smallint not null,
  cause_id text not null,
  cause_no text,
  cause_name text,
  -- The first plan of its chain: what an adjusted plan holds, the one in its place holds.
  plan_id bigint,
  reverses_id bigint,
  reason text,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, budget_pro_id) references budget_project (tenant_id, id),
  foreign key (tenant_id, budget_cost_id) references budget_cost (tenant_id, id),
  foreign key (tenant_id, plan_id) references purchase_plan (tenant_id, id),
  foreign key (tenant_id, reverses_id) references budget_posting (tenant_id, id),
  constraint budget_posting_money check (money > 0),
  constraint budget_posting_accounts check (from_account <> to_account)
);
create unique index ux_budget_posting_reverses on budget_posting (tenant_id, reverses_id) where reverses_id is not null;
create index ix_budget_posting_cost on budget_posting (tenant_id, budget_cost_id, id);
create index ix_budget_posting_project on budget_posting (tenant_id, budget_pro_id, create_time);
create index ix_budget_posting_plan on budget_posting (tenant_id, plan_id) where plan_id is not null;
select protect('budget_posting', p_append_only => true);

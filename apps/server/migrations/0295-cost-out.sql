-- What a project pays experts, and pays back to whoever paid by mistake; by which table tax is withheld of it.

create table labour_tax_band (
  tenant_id text not null,
  id bigint not null,
  from_money bigint not null,
  to_money bigint,
  deduct_money bigint not null,
  deduct_rate numeric(9, 4) not null,
  tax_rate numeric(9, 4) not null,
  quick_deduction bigint not null,
  effective_from date not null,
  effective_to date,
  source_article text not null,
  certainty text not null default 'C',
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint labour_tax_band_order check (to_money is null or to_money > from_money)
);
create unique index ux_labour_tax_band_from on labour_tax_band (tenant_id, effective_from, from_money) where is_deleted = 0;
select protect('labour_tax_band', p_platform => true);

create table cost_in (
  tenant_id text not null,
  id bigint not null,
  in_no text not null,
  in_type smallint not null,
  in_status smallint not null default 0,
  project_id bigint not null,
  package_id bigint,
  supplier_id bigint,
  money bigint not null,
  payer_name text not null,
  payer_account text,
  payer_bank text,
  pay_time timestamptz not null,
  trade_no text,
  remark text,
  receipt_id bigint,
  from_id bigint,
  note text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, supplier_id) references supplier (tenant_id, id),
  foreign key (tenant_id, receipt_id) references bank_receipt (tenant_id, id),
  foreign key (tenant_id, from_id) references cost_in (tenant_id, id),
  -- Deposits are received where they are handed in.
  constraint cost_in_kind check (in_type in (1, 2, 3, 4, 6, 9)),
  constraint cost_in_known check (in_status between 0 and 7),
  constraint cost_in_money check (money > 0)
);
create unique index ux_cost_in_no on cost_in (tenant_id, in_no);
-- A transfer is noted once; what it was corrected to has the same.
create unique index ux_cost_in_trade on cost_in (tenant_id, trade_no)
  where trade_no is not null and from_id is null and in_status <> 7 and is_deleted = 0;
create unique index ux_cost_in_receipt on cost_in (tenant_id, receipt_id) where receipt_id is not null and from_id is null;
create unique index ux_cost_in_from on cost_in (tenant_id, from_id) where from_id is not null;
create index ix_cost_in_project on cost_in (tenant_id, project_id) where is_deleted = 0;
create index ix_cost_in_status on cost_in (tenant_id, in_status, id desc) where is_deleted = 0;
select protect('cost_in');

create table cost_out (
  tenant_id text not null,
  id bigint not null,
  out_no text not null,
  out_type smallint not null,
  out_status smallint not null default 0,
  project_id bigint not null,
  expert_id bigint,
  cost_in_id bigint,
  payee_name text not null,
  hours numeric(18, 4),
  money bigint not null,
  tax_money bigint not null,
  net_money bigint not null,
  tax_article text,
  fee_fund smallint not null,
  payee_bank text not null,
  payee_account text not null,
  remark text,
  pay_way smallint,
  pay_time timestamptz,
  trade_no text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, expert_id) references expert (tenant_id, id),
  foreign key (tenant_id, cost_in_id) references cost_in (tenant_id, id),
  constraint cost_out_kind check ((out_type = 1 and expert_id is not null and cost_in_id is null)
    or (out_type = 4 and expert_id is null and cost_in_id is not null)),
  constraint cost_out_known check (out_status between 0 and 7 and fee_fund in (1, 2) and pay_way in (1, 2)),
  constraint cost_out_money check (money > 0 and tax_money >= 0 and net_money = money - tax_money),
  constraint cost_out_paid check (out_status not in (3, 6) or (pay_way is not null and pay_time is not null))
);
create unique index ux_cost_out_no on cost_out (tenant_id, out_no);
-- One fee for an expert in a project, one refund of a receipt; what was reversed or put away stands in nobody's way.
create unique index ux_cost_out_expert on cost_out (tenant_id, project_id, expert_id)
  where out_type = 1 and out_status not in (6, 7) and is_deleted = 0;
create unique index ux_cost_out_mistake on cost_out (tenant_id, cost_in_id)
  where out_type = 4 and out_status not in (6, 7) and is_deleted = 0;
create unique index ux_cost_out_trade on cost_out (tenant_id, trade_no) where trade_no is not null;
create index ix_cost_out_project on cost_out (tenant_id, project_id) where is_deleted = 0;
create index ix_cost_out_expert on cost_out (tenant_id, expert_id, id desc) where expert_id is not null and is_deleted = 0;
create index ix_cost_out_status on cost_out (tenant_id, out_status, id desc) where is_deleted = 0;
select protect('cost_out');

-- A line of the bank's statement may be for a project in another way than as a deposit.
alter table bank_receipt drop constraint bank_receipt_status;
alter table bank_receipt add constraint bank_receipt_status check (receipt_status between 1 and 4);

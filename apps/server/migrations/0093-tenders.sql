-- Requests for a tender, and the ledger of tenders that were run here or elsewhere.

create table bid_apply (
  tenant_id text not null,
  id bigint not null,
  project_name text not null,
  apply_no text not null,
  audit_status smallint not null default 0,
  demand_id bigint,
  budget bigint not null,
  manner_id smallint not null,
  agent_name text,
  agent_tenant_id text,
  expect_time timestamptz,
  linkman text not null,
  phone text not null,
  requirement text,
  files jsonb,
  reject_reason text,
  result_project_id bigint,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, demand_id) references purchase_demand (tenant_id, id),
  foreign key (tenant_id, result_project_id) references project (tenant_id, id),
  constraint bid_apply_status check (audit_status between 0 and 3)
);
create unique index ux_bid_apply_no on bid_apply (tenant_id, apply_no) where is_deleted = 0;
create index ix_bid_apply_time on bid_apply (tenant_id, create_time) where is_deleted = 0;
create index ix_bid_apply_demand on bid_apply (tenant_id, demand_id) where is_deleted = 0 and demand_id is not null;
select protect('bid_apply');

create table tender_pro (
  tenant_id text not null,
  id bigint not null,
  name text not null,
  tender_no text,
  result smallint not null default 0,
  run_place smallint not null default 2,
  project_id bigint,
  purchaser text,
  agent_name text,
  winner text,
  money_type smallint not null default 1,
  money bigint,
  rate numeric(9,4),
  open_time timestamptz,
  linkman text,
  phone text,
  remark text,
  files jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint tender_pro_result check (result between 0 and 3),
  constraint tender_pro_run_place check (run_place in (1, 2)),
  constraint tender_pro_money_type check (money_type between 1 and 4)
);
create index ix_tender_pro_time on tender_pro (tenant_id, open_time desc, id desc) where is_deleted = 0;
select protect('tender_pro');

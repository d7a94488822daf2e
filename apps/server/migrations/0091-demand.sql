-- What departments need, with its lines. A demand may be part of another; its money is its own, not its parts'.

create table purchase_demand (
  tenant_id text not null,
  id bigint not null,
  demand_name text not null,
  demand_no text not null,
  demand_status smallint not null default 0,
  dept_id bigint not null,
  plan_id bigint,
  budget bigint not null,
  purchase_type smallint not null,
  item_id bigint,
  manner_id smallint,
  is_research boolean,
  delivery_date date,
  delivery_place text,
  used_by text,
  linkman text,
  phone text,
  qualification text,
  tech_req text,
  biz_req text,
  accept_terms text,
  pay_terms text,
  scoring_suggest text,
  parent_id bigint,
  research_objects jsonb,
  roles jsonb,
  research_remark text,
  clause_reasons jsonb,
  files jsonb,
  project_id bigint,
  submit_time timestamptz,
  confirm_time timestamptz,
  reject_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, dept_id) references dept (tenant_id, id),
  foreign key (tenant_id, plan_id) references purchase_plan (tenant_id, id),
  foreign key (tenant_id, item_id) references purchase_item (tenant_id, id),
  foreign key (tenant_id, parent_id) references purchase_demand (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint purchase_demand_status check (demand_status between 0 and 6),
  constraint purchase_demand_budget check (budget > 0)
);
create unique index ux_purchase_demand_no on purchase_demand (tenant_id, demand_no) where is_deleted = 0;
create index ix_purchase_demand_time on purchase_demand (tenant_id, create_time) where is_deleted = 0;
create index ix_purchase_demand_parent on purchase_demand (tenant_id, parent_id) where is_deleted = 0;
create index ix_purchase_demand_plan on purchase_demand (tenant_id, plan_id) where is_deleted = 0 and plan_id is not null;
create index ix_purchase_demand_project on purchase_demand (tenant_id, project_id)
  where is_deleted = 0 and project_id is not null;
select protect('purchase_demand');

create table demand_detail (
  tenant_id text not null,
  id bigint not null,
  demand_id bigint not null,
  line_no integer not null,
  name text not null,
  brand_model text,
  tech_params text,
  after_sale text,
  unit text not null,
  qty numeric(18,4) not null,
  price bigint not null,
  money bigint not null,
  is_key boolean,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, demand_id) references purchase_demand (tenant_id, id),
  constraint demand_detail_qty check (qty > 0),
  constraint demand_detail_price check (price >= 0)
);
create index ix_demand_detail_demand on demand_detail (tenant_id, demand_id, line_no) where is_deleted = 0;
select protect('demand_detail');

-- The demand that a project was made of.
alter table project
  add column demand_id bigint,
  add foreign key (tenant_id, demand_id) references purchase_demand (tenant_id, id);
create index ix_project_demand on project (tenant_id, demand_id) where is_deleted = 0 and demand_id is not null;

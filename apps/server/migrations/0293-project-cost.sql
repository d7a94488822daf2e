-- What a project costs beside its contracts, line by line: planned, and what was spent of it.

create table project_cost (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint,
  entry_id bigint,
  cost_name text not null,
  plan_money bigint not null,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  constraint project_cost_money check (plan_money > 0)
);
create index ix_project_cost_project on project_cost (tenant_id, project_id) where is_deleted = 0;
select protect('project_cost');

create table project_cost_detail (
  tenant_id text not null,
  id bigint not null,
  cost_id bigint not null,
  project_id bigint not null,
  cost_money bigint not null,
  cost_day date not null,
  payee text not null,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, cost_id) references project_cost (tenant_id, id),
  constraint project_cost_detail_money check (cost_money > 0)
);
create index ix_project_cost_detail_cost on project_cost_detail (tenant_id, cost_id) where is_deleted = 0;
create index ix_project_cost_detail_project on project_cost_detail (tenant_id, project_id) where is_deleted = 0;
select protect('project_cost_detail');

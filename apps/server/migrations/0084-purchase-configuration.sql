-- What a buyer configures of purchasing: kinds of project, their methods, its own rules, templates of tasks, archive
-- lists, who does what.

create table project_type (
  tenant_id text not null,
  id bigint not null,
  type_name text not null,
  type_code text not null,
  purchase_type smallint not null check (purchase_type between 1 and 3),
  law_regime smallint not null check (law_regime between 1 and 3),
  sort integer,
  remark text,
  open_status smallint not null default 1 check (open_status in (0, 1)),
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_project_type_code on project_type (tenant_id, type_code) where is_deleted = 0;
select protect('project_type');

create table type_method (
  tenant_id text not null,
  id bigint not null,
  type_id bigint not null,
  manner_code smallint not null check (manner_code between 1 and 10),
  manner_name text not null,
  min_suppliers integer,
  min_suppliers_exception integer,
  bid_days integer,
  bid_day_type smallint check (bid_day_type in (1, 2)),
  sale_days integer,
  sale_day_type smallint check (sale_day_type in (1, 2)),
  result_publicity_days integer,
  contract_days integer,
  need_bulletin boolean,
  need_deposit boolean,
  need_expert boolean,
  need_agent boolean,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, type_id) references project_type (tenant_id, id)
);
create unique index ux_type_method_code on type_method (tenant_id, type_id, manner_code) where is_deleted = 0;
select protect('type_method');

create table purchase_rule (
  tenant_id text not null,
  id bigint not null,
  rule_name text not null,
  rule_code text not null,
  type_id bigint,
  manner_id bigint,
  amount_from bigint check (amount_from >= 0),
  amount_to bigint,
  region_code text,
  value numeric(18,4),
  unit text,
  day_type smallint check (day_type in (1, 2)),
  action smallint not null check (action in (1, 2)),
  effective_from date not null,
  effective_to date,
  source_article text,
  is_statutory boolean not null default false,
  statutory_amount bigint,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, type_id) references project_type (tenant_id, id),
  foreign key (tenant_id, manner_id) references type_method (tenant_id, id),
  constraint purchase_rule_amounts check (amount_to > coalesce(amount_from, 0)),
  constraint purchase_rule_days check (effective_to >= effective_from)
);
create index ix_purchase_rule_type on purchase_rule (tenant_id, type_id, rule_code) where is_deleted = 0;
select protect('purchase_rule');

create table task_template (
  tenant_id text not null,
  id bigint not null,
  manner_id bigint not null,
  task_code text not null,
  task_name text not null,
  task_type smallint not null check (task_type between 1 and 10),
  stage smallint not null,
  role_code smallint not null check (role_code between 0 and 7),
  work_days integer,
  work_day_type smallint check (work_day_type in (1, 2)),
  pre_task_ids bigint[],
  output_name text,
  required boolean,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, manner_id) references type_method (tenant_id, id)
);
create unique index ux_task_template_code on task_template (tenant_id, manner_id, task_code) where is_deleted = 0;
select protect('task_template');

create table archive_item (
  tenant_id text not null,
  id bigint not null,
  manner_id bigint not null,
  catalog_code text not null,
  name text not null,
  stage smallint not null,
  required boolean,
  source smallint not null check (source in (1, 2)),
  secret_level smallint not null check (secret_level between 0 and 2),
  retention_years integer not null check (retention_years > 0),
  is_statutory boolean not null default false,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, manner_id) references type_method (tenant_id, id)
);
create unique index ux_archive_item_code on archive_item (tenant_id, manner_id, catalog_code) where is_deleted = 0;
select protect('archive_item');

create table purchase_user (
  tenant_id text not null,
  id bigint not null,
  user_id bigint not null,
  role_property smallint not null check (role_property between 1 and 7),
  pro_types bigint[],
  dept_id bigint,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id)
);
create index ix_purchase_user on purchase_user (tenant_id, user_id) where is_deleted = 0;
select protect('purchase_user');

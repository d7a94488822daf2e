-- Data sources, what the code generator makes files from, and reports.

create table data_source (
  tenant_id text not null,
  id bigint not null,
  name text not null,
  kind smallint not null,
  host text not null,
  port integer not null,
  database_name text not null,
  username text not null,
  password text,
  use_tls boolean not null default false,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint data_source_kind check (kind in (1)),
  constraint data_source_port check (port between 1 and 65535)
);
create unique index ux_data_source_name on data_source (tenant_id, name) where is_deleted = 0;
create index ix_data_source_time on data_source (tenant_id, create_time desc, id desc) where is_deleted = 0;
select protect('data_source');

-- It names a row of the platform's.
alter table tenant add column datasource_id bigint;

-- Which of these data sources tenants use: asked by the platform before one is removed.
create function tenant_data_sources_in_use(p_ids bigint[]) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct t.datasource_id from public.tenant t
  where t.datasource_id = any(p_ids) and t.is_deleted = 0 and public.app_tenant() = '000000'
$$;
revoke all on function tenant_data_sources_in_use from public;
grant execute on function tenant_data_sources_in_use to zc_app;

create table code_entry (
  tenant_id text not null,
  id bigint not null,
  code_name text not null,
  label_zh text not null,
  label_en text not null,
  code_source smallint not null,
  source_name text,
  datasource_id bigint,
  package_name text not null,
  entity_name text not null,
  table_name text not null,
  api_path text not null,
  web_path text not null,
  menu_code text not null,
  field_list jsonb not null,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, datasource_id) references data_source (tenant_id, id),
  constraint code_entry_code_source check (code_source in (1, 2, 3, 4))
);
create index ix_code_entry_time on code_entry (tenant_id, create_time desc, id desc) where is_deleted = 0;
create index ix_code_entry_datasource on code_entry (tenant_id, datasource_id) where is_deleted = 0;
select protect('code_entry');

create table report (
  tenant_id text not null,
  id bigint not null,
  name text not null,
  name_en text,
  query_name text not null,
  chart smallint not null,
  parameters jsonb,
  role_ids bigint[] not null default '{}',
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint report_chart check (chart in (0, 1, 2, 3))
);
create unique index ux_report_name on report (tenant_id, name) where is_deleted = 0;
create index ix_report_time on report (tenant_id, create_time, id) where is_deleted = 0;
select protect('report', p_platform => true);

-- What every tenant can look at from the first day, as far as it is of its kind.
insert into report (tenant_id, id, name, name_en, query_name, chart, parameters, create_time, update_time)
values
  ('000000', 1, '项目阶段分布', 'Projects by stage', 'projectsByStage', 1, '{}', now(), now()),
  ('000000', 2, '每月采购', 'Purchases by month', 'purchasesByMonth', 2, '{"months": 12}', now(), now()),
  ('000000', 3, '供应商参与与中标', 'Suppliers: taking part and winning', 'suppliersByWins', 1, '{"rows": 20}', now(), now()),
  ('000000', 4, '部门人数', 'Users by department', 'usersByDept', 1, '{}', now(), now()),
  ('000000', 5, '通知阅读率', 'Announcements read', 'noticeReadRate', 1, '{"rows": 20}', now(), now()),
  ('000000', 6, '每日登录', 'Sign-ins per day', 'signInsPerDay', 2, '{"days": 30}', now(), now()),
  ('000000', 7, '租户分布', 'Tenants by kind', 'tenantsByKind', 3, '{}', now(), now());

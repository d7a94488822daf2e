-- Data scopes (which rows of a resource) and API scopes (which endpoints), as roles are granted them.

-- 1 all · 2 own · 3 own departments · 4 those and below · 5 as scope_value says. scope_column: whose row it is, where
-- that is not who created it (2) or the department it was created in (3, 4).
create table data_scope (
  tenant_id text not null,
  id bigint not null,
  menu_id bigint,
  resource_code text not null,
  scope_name text not null,
  scope_type smallint not null,
  scope_column text,
  scope_value jsonb,
  scope_field text not null default '*',
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint data_scope_scope_type check (scope_type between 1 and 5)
);
create unique index ux_data_scope_scope_name on data_scope (tenant_id, resource_code, scope_name) where is_deleted = 0;
create index ix_data_scope_menu on data_scope (tenant_id, menu_id) where is_deleted = 0;
select protect('data_scope');

-- An endpoint for which there is a row is closed to everybody whose roles hold none of its rows. Those of 000000 hold
-- for every tenant. scope_path: `METHOD /exact/route`.
create table api_scope (
  tenant_id text not null,
  id bigint not null,
  menu_id bigint,
  resource_code text not null,
  scope_name text not null,
  scope_path text not null,
  scope_type smallint not null default 1,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint api_scope_scope_type check (scope_type in (1, 2))
);
create unique index ux_api_scope_resource_code on api_scope (tenant_id, resource_code) where is_deleted = 0;
create index ix_api_scope_path on api_scope (tenant_id, scope_path) where is_deleted = 0;
select protect('api_scope', p_platform => true);

-- What a role holds: scope_category 1 a data scope, 2 an API scope (of the tenant or of the platform).
do $$
begin
  if to_regclass('public.role_scope') is null then
    create table public.role_scope (
      tenant_id text not null,
      role_id bigint not null,
      scope_category smallint not null,
      scope_id bigint not null,
      primary key (tenant_id, role_id, scope_category, scope_id),
      foreign key (tenant_id, role_id) references public.role (tenant_id, id),
      constraint role_scope_scope_category check (scope_category in (1, 2))
    );
    perform public.protect('public.role_scope');
  end if;
end $$;
create index if not exists ix_role_scope_scope on role_scope (tenant_id, scope_category, scope_id);

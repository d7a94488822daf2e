-- Menus that a tenant does not hold, applications by kind, and what a role holds of scopes.

alter table top_menu add column type smallint not null default 1;
alter table top_menu add column remark text;
alter table top_menu add constraint top_menu_type check (type in (1, 2, 3));
update top_menu set type = 2 where tenant_id = '000000' and code = 'system' and version = 0;

-- Scope category: 1 a data scope, 2 an API scope; the scope may be the platform's, so its key is checked by the command.
create table role_scope (
  tenant_id text not null,
  role_id bigint not null,
  scope_category smallint not null,
  scope_id bigint not null,
  primary key (tenant_id, role_id, scope_category, scope_id),
  foreign key (tenant_id, role_id) references role (tenant_id, id),
  constraint role_scope_scope_category check (scope_category in (1, 2))
);
select protect('role_scope');

-- A tenant holds all menus of its kind but these and what lies below them.
create table tenant_menu_cancel (
  tenant_id text not null,
  menu_id bigint not null,
  menu_tenant_id text not null default '000000',
  create_user bigint,
  create_time timestamptz not null,
  primary key (tenant_id, menu_id),
  foreign key (menu_tenant_id, menu_id) references menu (tenant_id, id),
  constraint tenant_menu_cancel_menu_tenant_id check (menu_tenant_id = '000000')
);
select protect('tenant_menu_cancel');

-- A tenant is shown all applications but these.
create table tenant_top_menu_cancel (
  tenant_id text not null,
  top_menu_id bigint not null,
  menu_tenant_id text not null default '000000',
  create_user bigint,
  create_time timestamptz not null,
  primary key (tenant_id, top_menu_id),
  foreign key (menu_tenant_id, top_menu_id) references top_menu (tenant_id, id),
  constraint tenant_top_menu_cancel_menu_tenant_id check (menu_tenant_id = '000000')
);
select protect('tenant_top_menu_cancel');

-- The cancelled menus with everything below them, also what was put there later.
create function cancelled_menus(p_tenant text) returns table (id bigint)
  language sql stable as $$
  with recursive gone as (
    select c.menu_id as id from tenant_menu_cancel c where c.tenant_id = p_tenant
    union
    select m.id from menu m join gone g on m.parent_id = g.id where m.tenant_id = '000000')
  select gone.id from gone
$$;

-- What a tenant holds: the built menus and buttons of its kind that were not cancelled for it.
create function tenant_menus(p_tenant text) returns table (id bigint, code text)
  language sql stable as $$
  select m.id, m.code from menu m
  where m.tenant_id = '000000' and m.is_deleted = 0 and m.status = 1
    and (select t.kind from tenant t where t.tenant_id = p_tenant) = any(m.tenant_kinds)
    and m.id not in (select c.id from cancelled_menus(p_tenant) c)
$$;

-- What a user holds: of his tenant's menus and buttons those that one of his roles was granted.
create function user_menus(p_tenant text, p_user bigint) returns table (id bigint, code text)
  language sql stable as $$
  select m.id, m.code from tenant_menus(p_tenant) m
  where exists (select from user_role ur
    join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
    join role_menu rm on rm.tenant_id = ur.tenant_id and rm.role_id = ur.role_id
    where ur.tenant_id = p_tenant and ur.user_id = p_user and rm.menu_id = m.id)
$$;

-- Status 2: planned, its screens are still to come. Until now such a menu was told by nobody holding it.
update menu m set status = 2
where m.tenant_id = '000000' and m.status = 1
  and not exists (select from role_menu rm where rm.menu_tenant_id = m.tenant_id and rm.menu_id = m.id);

-- How many roles of all tenants hold one of these menus: what the platform must know before it removes one.
create function roles_holding(p_menus bigint[]) returns table (roles integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(distinct (rm.tenant_id, rm.role_id))::int from public.role_menu rm
  join public.role r on r.tenant_id = rm.tenant_id and r.id = rm.role_id and r.is_deleted = 0
  where rm.menu_tenant_id = '000000' and rm.menu_id = any(p_menus) and public.app_tenant() = '000000'
$$;
revoke all on function roles_holding from public;
grant execute on function roles_holding to zc_app;

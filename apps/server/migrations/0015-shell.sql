-- The shell's own: in which role and department a session acts, who sees a menu, where a client signs out, help of pages.

-- Of a user's roles and departments those that this session acts in; null: all of them.
alter table session add column role_id bigint;
alter table session add column dept_id bigint;

-- What these roles hold of the tenant's menus.
create function role_menus(p_tenant text, p_roles bigint[]) returns table (id bigint, code text)
  language sql stable as $$
  select m.id, m.code from tenant_menus(p_tenant) m
  where exists (select from role_menu rm
    where rm.tenant_id = p_tenant and rm.role_id = any(p_roles) and rm.menu_id = m.id)
$$;

-- Aliases, joined by commas, of the roles whose sidebar shows the menu; null: everybody's who holds it.
alter table menu add column role_aliases text;

-- Where the browser goes once somebody signed in by this client has signed out.
alter table client add column sign_out_url text;

-- Help of a page, by its route or by the code of its menu. The platform's is everybody's; a tenant's own stands before it.
create table help_page (
  tenant_id text not null,
  id bigint not null,
  title text not null,
  title_en text,
  route_str text,
  code text,
  url text,
  content text,
  content_en text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_help_page_route_str on help_page (tenant_id, route_str) where is_deleted = 0;
create unique index ux_help_page_code on help_page (tenant_id, code) where is_deleted = 0;
create index ix_help_page_time on help_page (tenant_id, create_time desc, id desc) where is_deleted = 0;
select protect('help_page', p_platform => true);

-- Until now nothing read the parameter, and its value was a sentence about itself.
update param set param_name = '初始密码', param_value = 'random',
  remark = 'random 表示由系统为每个账号随机生成；也可填写统一的初始密码（至少8位，含字母和数字）。首次登录必须修改'
where tenant_id = '000000' and param_key = 'account.initPassword';
update param set is_deleted = 1 where tenant_id <> '000000' and param_key = 'account.initPassword';

-- Asked before anybody has signed in: do people register themselves in this tenant?
create function registration_open(p_tenant text) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select coalesce((
    select coalesce(case when p.is_overridable then o.param_value end, p.param_value) = 'true'
    from public.param p
    left join public.param o on o.tenant_id = p_tenant and o.param_key = p.param_key and o.is_deleted = 0
    where p.tenant_id = '000000' and p.param_key = 'account.registerUser' and p.is_deleted = 0), false)
$$;
revoke all on function registration_open from public;
grant execute on function registration_open to zc_app;

-- Tenants and how their sign-in pages look, account quotas, parameters, and the platform's doors to them.

alter table tenant
  add column settings jsonb not null default '{}';

-- A setting by name: the platform's rows are everybody's, a tenant's own row of the same key stands over one.
create table param (
  tenant_id text not null,
  id bigint not null,
  param_name text not null,
  param_key text not null,
  param_value text not null,
  is_overridable boolean not null default false,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_param_param_key on param (tenant_id, param_key) where is_deleted = 0;
select protect('param', p_platform => true);

insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values
  ('000000', 1, '开放注册', 'account.registerUser', 'false', true, 'true 允许访客自行注册，false 不允许', now(), now()),
  ('000000', 2, '初始密码规则', 'account.initPassword', '由系统随机生成，仅显示一次，首次登录必须修改', false,
    '向管理员说明新账号密码的产生方式，不是密码本身', now(), now()),
  ('000000', 3, '租户到期提醒天数', 'tenant.expireNoticeDays', '30', false, '到期前多少天开始提醒，1 至 365', now(), now());

-- All tenants, for the platform and nobody else.
create function platform_tenants() returns setof tenant
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select * from public.tenant where is_deleted = 0 and public.app_tenant() = '000000'
$$;

-- Accounts by tenant: of all for the platform, of itself for a tenant.
create function tenant_user_counts(p_tenants text[]) returns table (tenant_id text, users integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select u.tenant_id, count(*)::integer from public.user_account u
  where u.tenant_id = any(p_tenants) and u.is_deleted = 0 and public.app_tenant() in ('000000', u.tenant_id)
  group by u.tenant_id
$$;

-- The row of a new tenant. No row where the number was given before, also to a tenant that is gone.
create function new_tenant(p_tenant text, p_id bigint, p_name text, p_kind text, p_user bigint, p_now timestamptz)
  returns setof text
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into public.tenant (tenant_id, id, tenant_name, kind, create_user, create_time, update_user, update_time)
  select p_tenant, p_id, p_name, p_kind, p_user, p_now, p_user, p_now where public.app_tenant() = '000000'
  on conflict (tenant_id) do nothing
  returning tenant_id
$$;

-- The tenant of a host with the look of its sign-in page: what may be known before anyone has signed in.
create function tenant_look_by_domain(p_domain text)
  returns table (tenant_id text, tenant_name text, settings jsonb)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select t.tenant_id, t.tenant_name, t.settings from public.tenant t
  where lower(t.domain) = lower(p_domain) and t.is_deleted = 0 and t.status = 1
$$;

-- Ends what was signed in by a client, in all tenants: for the platform, when it disables or removes the client.
create function end_client_sessions(p_client text, p_now timestamptz) returns setof text
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with ended as (
    update public.session set end_time = p_now, end_reason = 'disabled'
    where client_id = p_client and end_time is null and public.app_tenant() = '000000'
    returning tenant_id)
  select distinct tenant_id from ended
$$;

revoke all on function platform_tenants, tenant_user_counts, new_tenant, tenant_look_by_domain, end_client_sessions
  from public;
grant execute on function platform_tenants, tenant_user_counts, new_tenant, tenant_look_by_domain, end_client_sessions
  to zc_app;

-- The last guard of the account quota: a command says it in words, this holds against a race and against forgetting.
create function guard_account_quota() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_tenant record;
begin
  for v_tenant in
    select t.tenant_id, t.account_number from public.tenant t
    where t.account_number >= 0 and t.tenant_id in (select a.tenant_id from added a)
    order by t.tenant_id for no key update
  loop
    if (select count(*) from public.user_account u where u.tenant_id = v_tenant.tenant_id and u.is_deleted = 0)
      > v_tenant.account_number then
      raise exception 'the account quota of tenant % is used up', v_tenant.tenant_id
        using errcode = 'check_violation', constraint = 'account_quota';
    end if;
  end loop;
  return null;
end $$;
create trigger account_quota after insert on user_account
  referencing new table as added for each statement execute function guard_account_quota();

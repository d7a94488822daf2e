-- Announcements of the platform to tenants: whom they are for, until when, and whether they must be read.
alter table notice
  add column expire_time timestamptz,
  add column is_must_read boolean not null default false,
  add column tenant_kinds jsonb,
  add column tenant_ids jsonb,
  drop constraint notice_audience,
  add constraint notice_audience check (audience in (1, 2) or audience in (3, 4, 5) and tenant_id = '000000');

-- 3 all tenants · 4 kinds of tenants · 5 chosen ones.
create function reaches_tenant(p_audience smallint, p_kinds jsonb, p_ids jsonb, p_tenant text, p_kind text)
  returns boolean language sql immutable parallel safe
  return p_audience = 3 or p_audience = 4 and coalesce(p_kinds ? p_kind, false)
    or p_audience = 5 and coalesce(p_ids ? p_tenant, false);
grant execute on function reaches_tenant to zc_app;

-- What the platform has announced is there for the tenants that it is for. When it is shown, the question says.
select protect('notice', p_public_when => $$tenant_id = '000000' and notice_state = 1 and is_deleted = 0
  and reaches_tenant(audience, tenant_kinds, tenant_ids, app_tenant(),
    (select k.kind from tenant k where k.tenant_id = app_tenant()))$$);

-- A receipt lies with its reader; the announcement is his tenant's or the platform's.
alter table notice_read add column notice_tenant_id text;
update notice_read set notice_tenant_id = tenant_id;
alter table notice_read
  alter column notice_tenant_id set not null,
  drop constraint notice_read_tenant_id_notice_id_fkey,
  add constraint notice_read_notice_tenant_id check (notice_tenant_id in (tenant_id, '000000')),
  add foreign key (notice_tenant_id, notice_id) references notice (tenant_id, id);

-- The tenants that an announcement of the platform is for, in service: for the platform alone.
create function announcement_tenants(p_notice bigint, p_name text)
  returns table (tenant_id text, tenant_name text, kind text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select t.tenant_id, t.tenant_name, t.kind from public.notice n
  join public.tenant t on t.is_deleted = 0 and t.status = 1
    and public.reaches_tenant(n.audience, n.tenant_kinds, n.tenant_ids, t.tenant_id, t.kind)
    and (p_name = '' or t.tenant_name ilike p_name)
  where n.tenant_id = '000000' and n.id = p_notice and n.is_deleted = 0 and public.app_tenant() = '000000'
$$;
revoke all on function announcement_tenants from public;
grant execute on function announcement_tenants to zc_app;

-- How many people of these tenants there are, and how many have read it: numbers, for the platform alone.
create function announcement_readers(p_notice bigint, p_tenants text[])
  returns table (tenant_id text, people integer, readers integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select u.tenant_id, count(*)::integer, count(r.read_time)::integer from public.user_account u
  left join public.notice_read r on r.tenant_id = u.tenant_id and r.notice_id = p_notice and r.user_id = u.id
    and r.notice_tenant_id = '000000'
  where u.tenant_id = any(p_tenants) and u.is_deleted = 0 and u.status = 1 and public.app_tenant() = '000000'
  group by u.tenant_id
$$;
revoke all on function announcement_readers from public;
grant execute on function announcement_readers to zc_app;

-- All receipts of the platform's announcements, for its list.
create function announcement_receipts(p_notices bigint[]) returns table (notice_id bigint, readers integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.notice_id, count(*)::integer from public.tenant t
  join public.notice_read r on r.tenant_id = t.tenant_id and r.notice_id = any(p_notices)
    and r.notice_tenant_id = '000000'
  where public.app_tenant() = '000000'
  group by r.notice_id
$$;
revoke all on function announcement_receipts from public;
grant execute on function announcement_receipts to zc_app;

-- What is announced again is new to everybody.
create function forget_announcement_readers(p_notice bigint) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from public.notice_read
  where notice_tenant_id = '000000' and notice_id = p_notice and public.app_tenant() = '000000'
$$;
revoke all on function forget_announcement_readers from public;
grant execute on function forget_announcement_readers to zc_app;

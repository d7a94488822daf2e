-- Who registers becomes known to the buyer's library at the opening, not before: a new row in it, or an old one that
-- suddenly has an account, told everybody who reads suppliers who takes part (R38).

-- Until then the number of a supplier whom the library does not know stands in his entries alone.
alter table entry drop constraint entry_tenant_id_supplier_id_fkey;

-- Once per package is said of the company, whose number in the library may come later.
drop index ux_entry_supplier;
create unique index ux_entry_supplier on entry (tenant_id, package_id, supplier_tenant_id) where is_deleted = 0;

drop function enter_supplier_library(text, bigint, bigint, text, text, bigint, timestamptz);

-- The caller as the buyer's library knows him, by his account or his credit code; else by his earlier entries; else new.
create function registering_supplier(p_buyer text, p_project bigint, p_id bigint)
  returns table (supplier_id bigint, supplier_name text, credit_code text, supplier_status smallint)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_tenant text := app_tenant();
  v_name text;
  v_code text;
begin
  if not exists (select 1 from project where tenant_id = p_buyer and id = p_project and stage in (30, 35, 40)) then
    return;
  end if;
  select t.tenant_name, coalesce(t.credit_code, 'T' || t.tenant_id) into v_name, v_code from tenant t
    where t.tenant_id = v_tenant and t.kind = 'supplier';
  if v_name is null then
    return;
  end if;
  return query select s.id, s.supplier_name, s.credit_code, s.supplier_status from supplier s
    where s.tenant_id = p_buyer and s.is_deleted = 0 and (s.supplier_tenant_id = v_tenant or s.credit_code = v_code)
    order by s.supplier_tenant_id is null limit 1;
  if found then
    return;
  end if;
  return query select coalesce((select e.supplier_id from entry e
    where e.tenant_id = p_buyer and e.supplier_tenant_id = v_tenant order by e.id limit 1), p_id), v_name, v_code, 1::smallint;
end $$;

-- Which of these credit codes belong to a supplier with an account: registrations on paper need one, whoever knows him.
create function supplier_accounts(p_codes text[])
  returns table (credit_code text, tenant_id text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.credit_code, t.tenant_id from tenant t
    where t.kind = 'supplier' and t.is_deleted = 0 and t.status = 1 and t.credit_code = any(p_codes)
      and app_tenant() is not null;
$$;

-- A black list that names the company by its credit code alone holds too.
create or replace function hold_package(p_buyer text, p_package bigint)
  returns table (project_id bigint, stage smallint, is_entry_reviewed boolean, entry_end_time timestamptz,
    bid_end_time timestamptz, package_status smallint, public_key text, supplier_status smallint)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_project bigint;
begin
  select k.project_id into v_project from package k
    where k.tenant_id = p_buyer and k.id = p_package and k.is_deleted = 0 for key share;
  perform 1 from project where tenant_id = p_buyer and id = v_project for key share;
  return query select p.id, p.stage, p.is_entry_reviewed, p.entry_end_time, p.bid_end_time, k.package_status, y.public_key,
      (select max(s.supplier_status) from supplier s
        where s.tenant_id = k.tenant_id and s.is_deleted = 0 and (s.supplier_tenant_id = app_tenant()
          or s.credit_code = (select t.credit_code from tenant t where t.tenant_id = app_tenant())))
    from package k
    join project p on p.tenant_id = k.tenant_id and p.id = k.project_id
    left join package_key y on y.tenant_id = k.tenant_id and y.package_id = k.id
    where k.tenant_id = p_buyer and k.id = p_package and k.is_deleted = 0 and p.stage >= 30 and p.is_deleted = 0
      and app_tenant() is not null;
end $$;

revoke execute on function registering_supplier(text, bigint, bigint), supplier_accounts(text[]) from public;
grant execute on function registering_supplier(text, bigint, bigint), supplier_accounts(text[]) to zc_app;

-- What a supplier declares himself to be, with the paper that says so; in a consortium each member of his own.
alter table entry add column sme_type smallint not null default 0;
alter table entry add column sme_files jsonb;
alter table entry add constraint entry_sme_type check (sme_type between 0 and 3);
alter table entry_member add column sme_type smallint not null default 0;
alter table entry_member add constraint entry_member_sme_type check (sme_type between 0 and 3);

create or replace function ask_members(p_buyer text, p_entry bigint, p_members jsonb, p_user bigint, p_now timestamptz)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_entry entry%rowtype;
  v_manner smallint;
begin
  select * into v_entry from entry
    where tenant_id = p_buyer and id = p_entry and is_deleted = 0 and entry_status = 0
      and app_tenant() in (supplier_tenant_id, tenant_id);
  if not found then
    return;
  end if;
  select p.manner into v_manner from project p where p.tenant_id = p_buyer and p.id = v_entry.project_id;
  insert into entry_member (tenant_id, id, project_id, package_id, entry_id, leader_tenant_id, member_tenant_id,
      member_name, credit_code, share, work, sme_type, is_asked, create_user, create_time, update_user, update_time)
    select p_buyer, m.id, v_entry.project_id, v_entry.package_id, p_entry, v_entry.supplier_tenant_id, m.tenant_id, m.name,
      m.credit_code, m.share, m.work, m.sme_type,
      not is_by_invitation(v_manner) or exists (select from invitation i
        where i.tenant_id = p_buyer and i.project_id = v_entry.project_id and i.is_deleted = 0
          and i.invitation_status in (1, 2)
          and (i.supplier_tenant_id = m.tenant_id or (i.supplier_tenant_id is null and i.credit_code = m.credit_code))),
      p_user, p_now, p_user, p_now
    from jsonb_to_recordset(p_members)
      as m (id bigint, tenant_id text, name text, credit_code text, share numeric, work text, sme_type smallint);
end $$;

drop function consortium_of(text, bigint);
create function consortium_of(p_buyer text, p_entry bigint)
  returns table (name text, credit_code text, share numeric, work text, sme_type smallint, is_leader boolean,
    member_status smallint, decline_reason text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.member_name, m.credit_code, m.share, m.work, m.sme_type, m.is_leader, m.member_status, m.decline_reason
  from entry_member m
  where m.tenant_id = p_buyer and m.entry_id = p_entry and m.is_deleted = 0
    and exists (select from entry_member own where own.tenant_id = p_buyer and own.entry_id = p_entry
      and own.is_deleted = 0 and own.is_asked and app_tenant() in (own.member_tenant_id, own.leader_tenant_id))
  order by m.is_leader desc, m.share desc, m.id
$$;

-- The supplier's own declaration, until the deadline that his command keeps.
create function declare_size(p_buyer text, p_entry bigint, p_size smallint, p_files jsonb)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update entry set sme_type = p_size, sme_files = p_files
    where tenant_id = p_buyer and id = p_entry and supplier_tenant_id = app_tenant() and is_deleted = 0;
  update entry_member set sme_type = p_size
    where tenant_id = p_buyer and entry_id = p_entry and leader_tenant_id = app_tenant() and is_leader and is_deleted = 0;
end $$;

revoke execute on function consortium_of(text, bigint), declare_size(text, bigint, smallint, jsonb) from public;
grant execute on function consortium_of(text, bigint), declare_size(text, bigint, smallint, jsonb) to zc_app;

-- A bid that is no bid keeps no other back, and one that came after its deadline is not opened.

-- What a holder says of a bid: its share, or (null) that what was sealed to him is none. The key of that one file proves either.
alter table opening_share
  alter column share drop not null,
  add column file_key text;

alter table opened_quote drop constraint opened_quote_open_fault_check;
alter table opened_quote add constraint opened_quote_open_fault_check check (open_fault between 1 and 7);

-- Who quotes is judged by what the buyer's record says of the project, and finds whether the opening has begun; both are
-- read after the package is held.
drop function hold_package(text, bigint);
create function hold_package(p_buyer text, p_package bigint)
  returns table (project_id bigint, stage smallint, is_entry_reviewed boolean, entry_end_time timestamptz,
    bid_end_time timestamptz, open_time timestamptz, package_status smallint, supplier_status smallint, acts jsonb,
    is_unlocked boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_project bigint;
begin
  select k.project_id into v_project from package k
    where k.tenant_id = p_buyer and k.id = p_package and k.is_deleted = 0 for key share;
  perform 1 from project where tenant_id = p_buyer and id = v_project for key share;
  return query select p.id, p.stage, p.is_entry_reviewed, p.entry_end_time, p.bid_end_time, p.open_time, k.package_status,
      (select max(s.supplier_status) from supplier s
        where s.tenant_id = k.tenant_id and s.is_deleted = 0 and (s.supplier_tenant_id = app_tenant()
          or s.credit_code = (select t.credit_code from tenant t where t.tenant_id = app_tenant()))),
      (select jsonb_agg(jsonb_build_object('seq', v.seq::text, 'action', v.action, 'payload', v.payload, 'seal', v.seal)
          order by v.seq)
        from evidence v where v.tenant_id = p.tenant_id and v.subject = p.id::text and v.stream = p.id::text
          and v.action like 'project.%' and v.payload::jsonb ? 'to'),
      exists (select from evidence v where v.tenant_id = p.tenant_id and v.subject = p.id::text
          and v.stream = p.id::text and v.action = 'project.unlock')
        or exists (select from opening_share o where o.tenant_id = p.tenant_id and o.project_id = p.id)
    from package k
    join project p on p.tenant_id = k.tenant_id and p.id = k.project_id
    where k.tenant_id = p_buyer and k.id = p_package and k.is_deleted = 0 and p.stage >= 30 and p.is_deleted = 0
      and app_tenant() is not null
      and (not is_by_invitation(p.manner) or exists (select from invitation i
        where i.tenant_id = p_buyer and i.id = invited_id(p_buyer, p.id) and i.invitation_status <> 3));
end $$;
revoke execute on function hold_package(text, bigint) from public;
grant execute on function hold_package(text, bigint) to zc_app;

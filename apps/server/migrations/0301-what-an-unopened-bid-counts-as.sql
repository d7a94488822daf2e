-- A bid that its bidder revokes after the deadline, and what a bid counts as that did not open.

-- A revocation carries nothing but its reason, which the opening reads out.
alter table quote add column reason text;
alter table quote drop constraint quote_kind_check;
alter table quote add constraint quote_kind_check check (kind between 1 and 4);
alter table quote drop constraint quote_sealed;
alter table quote add constraint quote_sealed check (case
  when kind in (3, 4) then cipher is null and envelope is null and (reason is not null) = (kind = 4)
  when envelope is null then cipher is not null and package_dek is not null and bidder_dek is not null
    and cipher_hash is not null
  else cipher is not null and package_dek is null and bidder_dek is null and cipher_hash is not null
    and signature is not null and signing_key is not null end);
alter table opened_quote drop constraint opened_quote_open_fault_check;
alter table opened_quote add constraint opened_quote_open_fault_check check (open_fault between 1 and 6);

-- Whoever has revoked has bid: he is named at the opening, and sees it.
create or replace function mark_entry_quoted(p_buyer text, p_entry bigint, p_before integer, p_status smallint,
    p_user bigint, p_now timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update entry set entry_status = p_status, is_bid = (p_status in (4, 6)),
      bid_time = case p_status when 4 then p_now when 6 then bid_time end,
      quote_version = p_before + 1, update_user = p_user, update_time = p_now, version = version + 1
    where tenant_id = p_buyer and id = p_entry and supplier_tenant_id = app_tenant() and is_deleted = 0
      and quote_version = p_before
      and ((entry_status in (2, 4, 5) and p_status in (4, 5)) or (entry_status = 4 and p_status = 6));
  return found;
end $$;

-- Whose bid did not open, or was revoked, reads the record as all who bid do.
create or replace view opening_record with (security_barrier) as
  select q.tenant_id, q.project_id, q.package_id, q.entry_id, bidder_name(e.tenant_id, e.id) as supplier_name, q.per_money,
    q.total_money, e.supplier_tenant_id = (select app_tenant()) as is_own,
    case when p.stage = 65 then q.selected end as selected,
    q.open_fault, q.ruling,
    case when e.supplier_tenant_id = (select app_tenant()) then q.ruling_reason end as ruling_reason
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  where p.opened_time is not null and exists (
    select 1 from entry mine
    where mine.tenant_id = q.tenant_id and mine.project_id = q.project_id
      and mine.supplier_tenant_id = (select app_tenant()) and (mine.entry_status >= 7 or exists (
        select from opened_quote own where own.tenant_id = mine.tenant_id and own.entry_id = mine.id)));

drop function hall_read_out(text, bigint, timestamptz);
create function hall_read_out(p_buyer text, p_project bigint, p_now timestamptz)
  returns table (entry_id bigint, package_id bigint, supplier_name text, per_money bigint, total_money bigint,
    open_fault smallint, ruling smallint, ruling_reason text, is_own boolean, confirm_status smallint,
    confirm_until timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select q.entry_id, q.package_id, e.supplier_name, q.per_money, q.total_money, q.open_fault, q.ruling,
    case when app_tenant() in (p_buyer, e.supplier_tenant_id) then q.ruling_reason end,
    e.supplier_tenant_id = app_tenant(), c.confirm_status, c.confirm_until
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  left join hall_confirmation c on c.tenant_id = q.tenant_id and c.entry_id = q.entry_id and c.is_deleted = 0
  where q.tenant_id = p_buyer and q.project_id = p_project and q.is_deleted = 0 and p.opened_time is not null
    and hall_part(p_buyer, p_project, p_now) in ('buyer', 'bidder')
  order by q.package_id, q.total_money nulls last, q.entry_id
$$;
revoke execute on function hall_read_out(text, bigint, timestamptz) from public;
grant execute on function hall_read_out(text, bigint, timestamptz) to zc_app;

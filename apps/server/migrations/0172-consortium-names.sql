-- A consortium bids as a whole: where a bidder is named, its leader and members are; and each of them reads the agreement
-- that the leader handed in in the name of all.

-- The bidder of a registration as he is named: one company, or all that bid together, the leader first. The buyer's own
-- registrations, and after the opening those of a project that the caller reads anyway.
create function bidder_name(p_tenant text, p_entry bigint) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when e.is_consortium then
      (select string_agg(m.member_name || case when m.is_leader then '（联合体牵头人）' else '' end, '、'
          order by m.is_leader desc, m.share desc, m.id)
        from entry_member m where m.tenant_id = e.tenant_id and m.entry_id = e.id and m.is_deleted = 0)
    else e.supplier_name end
  from entry e join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
  where e.tenant_id = p_tenant and e.id = p_entry
    and (app_tenant() in (e.tenant_id, e.supplier_tenant_id) or (app_tenant() is not null and p.opened_time is not null))
$$;

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
      and mine.supplier_tenant_id = (select app_tenant()) and mine.entry_status >= 7);

-- Whether the caller is one of those who bid together by this registration, or is asked to.
create function is_member_of(p_entry bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from entry_member m where m.entry_id = p_entry and m.member_tenant_id = app_tenant()
    and m.is_deleted = 0 and m.is_asked)
$$;

-- The agreement of a registration, for its members.
create function agreement_of(p_buyer text, p_entry bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(e.agreement_files, '[]') from entry e
  where e.tenant_id = p_buyer and e.id = p_entry and e.is_deleted = 0 and is_member_of(p_entry)
$$;

-- The registration whose members share a file.
alter table attachment add column shared_entry bigint;
create function keep_shared_entry() returns trigger language plpgsql as $$
begin
  new.shared_entry := case when new.business_type = 'consortiumAgreement' then new.business_id end;
  return new;
end $$;
create trigger keep_shared_entry before update of business_type, business_id on attachment
  for each row execute function keep_shared_entry();
update attachment set shared_entry = business_id where business_type = 'consortiumAgreement';
create index ix_attachment_shared on attachment (tenant_id, id) where shared_entry is not null;
select protect('attachment', '{party_tenant_id}',
  '(is_published and (invited_project is null or is_invited(tenant_id, invited_project))
    and (sold_project is null or has_bought(tenant_id, sold_project)))
  or (shared_entry is not null and is_deleted = 0 and is_member_of(shared_entry))');

revoke execute on function bidder_name(text, bigint), is_member_of(bigint), agreement_of(text, bigint) from public;
grant execute on function bidder_name(text, bigint), is_member_of(bigint), agreement_of(text, bigint) to zc_app;

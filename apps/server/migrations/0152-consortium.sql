-- Companies that bid together. Who names whom learns nothing by it: each member answers in his own account, and a company
-- that takes part already hears so himself, and nobody else (R38).

alter table entry add column is_consortium boolean not null default false;
alter table entry add column agreement_files jsonb;
-- What a supplier declares himself to be, with the paper that says so; in a consortium each member of his own.
alter table entry add column sme_type smallint not null default 0;
alter table entry add column sme_files jsonb;
alter table entry add constraint entry_sme_type check (sme_type between 0 and 3);

-- Every company of every registration: whoever registers, and the members whom he names.
create table entry_member (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  entry_id bigint not null,
  leader_tenant_id text not null,
  member_tenant_id text not null,
  member_name text not null,
  credit_code text not null,
  share numeric(9,4) not null,
  work text,
  sme_type smallint not null default 0,
  is_leader boolean not null default false,
  is_asked boolean not null default true,
  member_status smallint not null default 0,
  answer_time timestamptz,
  decline_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  constraint entry_member_status check (member_status in (0, 1, 2)),
  constraint entry_member_sme_type check (sme_type between 0 and 3),
  constraint entry_member_share check (share > 0 and share <= 100),
  constraint entry_member_leader check (not is_leader or (member_status = 1 and member_tenant_id = leader_tenant_id))
);
-- A company takes part in a package once, alone or as a member. Who is only asked does not yet.
create unique index ux_entry_member_once on entry_member (tenant_id, package_id, member_tenant_id)
  where member_status = 1 and is_deleted = 0;
create unique index ux_entry_member_named on entry_member (tenant_id, entry_id, member_tenant_id) where is_deleted = 0;
create index ix_entry_member_party on entry_member (member_tenant_id, project_id) where is_deleted = 0;
select protect('entry_member', p_parties => array['leader_tenant_id', 'member_tenant_id']);

insert into entry_member (tenant_id, id, project_id, package_id, entry_id, leader_tenant_id, member_tenant_id, member_name,
    credit_code, share, is_leader, member_status, answer_time, create_user, create_time, update_user, update_time)
  select e.tenant_id, e.id, e.project_id, e.package_id, e.id, e.supplier_tenant_id, e.supplier_tenant_id,
    e.supplier_name, e.credit_code, 100, true, 1, e.entry_time, e.create_user, e.create_time, e.update_user, e.update_time
  from entry e where e.is_deleted = 0;

-- The shares of a registration are a whole, whoever writes them.
create function demand_whole_shares() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select sum(m.share) from entry_member m
      where m.tenant_id = new.tenant_id and m.entry_id = new.entry_id and m.is_deleted = 0) <> 100 then
    raise exception 'the shares of registration % are no whole', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger whole_shares after insert or update of share on entry_member
  deferrable initially deferred for each row execute function demand_whole_shares();

-- Which of these credit codes belong to a supplier with an account, with his name.
create function supplier_companies(p_codes text[])
  returns table (credit_code text, tenant_id text, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.credit_code, t.tenant_id, t.tenant_name from tenant t
    where t.kind = 'supplier' and t.is_deleted = 0 and t.status = 1 and t.credit_code = any(p_codes)
      and app_tenant() is not null
$$;

-- Whom a consortium names beside its leader. Of a project that invites only the invited are asked: the others would learn
-- of it, and the leader of its list; to him all look the same.
create function ask_members(p_buyer text, p_entry bigint, p_members jsonb, p_user bigint, p_now timestamptz)
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

-- Tells the people of the members who are asked at this moment, once for all packages of a project.
create function tell_asked_members(p_buyer text, p_project bigint, p_ids bigint[], p_title text, p_content text,
    p_now timestamptz)
  returns void language sql security definer set search_path = public, pg_temp as $$
  select tell_people(array_agg(u.tenant_id), array_agg(u.id), p_ids, 'consortiumAsked', p_title, p_content, 'bid',
    p_project, p_now)
  from user_account u where u.is_deleted = 0 and u.tenant_id in (
    select m.member_tenant_id from entry_member m
    where m.tenant_id = p_buyer and m.project_id = p_project and m.is_deleted = 0 and m.member_status = 0 and m.is_asked
      and m.create_time = p_now and app_tenant() in (m.leader_tenant_id, p_buyer))
$$;

-- The companies of a registration, for those who are among them.
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

-- A member's own word. Of two registrations that both name him one gets it: the index decides, not a look before it.
create function join_consortium(p_buyer text, p_id bigint, p_version integer, p_user bigint, p_now timestamptz)
  returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_entry bigint;
begin
  select m.entry_id into v_entry from entry_member m
    where m.tenant_id = p_buyer and m.id = p_id and m.member_tenant_id = app_tenant() and m.is_deleted = 0 and m.is_asked;
  perform 1 from entry e where e.tenant_id = p_buyer and e.id = v_entry and e.is_deleted = 0 and e.entry_status = 0
    for update;
  if not found then
    return 'answered';
  end if;
  begin
    update entry_member set member_status = 1, answer_time = p_now, update_user = p_user, update_time = p_now,
        version = version + 1
      where tenant_id = p_buyer and id = p_id and is_deleted = 0 and member_status = 0 and version = p_version;
    if not found then
      return 'answered';
    end if;
  exception when unique_violation then
    return 'twice';
  end;
  if exists (select from entry_member m where m.tenant_id = p_buyer and m.entry_id = v_entry and m.is_deleted = 0
      and m.member_status <> 1) then
    return 'joined';
  end if;
  update entry e set update_user = p_user, update_time = p_now, version = version + 1,
      entry_status = case when (select p.is_entry_reviewed from project p
        where p.tenant_id = e.tenant_id and p.id = e.project_id) then 1 else 2 end
    where e.tenant_id = p_buyer and e.id = v_entry;
  return 'complete';
end $$;

-- He may take his word back while the registration still waits for another's.
create function decline_consortium(p_buyer text, p_id bigint, p_version integer, p_reason text, p_user bigint,
    p_now timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update entry_member set member_status = 2, answer_time = p_now, decline_reason = p_reason, update_user = p_user,
      update_time = p_now, version = version + 1
    where tenant_id = p_buyer and id = p_id and member_tenant_id = app_tenant() and is_deleted = 0 and is_asked
      and not is_leader and version = p_version
      and (member_status = 0 or member_status = 1 and exists (select from entry e
        where e.tenant_id = p_buyer and e.id = entry_id and e.entry_status = 0));
  return found;
end $$;

-- Tells the leader what a member answered.
create function tell_leader(p_buyer text, p_id bigint, p_ids bigint[], p_kind text, p_title text, p_content text,
    p_now timestamptz)
  returns void language sql security definer set search_path = public, pg_temp as $$
  select tell_people(array_agg(u.tenant_id), array_agg(u.id), p_ids, p_kind, p_title, p_content, 'bid', m.project_id, p_now)
  from entry_member m join user_account u on u.tenant_id = m.leader_tenant_id and u.is_deleted = 0
  where m.tenant_id = p_buyer and m.id = p_id and m.member_tenant_id = app_tenant()
  group by m.project_id
$$;

-- With a registration that is cancelled its members are free again.
create function free_members() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update entry_member set is_deleted = 1, update_user = new.update_user, update_time = new.update_time, version = version + 1
    where tenant_id = new.tenant_id and entry_id = new.id and is_deleted = 0;
  return null;
end $$;
create trigger free_members after update of is_deleted on entry
  for each row when (new.is_deleted = 1 and old.is_deleted = 0) execute function free_members();

-- The supplier's own declaration, until the deadline that his command keeps.
create function declare_size(p_buyer text, p_entry bigint, p_size smallint, p_files jsonb)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update entry set sme_type = p_size, sme_files = p_files
    where tenant_id = p_buyer and id = p_entry and supplier_tenant_id = app_tenant() and is_deleted = 0;
  update entry_member set sme_type = p_size
    where tenant_id = p_buyer and entry_id = p_entry and leader_tenant_id = app_tenant() and is_leader and is_deleted = 0;
end $$;

revoke execute on function demand_whole_shares(), free_members(), supplier_companies(text[]),
  ask_members(text, bigint, jsonb, bigint, timestamptz),
  tell_asked_members(text, bigint, bigint[], text, text, timestamptz), consortium_of(text, bigint),
  join_consortium(text, bigint, integer, bigint, timestamptz),
  decline_consortium(text, bigint, integer, text, bigint, timestamptz),
  tell_leader(text, bigint, bigint[], text, text, text, timestamptz),
  declare_size(text, bigint, smallint, jsonb) from public;
grant execute on function supplier_companies(text[]), ask_members(text, bigint, jsonb, bigint, timestamptz),
  tell_asked_members(text, bigint, bigint[], text, text, timestamptz), consortium_of(text, bigint),
  join_consortium(text, bigint, integer, bigint, timestamptz),
  decline_consortium(text, bigint, integer, text, bigint, timestamptz),
  tell_leader(text, bigint, bigint[], text, text, text, timestamptz),
  declare_size(text, bigint, smallint, jsonb) to zc_app;

-- What each tenant is in an opening, and what it reads there. A bidder has no part before the opening time; names and prices
-- of others are his from the opening on (R36, R38). An agency attends and never reads who bids.

-- `buyer`, `bidder`, `agency`, or null.
create function hall_part(p_buyer text, p_project bigint, p_now timestamptz)
  returns text language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when p.tenant_id = app_tenant() then 'buyer'
    when p.open_time <= p_now and exists (select from entry e
      where e.tenant_id = p.tenant_id and e.project_id = p.id and e.is_deleted = 0 and e.is_bid
        and e.supplier_tenant_id = app_tenant()) then 'bidder'
    when exists (select from agency_entrustment a
      where a.tenant_id = p.tenant_id and a.project_id = p.id and a.is_deleted = 0 and a.entrust_status = 2
        and a.agent_tenant_id = app_tenant()) then 'agency' end
  from project p
  where p.tenant_id = p_buyer and p.id = p_project and p.is_deleted = 0 and p.publish_time is not null
$$;

create function hall_rooms(p_buyer text, p_project bigint, p_now timestamptz)
  returns table (id bigint, version integer, package_id bigint, package_no integer, package_name text, hall_status smallint,
    host_id bigint, host_name text, confirm_minutes integer, is_video_on boolean, live_url text, pause_reason text,
    own_entry_id bigint, is_over boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select h.id, h.version, k.id, k.package_no, k.package_name, h.hall_status, h.host_id,
    coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account), h.confirm_minutes, h.is_video_on, h.live_url,
    h.pause_reason,
    (select e.id from entry e where e.tenant_id = k.tenant_id and e.package_id = k.id and e.is_deleted = 0 and e.is_bid
      and e.supplier_tenant_id = app_tenant() limit 1),
    p.stage in (90, 95) or k.package_status in (8, 9)
  from package k
  join project p on p.tenant_id = k.tenant_id and p.id = k.project_id
  left join hall h on h.tenant_id = k.tenant_id and h.package_id = k.id and h.is_deleted = 0
  left join user_account u on u.tenant_id = h.tenant_id and u.id = h.host_id
  where k.tenant_id = p_buyer and k.project_id = p_project and k.is_deleted = 0
    and hall_part(p_buyer, p_project, p_now) is not null
  order by k.package_no
$$;

create function hall_steps(p_buyer text, p_project bigint, p_now timestamptz)
  returns table (id bigint, package_id bigint, node_code smallint, node_name text, node_status smallint,
    duration_min integer, begin_time timestamptz, end_time timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select n.id, n.package_id, n.node_code, n.node_name, n.node_status, n.duration_min, n.begin_time, n.end_time
  from hall_node n
  where n.tenant_id = p_buyer and n.project_id = p_project and n.is_deleted = 0
    and hall_part(p_buyer, p_project, p_now) is not null
  order by n.package_id, n.node_code
$$;

-- Who of the bidders is there shows who bids: to a bidder himself alone, before the opening.
create function hall_present(p_buyer text, p_project bigint, p_now timestamptz)
  returns table (id bigint, person_name text, company_name text, attend_role smallint, id_no text, sign_time timestamptz,
    user_id bigint, party_tenant_id text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.person_name, a.company_name, a.attend_role,
    case when x.part = 'buyer' or a.party_tenant_id = app_tenant() then a.id_no end, a.sign_time, a.user_id,
    a.party_tenant_id
  from attendance a
  join project p on p.tenant_id = a.tenant_id and p.id = a.project_id
  cross join lateral (select hall_part(p_buyer, p_project, p_now) as part) x
  where a.tenant_id = p_buyer and a.project_id = p_project and case x.part
    when 'buyer' then true
    when 'bidder' then a.attend_role <> 6 or a.party_tenant_id = app_tenant() or p.opened_time is not null
    when 'agency' then a.attend_role <> 6
    else false end
  order by a.sign_time, a.id
$$;

create function hall_holders(p_buyer text, p_project bigint, p_now timestamptz)
  returns table (user_name text, threshold smallint, is_signed boolean, given_time timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account), h.threshold,
    exists (select from attendance a where a.tenant_id = p_buyer and a.project_id = p_project and a.user_id = h.user_id
      and a.party_tenant_id is null),
    (select min(o.create_time) from opening_share o
      where o.tenant_id = p_buyer and o.project_id = p_project and o.key_id = h.key_id)
  from (select distinct on (place) * from package_key_holder
    where tenant_id = p_buyer and project_id = p_project order by place, package_id) h
  join user_account u on u.tenant_id = h.tenant_id and u.id = h.user_id
  where hall_part(p_buyer, p_project, p_now) is not null
  order by h.place
$$;

-- The read-out with the words on the record: the buyer's and, from the opening on, every bidder's.
create function hall_read_out(p_buyer text, p_project bigint, p_now timestamptz)
  returns table (entry_id bigint, package_id bigint, supplier_name text, per_money bigint, total_money bigint,
    open_fault smallint, is_own boolean, confirm_status smallint, confirm_until timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select q.entry_id, q.package_id, e.supplier_name, q.per_money, q.total_money, q.open_fault,
    e.supplier_tenant_id = app_tenant(), c.confirm_status, c.confirm_until
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  left join hall_confirmation c on c.tenant_id = q.tenant_id and c.entry_id = q.entry_id and c.is_deleted = 0
  where q.tenant_id = p_buyer and q.project_id = p_project and q.is_deleted = 0 and p.opened_time is not null
    and hall_part(p_buyer, p_project, p_now) in ('buyer', 'bidder')
  order by q.package_id, q.total_money nulls last, q.entry_id
$$;

create function hall_objections(p_buyer text, p_project bigint, p_now timestamptz)
  returns table (id bigint, version integer, package_id bigint, supplier_name text, content text, ask_time timestamptz,
    objection_status smallint, answer text, answer_time timestamptz, is_own boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.version, o.package_id, o.supplier_name, o.content, o.ask_time, o.objection_status, o.answer,
    o.answer_time, o.supplier_tenant_id = app_tenant()
  from hall_objection o
  where o.tenant_id = p_buyer and o.project_id = p_project and o.is_deleted = 0
    and hall_part(p_buyer, p_project, p_now) in ('buyer', 'bidder')
  order by o.ask_time, o.id
$$;

-- A bidder's word. `ok`, or why it is none.
create function confirm_record(p_buyer text, p_entry bigint, p_change bigint, p_user bigint, p_now timestamptz)
  returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
begin
  update hall_confirmation c set confirm_status = 1, confirm_time = p_now, update_user = p_user, update_time = p_now,
      version = version + 1
    where c.tenant_id = p_buyer and c.entry_id = p_entry and c.supplier_tenant_id = app_tenant() and c.is_deleted = 0
      and c.confirm_status = 0
      and exists (select from hall h where h.tenant_id = c.tenant_id and h.id = c.hall_id and h.hall_status in (1, 2))
    returning c.id into v_id;
  if v_id is null then
    return 'nothing';
  end if;
  insert into state_change (tenant_id, id, row_id, entity, action, from_state, to_state, create_user, create_time)
    values (p_buyer, p_change, v_id, 'hallConfirmation', 'confirm', '0', '1', p_user, p_now);
  return 'ok';
end $$;

-- A bidder objects while the opening is under way; his word on the record waits for the answer. `ok`, or why not.
create function object_at_opening(p_buyer text, p_entry bigint, p_id bigint, p_change bigint, p_content text, p_user bigint,
    p_now timestamptz)
  returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_entry entry%rowtype;
  v_hall hall%rowtype;
  v_before smallint;
  v_confirmation bigint;
begin
  select * into v_entry from entry
    where tenant_id = p_buyer and id = p_entry and supplier_tenant_id = app_tenant() and is_deleted = 0 and is_bid;
  if not found then
    return 'missing';
  end if;
  select h.* into v_hall from hall h join project p on p.tenant_id = h.tenant_id and p.id = h.project_id
    where h.tenant_id = p_buyer and h.package_id = v_entry.package_id and h.is_deleted = 0 and h.hall_status in (1, 2)
      and p.opened_time is not null
    for key share of h;
  if not found then
    return 'closed';
  end if;
  begin
    insert into hall_objection (tenant_id, id, project_id, package_id, hall_id, entry_id, supplier_tenant_id,
        supplier_name, asker_id, host_id, content, ask_time, create_user, create_time, update_user, update_time)
      values (p_buyer, p_id, v_entry.project_id, v_entry.package_id, v_hall.id, p_entry, v_entry.supplier_tenant_id,
        v_entry.supplier_name, p_user, v_hall.host_id, p_content, p_now, p_user, p_now, p_user, p_now);
  exception when unique_violation then
    return 'waiting';
  end;
  select c.id, c.confirm_status into v_confirmation, v_before from hall_confirmation c
    where c.tenant_id = p_buyer and c.entry_id = p_entry and c.is_deleted = 0 and c.confirm_status <> 2 for update;
  if v_confirmation is not null then
    update hall_confirmation set confirm_status = 2, confirm_time = null, update_user = p_user, update_time = p_now,
        version = version + 1
      where tenant_id = p_buyer and id = v_confirmation;
    insert into state_change (tenant_id, id, row_id, entity, action, from_state, to_state, create_user, create_time)
      values (p_buyer, p_change, v_confirmation, 'hallConfirmation', 'dispute', v_before::text, '2', p_user, p_now);
  end if;
  return 'ok';
end $$;

-- That something in the hall is new, to the screens of whoever has a part in it: they read it anew. It says nothing else.
create function put_hall_news(p_buyer text, p_project bigint, p_now timestamptz)
  returns void language sql set search_path = public, pg_temp as $$
  insert into outbox (tenant_id, kind, payload, create_time)
    select x.tenant_id, 'screen.changed', jsonb_build_object('screen', 'hall', 'id', p_project::text), p_now from (
      select p_buyer as tenant_id
      union select e.supplier_tenant_id from entry e join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
        where e.tenant_id = p_buyer and e.project_id = p_project and e.is_deleted = 0 and e.is_bid
          and p.open_time <= p_now
      union select a.agent_tenant_id from agency_entrustment a
        where a.tenant_id = p_buyer and a.project_id = p_project and a.is_deleted = 0 and a.entrust_status = 2) x
    where x.tenant_id is not null
$$;
create function tell_hall(p_buyer text, p_project bigint, p_now timestamptz)
  returns void language sql security definer set search_path = public, pg_temp as $$
  select put_hall_news(p_buyer, p_project, p_now) where hall_part(p_buyer, p_project, p_now) is not null
$$;

-- The opening and the holders' shares are news there too, whoever brings them about.
create function tell_hall_opened() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform put_hall_news(new.tenant_id, new.id, coalesce(new.update_time, new.create_time));
  return null;
end $$;
create trigger tell_hall_opened after update of opened_time on project
  for each row when (old.opened_time is distinct from new.opened_time) execute function tell_hall_opened();
-- An opening that is moved moves for its host too.
create function follow_open_time() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update hall set open_time = new.open_time
    where tenant_id = new.tenant_id and project_id = new.id and is_deleted = 0 and hall_status in (0, 1, 2);
  return null;
end $$;
create trigger follow_open_time after update of open_time on project
  for each row when (old.open_time is distinct from new.open_time) execute function follow_open_time();
create function tell_hall_unlocked() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform put_hall_news(f.tenant_id, f.project_id, max(f.create_time)) from fresh f group by f.tenant_id, f.project_id;
  return null;
end $$;
create trigger tell_hall_unlocked after insert on opening_share
  referencing new table as fresh for each statement execute function tell_hall_unlocked();

revoke execute on function hall_part(text, bigint, timestamptz), hall_rooms(text, bigint, timestamptz),
  hall_steps(text, bigint, timestamptz), hall_present(text, bigint, timestamptz),
  hall_holders(text, bigint, timestamptz), hall_read_out(text, bigint, timestamptz),
  hall_objections(text, bigint, timestamptz), confirm_record(text, bigint, bigint, bigint, timestamptz),
  object_at_opening(text, bigint, bigint, bigint, text, bigint, timestamptz), put_hall_news(text, bigint, timestamptz),
  tell_hall(text, bigint, timestamptz), tell_hall_opened(), tell_hall_unlocked(),
  follow_open_time() from public;
grant execute on function hall_part(text, bigint, timestamptz), hall_rooms(text, bigint, timestamptz),
  hall_steps(text, bigint, timestamptz), hall_present(text, bigint, timestamptz),
  hall_holders(text, bigint, timestamptz), hall_read_out(text, bigint, timestamptz),
  hall_objections(text, bigint, timestamptz), confirm_record(text, bigint, bigint, bigint, timestamptz),
  object_at_opening(text, bigint, bigint, bigint, text, bigint, timestamptz), tell_hall(text, bigint, timestamptz)
  to zc_app;

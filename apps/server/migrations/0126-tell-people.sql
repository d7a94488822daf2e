-- A message to people of one or several companies, and the notice that shows it to who is there. The people of each company
-- get the ids in their order, for an id is unique within its tenant alone; who is left without one is not told. The
-- owner's own: who may tell whom stands in the functions that call it.
create function tell_people(p_tenants text[], p_users bigint[], p_ids bigint[], p_kind text, p_title text, p_content text,
    p_business_type text, p_business_id bigint, p_now timestamptz)
  returns void language sql set search_path = public, pg_temp as $$
  with person as (
    select x.tenant_id, x.user_id, row_number() over (partition by x.tenant_id order by x.user_id) as n
    from unnest(p_tenants, p_users) as x (tenant_id, user_id)),
  sent as (
    insert into flow_message (tenant_id, id, user_id, kind, title, content, business_type, business_id, create_time,
        update_time)
      select p.tenant_id, p_ids[p.n], p.user_id, p_kind, p_title, p_content, p_business_type, p_business_id, p_now, p_now
      from person p where p.n <= cardinality(p_ids)
      returning tenant_id, id, user_id)
  insert into outbox (tenant_id, kind, payload, create_time)
    select s.tenant_id, 'flow.notice',
      jsonb_build_object('ids', string_agg(s.id::text, ','), 'userIds', string_agg(s.user_id::text, ',')), p_now
    from sent s group by s.tenant_id
$$;
revoke execute on function tell_people(text[], bigint[], bigint[], text, text, text, text, bigint, timestamptz) from public;

create or replace function tell_researched(p_research bigint, p_ids bigint[], p_title text, p_content text, p_now timestamptz)
  returns void language sql security definer set search_path = public, pg_temp as $$
  select tell_people(array_agg(u.tenant_id), array_agg(u.id), p_ids, 'terminated', p_title, p_content, 'researchNeeds',
    p_research, p_now)
  from user_account u where u.is_deleted = 0 and u.tenant_id in (
    select a.supplier_tenant_id from demand_answer a where a.tenant_id = app_tenant() and a.research_id = p_research)
$$;

create or replace function tell_agency(p_entity text, p_row bigint, p_ids bigint[], p_kind text, p_content text,
    p_now timestamptz)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_agency text;
  v_user text;
  v_title text;
begin
  if p_entity = 'agencyEntrustment' then
    select e.agent_tenant_id, e.agent_user_id, p.project_name into v_agency, v_user, v_title
      from agency_entrustment e join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
      where e.tenant_id = app_tenant() and e.id = p_row;
  else
    select c.agent_tenant_id, c.buyer_name into v_agency, v_title from agency_cooperation c
      where c.tenant_id = app_tenant() and c.id = p_row;
  end if;
  perform tell_people(array_agg(u.tenant_id), array_agg(u.id), p_ids, p_kind, coalesce(v_title, ''), p_content,
      case p_entity when 'agencyEntrustment' then 'entrustedProject' else 'agencyInvitation' end, p_row, p_now)
    from user_account u where u.tenant_id = v_agency and u.is_deleted = 0 and (v_user is null or u.id::text = v_user);
end $$;

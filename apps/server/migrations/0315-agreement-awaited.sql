-- Under the laws on tendering and on government procurement an agency works by a written agreement only (R64): the one place
-- that says whether it is missing, for offers and for what was accepted under other rules. Both sides see it before either
-- is refused for it.
create function lacks_agreement(p_id bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((
    select p.law_regime in (1, 2)
      and coalesce(jsonb_array_length(e.agreement_files), 0) + coalesce(jsonb_array_length(c.agreement_files), 0) = 0
    from agency_entrustment e
      join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
      join agency_cooperation c on c.tenant_id = e.tenant_id and c.id = e.cooperation_id
    where (e.tenant_id = app_tenant() or e.agent_tenant_id = app_tenant()) and e.id = p_id and e.entrust_status in (1, 2)
      and e.is_deleted = 0), false)
$$;
revoke execute on function lacks_agreement(bigint) from public;
grant execute on function lacks_agreement(bigint) to zc_app;

create function awaits_agreement(p_id bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select lacks_agreement(p_id) and exists (
    select from agency_entrustment e where (e.tenant_id = app_tenant() or e.agent_tenant_id = app_tenant())
      and e.id = p_id and e.entrust_status = 1)
$$;
revoke execute on function awaits_agreement(bigint) from public;
grant execute on function awaits_agreement(bigint) to zc_app;

create or replace function answer_entrustment(p_buyer text, p_id bigint, p_version integer, p_action text, p_reason text,
    p_change bigint, p_user bigint, p_user_name text, p_now timestamptz)
  returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_row agency_entrustment%rowtype;
  v_stage smallint;
  v_to smallint := case p_action when 'accept' then 2 when 'giveBack' then 3 end;
begin
  -- The project first, as every command locks them: it is not published while it is given back.
  select p.stage into v_stage from project p
    where p.tenant_id = p_buyer and p.id = (select e.project_id from agency_entrustment e
      where e.tenant_id = p_buyer and e.id = p_id and e.agent_tenant_id = app_tenant()) for share;
  select * into v_row from agency_entrustment e
    where e.tenant_id = p_buyer and e.id = p_id and e.agent_tenant_id = app_tenant() and e.is_deleted = 0
      and e.entrust_status in (1, 2, 5) for update;
  if not found or v_to is null then
    return 'missing';
  end if;
  if v_row.version <> p_version then
    return 'stale';
  end if;
  if not (v_row.entrust_status = 1 or (p_action = 'giveBack' and v_row.entrust_status = 2)) then
    return 'state';
  end if;
  if p_action = 'giveBack' and v_stage >= 30 then
    return 'published';
  end if;
  if p_action = 'accept' and awaits_agreement(p_id) then
    return 'agreement';
  end if;
  update agency_entrustment set entrust_status = v_to, update_user = p_user, update_time = p_now, version = version + 1,
      accept_time = case when v_to = 2 then p_now else accept_time end,
      agent_user_id = case when v_to = 2 then p_user::text else agent_user_id end,
      agent_user_name = case when v_to = 2 then p_user_name else agent_user_name end,
      end_time = case when v_to = 3 then p_now end, end_reason = case when v_to = 3 then p_reason end
    where tenant_id = p_buyer and id = p_id;
  insert into state_change (tenant_id, id, row_id, entity, action, from_state, to_state, reason, create_user, create_time)
    values (p_buyer, p_change, p_id, 'agencyEntrustment', p_action, v_row.entrust_status::text, v_to::text, p_reason,
      p_user, p_now);
  return 'done';
end $$;

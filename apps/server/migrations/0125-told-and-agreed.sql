-- A research that ends before its published time is told to whoever has answered it.
create function tell_researched(p_research bigint, p_ids bigint[], p_title text, p_content text, p_now timestamptz)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with party as (
    select distinct a.supplier_tenant_id as tenant_id from demand_answer a
    where a.tenant_id = app_tenant() and a.research_id = p_research),
  person as (
    select u.tenant_id, u.id, row_number() over (partition by u.tenant_id order by u.id) as n
    from party join user_account u on u.tenant_id = party.tenant_id and u.is_deleted = 0),
  sent as (
    insert into flow_message (tenant_id, id, user_id, kind, title, content, business_type, business_id, create_time,
        update_time)
      select p.tenant_id, p_ids[p.n], p.id, 'terminated', p_title, p_content, 'researchNeeds', p_research, p_now, p_now
      from person p where p.n <= cardinality(p_ids)
      returning tenant_id, id, user_id)
  insert into outbox (tenant_id, kind, payload, create_time)
    select s.tenant_id, 'flow.notice',
      jsonb_build_object('ids', string_agg(s.id::text, ','), 'userIds', string_agg(s.user_id::text, ',')), p_now
    from sent s group by s.tenant_id;
end $$;
revoke execute on function tell_researched(bigint, bigint[], text, text, timestamptz) from public;
grant execute on function tell_researched(bigint, bigint[], text, text, timestamptz) to zc_app;

-- A renewal of an agency that uses the platform is an offer: until it answers, the former end stands.
alter table agency_cooperation add column renewal_asked boolean not null default false;
alter table agency_cooperation add column renewal_end date;
alter table agency_cooperation add column renewal_files jsonb;

create function answer_renewal(p_buyer text, p_id bigint, p_version integer, p_agree boolean, p_reason text,
    p_change bigint, p_user bigint, p_now timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_row agency_cooperation%rowtype;
  v_state smallint;
begin
  select * into v_row from agency_cooperation
    where tenant_id = p_buyer and id = p_id and agent_tenant_id = app_tenant() and is_deleted = 0 and renewal_asked
      and cooperation_status in (2, 3) and version = p_version for update;
  if not found then
    return false;
  end if;
  v_state := case when p_agree then 2 else v_row.cooperation_status end;
  update agency_cooperation set cooperation_status = v_state, renewal_asked = false, renewal_end = null,
      renewal_files = null, update_user = p_user, update_time = p_now, version = version + 1,
      end_date = case when p_agree then v_row.renewal_end else end_date end,
      renew_from = case when p_agree then (v_row.renewal_end - 30)::timestamp at time zone 'Asia/Shanghai' else renew_from end,
      agreement_files = case when p_agree then (
        select jsonb_agg(one order by n) from (
          select one, n from jsonb_array_elements(coalesce(v_row.agreement_files, '[]') || coalesce(v_row.renewal_files, '[]'))
            with ordinality as f (one, n) order by n desc limit 5) last)
        else agreement_files end
    where tenant_id = p_buyer and id = p_id;
  insert into state_change (tenant_id, id, row_id, entity, action, from_state, to_state, reason, create_user, create_time)
    values (p_buyer, p_change, p_id, 'agencyCooperation', case when p_agree then 'acceptRenewal' else 'declineRenewal' end,
      v_row.cooperation_status::text, v_state::text, p_reason, p_user, p_now);
  return true;
end $$;
revoke execute on function answer_renewal(text, bigint, integer, boolean, text, bigint, bigint, timestamptz) from public;
grant execute on function answer_renewal(text, bigint, integer, boolean, text, bigint, bigint, timestamptz) to zc_app;

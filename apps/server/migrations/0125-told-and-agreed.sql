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

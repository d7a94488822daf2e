-- Whoever has answered a research is told of its early end, and now of its extension and withdrawal too.

drop function tell_researched(bigint, bigint[], text, text, timestamptz);
create function tell_researched(p_research bigint, p_ids bigint[], p_kind text, p_title text, p_content text,
    p_now timestamptz)
  returns void language sql security definer set search_path = public, pg_temp as $$
  select tell_people(array_agg(u.tenant_id), array_agg(u.id), p_ids, p_kind, p_title, p_content, 'researchNeeds',
    p_research, p_now)
  from user_account u where u.is_deleted = 0 and u.tenant_id in (
    select a.supplier_tenant_id from demand_answer a where a.tenant_id = app_tenant() and a.research_id = p_research)
$$;
revoke execute on function tell_researched(bigint, bigint[], text, text, text, timestamptz) from public;
grant execute on function tell_researched(bigint, bigint[], text, text, text, timestamptz) to zc_app;

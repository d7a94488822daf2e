-- A published research is a notice of type 11: whoever reads notices finds it among them, and those whom it is likely to
-- concern are told of it once.

-- Every reader sees of it what the policies of the two tables show him. A research that was withdrawn is taken down.
create view public_notice with (security_invoker = true) as
  select b.tenant_id, b.id, b.project_id, b.bulletin_type, b.title, b.buyer_name, b.publish_time, b.create_time, b.end_time,
    b.bulletin_status, b.is_deleted, b.content, b.files, b.replaces_id, b.changes, null::jsonb as lines
  from bulletin b
  union all
  select r.tenant_id, r.id, null::bigint, 11::smallint, r.title, r.buyer_name, r.publish_time, r.create_time, r.end_time,
    (case r.research_status when 1 then 3 when 2 then 5 when 3 then 4 else 0 end)::smallint, r.is_deleted, r.content, r.files,
    null::bigint, null::jsonb, r.lines
  from demand_research r;

grant select on public_notice to zc_app;
-- Newest first, of all buyers.
create index ix_demand_research_portal on demand_research (publish_time desc, id desc);

-- Whom a new research is likely to concern: who registered for, answered about or watches what this buyer bought of the same
-- item, of one above or below it, or, where the demand names no item, of the same kind. The buyer does not learn who that is.
create function tell_new_research(p_research bigint, p_ids bigint[], p_title text, p_content text, p_now timestamptz)
  returns void language sql security definer set search_path = public, pg_temp as $$
  with asked as (
    select d.id, d.item_id, i.item_code, d.purchase_type from demand_research r
    join purchase_demand d on d.tenant_id = r.tenant_id and d.id = r.demand_id
    left join purchase_item i on i.tenant_id = d.tenant_id and i.id = d.item_id
    where r.tenant_id = app_tenant() and r.id = p_research),
  alike as (
    select i.id from purchase_item i, asked a
    where i.tenant_id = app_tenant() and i.is_deleted = 0
      and (starts_with(i.item_code, a.item_code) or starts_with(a.item_code, i.item_code))),
  bought as (
    select p.id from project p, asked a where p.tenant_id = app_tenant() and p.is_deleted = 0
      and case when a.item_id is null then p.purchase_type = a.purchase_type else p.item_id in (select id from alike) end),
  researched as (
    select r.id from demand_research r
    join purchase_demand d on d.tenant_id = r.tenant_id and d.id = r.demand_id, asked a
    where r.tenant_id = app_tenant() and r.id <> p_research
      and case when a.item_id is null then d.purchase_type = a.purchase_type else d.item_id in (select id from alike) end),
  concerned as (
    select e.supplier_tenant_id as tenant_id, null::bigint as user_id from entry e
    where e.tenant_id = app_tenant() and e.is_deleted = 0 and e.project_id in (select id from bought)
    union
    select a.supplier_tenant_id, null from demand_answer a
    where a.tenant_id = app_tenant() and a.research_id in (select id from researched)
    union
    select w.tenant_id, w.user_id from attention w
    where w.biz_tenant_id = app_tenant() and w.flag = 1 and w.is_deleted = 0 and w.project_id in (select id from bought)),
  person as (
    select distinct u.tenant_id, u.id from concerned c
    join tenant t on t.tenant_id = c.tenant_id and t.kind = 'supplier' and t.status = 1 and t.is_deleted = 0
    join user_account u on u.tenant_id = c.tenant_id and (c.user_id is null or u.id = c.user_id)
      and u.status = 1 and u.is_deleted = 0)
  select tell_people(array_agg(x.tenant_id), array_agg(x.id), p_ids, 'researchOpened', p_title, p_content, 'researchNeeds',
    p_research, p_now)
  from person x
$$;
revoke execute on function tell_new_research(bigint, bigint[], text, text, timestamptz) from public;
grant execute on function tell_new_research(bigint, bigint[], text, text, timestamptz) to zc_app;

-- A request for a tender comes to a project, or is voided; the agency that it names is one of those that the unit works
-- with, and reads it once it is accepted.

alter table bid_apply drop constraint bid_apply_status;
alter table bid_apply add constraint bid_apply_status check (audit_status between 0 and 5);
alter table bid_apply add column cooperation_id bigint;
alter table bid_apply add column purchase_type smallint;
alter table bid_apply add foreign key (tenant_id, cooperation_id) references agency_cooperation (tenant_id, id);
update bid_apply set audit_status = 4 where audit_status = 2 and result_project_id is not null;
create index ix_bid_apply_agent on bid_apply (agent_tenant_id) where is_deleted = 0 and audit_status = 2;
create index ix_bid_apply_project on bid_apply (tenant_id, result_project_id)
  where is_deleted = 0 and result_project_id is not null;

-- The requests that name the agency that is signed in, while they wait for their project; before they are accepted they
-- are the unit's own, and afterwards the project is what it may be asked for.
create function own_requests()
  returns table (tenant_id text, id bigint, apply_no text, project_name text, buyer_name text, manner_id smallint,
    purchase_type smallint, budget bigint, expect_time timestamptz, linkman text, phone text, requirement text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.tenant_id, a.id, a.apply_no, a.project_name, t.tenant_name, a.manner_id, a.purchase_type, a.budget,
    a.expect_time, a.linkman, a.phone, a.requirement
  from bid_apply a join tenant t on t.tenant_id = a.tenant_id
  where a.agent_tenant_id = app_tenant() and a.audit_status = 2 and a.is_deleted = 0
$$;
revoke execute on function own_requests() from public;
grant execute on function own_requests() to zc_app;

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
  elsif p_entity = 'bidApply' then
    select a.agent_tenant_id, a.project_name into v_agency, v_title from bid_apply a
      where a.tenant_id = app_tenant() and a.id = p_row;
  else
    select c.agent_tenant_id, c.buyer_name into v_agency, v_title from agency_cooperation c
      where c.tenant_id = app_tenant() and c.id = p_row;
  end if;
  perform tell_people(array_agg(u.tenant_id), array_agg(u.id), p_ids, p_kind, coalesce(v_title, ''), p_content,
      case p_entity when 'agencyEntrustment' then 'entrustedProject' when 'bidApply' then 'agencyRequest'
        else 'agencyInvitation' end, p_row, p_now)
    from user_account u where u.tenant_id = v_agency and u.is_deleted = 0 and (v_user is null or u.id::text = v_user);
end $$;

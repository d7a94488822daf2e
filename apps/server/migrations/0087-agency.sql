-- Agencies: what a buyer and an agency have agreed on, the projects that an agency is asked to run, the draws by which it
-- is chosen, and the scale by which it is paid.

create table agency_cooperation (
  tenant_id text not null,
  id bigint not null,
  agent_name text not null,
  agent_tenant_id text,
  credit_code text,
  buyer_name text,
  cooperation_status smallint not null default 0,
  start_date date not null,
  end_date date not null,
  linkman text,
  phone text,
  scope text,
  fee_payer smallint not null default 2,
  fee_float numeric(9, 4),
  min_fee bigint,
  agreement_files jsonb,
  remark text,
  end_reason text,
  is_on_platform boolean not null default false,
  renew_from timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint agency_cooperation_status check (cooperation_status between 0 and 4),
  constraint agency_cooperation_payer check (fee_payer in (1, 2)),
  constraint agency_cooperation_dates check (end_date >= start_date)
);
-- One record with each agency, which goes on after an end.
create unique index ux_agency_cooperation_tenant on agency_cooperation (tenant_id, agent_tenant_id)
  where is_deleted = 0 and agent_tenant_id is not null;
create unique index ux_agency_cooperation_name on agency_cooperation (tenant_id, agent_name) where is_deleted = 0;
create index ix_agency_cooperation_status on agency_cooperation (tenant_id, cooperation_status, end_date) where is_deleted = 0;
create index ix_agency_cooperation_party on agency_cooperation (agent_tenant_id, cooperation_status) where is_deleted = 0;
select protect('agency_cooperation', p_parties => array['agent_tenant_id']);

create table agency_draw (
  tenant_id text not null,
  id bigint not null,
  draw_no text not null,
  project_id bigint not null,
  draw_status smallint not null default 1,
  supervisor_id bigint not null,
  candidates jsonb,
  excluded jsonb,
  candidate_root text,
  commits jsonb not null default '{}',
  reveals jsonb not null default '{}',
  buyer_revealed boolean not null default false,
  supervisor_revealed boolean not null default false,
  seed text,
  round integer not null default 1,
  tickets jsonb,
  draw_time timestamptz,
  void_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint agency_draw_status check (draw_status in (1, 2, 4, 5))
);
create unique index ux_agency_draw_no on agency_draw (tenant_id, draw_no) where is_deleted = 0;
-- One at a time.
create unique index ux_agency_draw_running on agency_draw (tenant_id, project_id)
  where is_deleted = 0 and draw_status in (1, 2);
create index ix_agency_draw_project on agency_draw (tenant_id, project_id, id desc) where is_deleted = 0;
select protect('agency_draw');

create table agency_entrustment (
  tenant_id text not null,
  id bigint not null,
  entrust_no text not null,
  project_id bigint not null,
  cooperation_id bigint not null,
  agent_name text not null,
  agent_tenant_id text,
  buyer_name text,
  entrust_status smallint not null default 0,
  way smallint not null,
  draw_id bigint,
  choose_reason text,
  scope text,
  fee_payer smallint,
  fee_float numeric(9, 4),
  min_fee bigint,
  estimated_fee bigint,
  agreement_files jsonb,
  accept_time timestamptz,
  agent_user_id text,
  agent_user_name text,
  end_time timestamptz,
  end_reason text,
  is_on_platform boolean not null default false,
  followed_up boolean not null default false,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, cooperation_id) references agency_cooperation (tenant_id, id),
  foreign key (tenant_id, draw_id) references agency_draw (tenant_id, id),
  constraint agency_entrustment_status check (entrust_status between 0 and 5),
  constraint agency_entrustment_way check (way in (1, 2)),
  constraint agency_entrustment_payer check (fee_payer in (1, 2))
);
create unique index ux_agency_entrustment_no on agency_entrustment (tenant_id, entrust_no) where is_deleted = 0;
-- A project is with one agency at a time.
create unique index ux_agency_entrustment_live on agency_entrustment (tenant_id, project_id)
  where is_deleted = 0 and entrust_status in (0, 1, 2);
create index ix_agency_entrustment_project on agency_entrustment (tenant_id, project_id, id desc) where is_deleted = 0;
create index ix_agency_entrustment_cooperation on agency_entrustment (tenant_id, cooperation_id, id desc)
  where is_deleted = 0;
create index ix_agency_entrustment_agent_tenant_id on agency_entrustment (agent_tenant_id, entrust_status)
  where is_deleted = 0;
-- No policy of a party: an agency reads it through the functions below alone, which ask how it stands.
select protect('agency_entrustment');

create table agency_fee_tier (
  tenant_id text not null,
  id bigint not null,
  from_money bigint not null,
  to_money bigint,
  goods_rate numeric(9, 4) not null,
  service_rate numeric(9, 4) not null,
  works_rate numeric(9, 4) not null,
  effective_from date not null,
  effective_to date,
  source_article text not null,
  certainty text not null default 'C',
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint agency_fee_tier_order check (to_money is null or to_money > from_money)
);
create unique index ux_agency_fee_tier_from on agency_fee_tier (tenant_id, effective_from, from_money) where is_deleted = 0;
select protect('agency_fee_tier', p_platform => true);

-- The agencies that use the platform, for the buyers who look for one: what stands on a letterhead and no more.
create function agency_directory()
  returns table (tenant_id text, tenant_name text, credit_code text, linkman text, contact_number text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.tenant_id, t.tenant_name, t.credit_code, t.linkman, t.contact_number from tenant t
  where t.kind = 'agency' and t.status = 1 and t.is_deleted = 0
    and exists (select from tenant me where me.tenant_id = app_tenant() and me.kind = 'buyer' and me.is_deleted = 0)
$$;

-- The agency that is signed in answers an invitation: accepted 2, declined 1. What it may not answer is missing.
create function answer_cooperation(p_buyer text, p_id bigint, p_version integer, p_status smallint, p_reason text,
    p_change bigint, p_user bigint, p_now timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update agency_cooperation set cooperation_status = p_status, end_reason = p_reason, update_user = p_user,
      update_time = p_now, version = version + 1
    where tenant_id = p_buyer and id = p_id and agent_tenant_id = app_tenant() and is_deleted = 0
      and cooperation_status = 0 and version = p_version and p_status in (1, 2);
  if not found then
    return false;
  end if;
  insert into state_change (tenant_id, id, row_id, entity, action, from_state, to_state, reason, create_user, create_time)
    values (p_buyer, p_change, p_id, 'agencyCooperation', case p_status when 2 then 'accept' else 'decline' end, '0',
      p_status::text, p_reason, p_user, p_now);
  return true;
end $$;

-- What the agency that is signed in was asked for, runs or has done, each with the head of its project. Of one that it gave
-- back, or that was taken from it, it reads nothing.
create function own_entrustments()
  returns table (tenant_id text, id bigint, version integer, entrust_no text, entrust_status smallint, project_id bigint,
    buyer_name text, project_no text, project_name text, manner smallint, purchase_type smallint, general_budget bigint,
    scope text, fee_payer smallint, fee_float numeric, min_fee bigint, estimated_fee bigint, agreement_files jsonb,
    offer_time timestamptz, accept_time timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.tenant_id, e.id, e.version, e.entrust_no, e.entrust_status, e.project_id, e.buyer_name, p.project_no,
    p.project_name, p.manner, p.purchase_type, p.general_budget, e.scope, e.fee_payer, e.fee_float, e.min_fee,
    e.estimated_fee, e.agreement_files, e.create_time, e.accept_time
  from agency_entrustment e join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
  where e.agent_tenant_id = app_tenant() and e.entrust_status in (1, 2, 5) and e.is_deleted = 0 and p.is_deleted = 0
$$;

-- The project of an entrustment, to the agency that runs it now and to nobody else. Who registered, who quoted and what was
-- selected is in none of it: before the result it stands at the opening.
create function entrusted_project(p_entrustment bigint)
  returns table (tenant_id text, id bigint, stage smallint, law_regime smallint, funds_source text, ceiling_money bigint,
    entry_end_time timestamptz, bid_end_time timestamptz, open_time timestamptz, open_place text, delivery_days integer,
    delivery_place text, linkman text, phone text, qualification text, requirement text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.tenant_id, p.id, case when p.stage between 46 and 64 then 45::smallint else p.stage end, p.law_regime,
    p.funds_source, p.ceiling_money, p.entry_end_time, p.bid_end_time, p.open_time, p.open_place, p.delivery_days,
    p.delivery_place, p.linkman, p.phone, p.qualification, p.requirement
  from agency_entrustment e join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
  where e.id = p_entrustment and e.agent_tenant_id = app_tenant() and e.entrust_status = 2 and e.is_deleted = 0
    and p.is_deleted = 0
$$;

create function entrusted_packages(p_entrustment bigint)
  returns table (id bigint, package_no integer, package_name text, budget bigint, ceiling_money bigint, goods text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select k.id, k.package_no, k.package_name, k.budget, k.ceiling_money, k.goods
  from agency_entrustment e join package k on k.tenant_id = e.tenant_id and k.project_id = e.project_id
  where e.id = p_entrustment and e.agent_tenant_id = app_tenant() and e.entrust_status = 2 and e.is_deleted = 0
    and k.is_deleted = 0
  order by k.package_no
$$;

-- The agency that is signed in accepts what it was offered, or gives back what it was offered or runs. Where the law asks
-- for a written agreement nobody accepts without one; what is published is not given back. Answers how it went.
create function answer_entrustment(p_buyer text, p_id bigint, p_version integer, p_action text, p_reason text,
    p_change bigint, p_user bigint, p_user_name text, p_now timestamptz)
  returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_row agency_entrustment%rowtype;
  v_stage smallint;
  v_regime smallint;
  v_has_agreement boolean;
  v_to smallint := case p_action when 'accept' then 2 when 'giveBack' then 3 end;
begin
  -- The project first, as every command locks them: it is not published while it is given back.
  select p.stage, p.law_regime into v_stage, v_regime from project p
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
  select coalesce(jsonb_array_length(v_row.agreement_files), 0) + coalesce(jsonb_array_length(c.agreement_files), 0) > 0
    into v_has_agreement from agency_cooperation c where c.tenant_id = p_buyer and c.id = v_row.cooperation_id;
  if p_action = 'accept' and v_regime in (1, 2) and not v_has_agreement then
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

-- Tells the people of an agency what its buyer has done with a cooperation or an entrustment of the caller's tenant: whoever
-- accepted for it, where somebody did, else all of them.
create function tell_agency(p_entity text, p_row bigint, p_ids bigint[], p_kind text, p_content text, p_now timestamptz)
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
  with person as (
    select u.id, row_number() over (order by u.id) as n from user_account u
    where u.tenant_id = v_agency and u.is_deleted = 0 and (v_user is null or u.id::text = v_user)),
  sent as (
    insert into flow_message (tenant_id, id, user_id, kind, title, content, business_type, business_id, create_time,
        update_time)
      select v_agency, p_ids[n], id, p_kind, coalesce(v_title, ''), p_content,
        case p_entity when 'agencyEntrustment' then 'entrustedProject' else 'agencyInvitation' end, p_row, p_now, p_now
      from person where n <= cardinality(p_ids)
      returning id, user_id)
  insert into outbox (tenant_id, kind, payload, create_time)
    select v_agency, 'flow.notice',
      jsonb_build_object('ids', string_agg(id::text, ','), 'userIds', string_agg(user_id::text, ',')), p_now
    from sent having count(*) > 0;
end $$;

revoke execute on function agency_directory(),
  answer_cooperation(text, bigint, integer, smallint, text, bigint, bigint, timestamptz), own_entrustments(),
  entrusted_project(bigint), entrusted_packages(bigint),
  answer_entrustment(text, bigint, integer, text, text, bigint, bigint, text, timestamptz),
  tell_agency(text, bigint, bigint[], text, text, timestamptz) from public;
grant execute on function agency_directory(),
  answer_cooperation(text, bigint, integer, smallint, text, bigint, bigint, timestamptz), own_entrustments(),
  entrusted_project(bigint), entrusted_packages(bigint),
  answer_entrustment(text, bigint, integer, text, text, bigint, bigint, text, timestamptz),
  tell_agency(text, bigint, bigint[], text, text, timestamptz) to zc_app;

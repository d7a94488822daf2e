-- Procurements that invite: whom they ask, how these were found, and what nobody else learns of them before the result.

alter table bulletin drop constraint bulletin_bulletin_type_check;
alter table bulletin add constraint bulletin_bulletin_type_check
  check (bulletin_type in (1, 2, 3, 5, 6, 8, 10, 11, 12));

-- The methods whose procedure invites (`packages/model/src/procedure/methods`); a test holds both together.
create function is_by_invitation(p_manner smallint) returns boolean language sql immutable
  as 'select p_manner in (2, 3, 6, 8)';

create table invitation_draw (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  draw_no text not null,
  draw_status smallint not null default 1,
  invite_count integer not null,
  candidates jsonb,
  candidate_root text,
  commits jsonb,
  reveals jsonb,
  seed text,
  round integer not null default 1,
  tickets jsonb,
  draw_time timestamptz,
  void_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint invitation_draw_status check (draw_status in (1, 2, 5))
);
create unique index ux_invitation_draw_no on invitation_draw (tenant_id, draw_no) where is_deleted = 0;
-- One draw of a project counts: whoever could draw again could draw until the wanted ones come.
create unique index ux_invitation_draw_standing on invitation_draw (tenant_id, project_id)
  where is_deleted = 0 and draw_status in (1, 2);
select protect('invitation_draw');

create table invitation (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  supplier_id bigint not null,
  supplier_tenant_id text,
  supplier_name text not null,
  credit_code text not null,
  has_account boolean not null default false,
  invited_by smallint not null,
  reason text,
  draw_id bigint,
  invitation_status smallint not null default 0,
  decline_reason text,
  sent_time timestamptz,
  answer_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, supplier_id) references supplier (tenant_id, id),
  foreign key (tenant_id, draw_id) references invitation_draw (tenant_id, id),
  constraint invitation_invited_by check (invited_by in (1, 2)),
  constraint invitation_status check (invitation_status between 0 and 4)
);
create unique index ux_invitation_supplier on invitation (tenant_id, project_id, supplier_id) where is_deleted = 0;
create index ix_invitation_party on invitation (supplier_tenant_id, project_id) where is_deleted = 0;
select protect('invitation');

create table source_objection (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  objector text not null,
  receive_time timestamptz not null,
  content text not null,
  objection_status smallint not null default 1,
  answer text,
  answer_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint source_objection_status check (objection_status between 1 and 3)
);
create index ix_source_objection_project on source_objection (tenant_id, project_id, id) where is_deleted = 0;
select protect('source_objection');

-- The caller's own invitation to a project, once it was sent; one that was invited by letter alone is known by his
-- credit code. The owner's alone: the others below ask it.
create function invited_id(p_buyer text, p_project bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.id from invitation i
  where i.tenant_id = p_buyer and i.project_id = p_project and i.is_deleted = 0 and i.invitation_status > 0
    and (i.supplier_tenant_id = app_tenant() or (i.supplier_tenant_id is null and i.credit_code = (
      select t.credit_code from tenant t where t.tenant_id = app_tenant() and t.kind = 'supplier')))
  limit 1
$$;

-- Whether the caller was invited, however he answered: he has the letter.
create function is_invited(p_buyer text, p_project bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
  'select invited_id(p_buyer, p_project) is not null';

-- Whether everybody may read of a project: of one that invites from its result on, or from the publicity of its
-- candidates, which is the first of it. What is bought directly is published by nobody.
create function is_shown(p_buyer text, p_project bigint, p_manner smallint, p_stage smallint) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select not is_by_invitation(p_manner)
    or (p_manner <> 8 and (p_stage = 65 or exists (select from bulletin b
      where b.tenant_id = p_buyer and b.project_id = p_project and b.bulletin_type = 5 and b.bulletin_status in (3, 5)
        and b.is_deleted = 0)))
    or is_invited(p_buyer, p_project)
$$;

-- Notices for the invited alone: all of such a project but the publicity of its source, of candidates and of the result.
alter table bulletin add column by_invitation boolean not null default false;
alter table clarification add column by_invitation boolean not null default false;

create function keep_by_invitation() returns trigger language plpgsql as $$
begin
  new.by_invitation := exists (select from project p
    where p.tenant_id = new.tenant_id and p.id = new.project_id and is_by_invitation(p.manner));
  if tg_table_name = 'bulletin' then
    new.by_invitation := new.by_invitation and (to_jsonb(new) ->> 'bulletin_type')::smallint not in (2, 5, 8);
  end if;
  return new;
end $$;
create trigger keep_by_invitation before insert or update of bulletin_status on bulletin
  for each row execute function keep_by_invitation();
create trigger keep_by_invitation before insert on clarification for each row execute function keep_by_invitation();

select protect('bulletin', p_public_when => 'bulletin_status in (3, 5, 6) and is_deleted = 0
  and (not by_invitation or is_invited(tenant_id, project_id))');
select protect('clarification', p_public_when =>
  'is_deleted = 0 and (not by_invitation or is_invited(tenant_id, project_id))');

-- Files that go out with such a project or with such a notice reach the invited, whatever becomes public later.
alter table attachment add column invited_project bigint;
create function keep_invited_project() returns trigger language plpgsql as $$
begin
  new.invited_project := case new.business_type
    when 'project' then (select p.id from project p
      where p.tenant_id = new.tenant_id and p.id = new.business_id and is_by_invitation(p.manner))
    when 'bulletin' then (select b.project_id from bulletin b
      where b.tenant_id = new.tenant_id and b.id = new.business_id and b.by_invitation)
    when 'questionReply' then (select q.project_id from question q
      join project p on p.tenant_id = q.tenant_id and p.id = q.project_id and is_by_invitation(p.manner)
      where q.tenant_id = new.tenant_id and q.id = new.business_id) end;
  return new;
end $$;
create trigger keep_invited_project before update of is_published on attachment
  for each row when (new.is_published) execute function keep_invited_project();
select protect('attachment', '{party_tenant_id}',
  'is_published and (invited_project is null or is_invited(tenant_id, invited_project))');

create or replace view published_project with (security_barrier) as
  select p.tenant_id, p.id, p.project_no, p.project_name, p.manner, p.law_regime, p.purchase_type, p.buyer_name,
    p.funds_source, p.general_budget, p.ceiling_money, p.deposit_money, p.entry_end_time, p.bid_end_time, p.open_time,
    p.open_place, p.delivery_days, p.delivery_day_type, p.delivery_place, p.bid_valid_days, p.linkman, p.phone,
    p.is_entry_reviewed, p.qualification, p.requirement, p.publish_time, p.opened_time, p.result_time,
    case when p.stage between 46 and 64 then 45::smallint else p.stage end as stage,
    case when not is_by_invitation(p.manner) or is_invited(p.tenant_id, p.id) then p.files end as files
  from project p
  where (select app_tenant()) is not null and p.stage >= 30 and p.publish_time is not null and p.is_deleted = 0
    and (not is_by_invitation(p.manner) or is_shown(p.tenant_id, p.id, p.manner, p.stage));

create or replace view published_package with (security_barrier) as
  select k.tenant_id, k.id, k.project_id, k.package_no, k.package_name, k.budget, k.ceiling_money, k.quote_type, k.goods,
    k.brand_model, k.tech_params, k.after_sale, k.max_winners
  from package k join project p on p.tenant_id = k.tenant_id and p.id = k.project_id
  where (select app_tenant()) is not null and p.stage >= 30 and p.publish_time is not null and p.is_deleted = 0
    and k.is_deleted = 0 and (not is_by_invitation(p.manner) or is_shown(p.tenant_id, p.id, p.manner, p.stage));

create or replace view published_package_item with (security_barrier) as
  select i.tenant_id, i.id, i.project_id, i.package_id, i.line_no, i.name, i.brand_model, i.unit, i.quantity,
    i.tech_params, i.remark
  from package_item i join project p on p.tenant_id = i.tenant_id and p.id = i.project_id
  where (select app_tenant()) is not null and p.stage >= 30 and p.publish_time is not null and p.is_deleted = 0
    and i.is_deleted = 0 and (not is_by_invitation(p.manner) or is_shown(p.tenant_id, p.id, p.manner, p.stage));

-- What everybody learns of a project whose single source is publicised, while nothing else of it is theirs to read.
create view publicised_source with (security_barrier) as
  select p.tenant_id, p.id, p.project_no, p.project_name, p.manner
  from project p
  where (select app_tenant()) is not null and p.manner = 6 and p.is_deleted = 0 and exists (select from bulletin b
    where b.tenant_id = p.tenant_id and b.project_id = p.id and b.bulletin_type = 8 and b.bulletin_status in (3, 5, 6)
      and b.is_deleted = 0);

-- What a supplier reads of his invitations: nothing of the others, of how he was chosen, or why.
create view own_invitation with (security_barrier) as
  select i.tenant_id, i.project_id, i.invitation_status, i.decline_reason, i.sent_time, i.answer_time,
    p.project_no, p.project_name, p.buyer_name, p.manner, p.entry_end_time, p.bid_end_time,
    case when p.stage between 46 and 64 then 45::smallint else p.stage end as stage,
    (select b.id from bulletin b where b.tenant_id = i.tenant_id and b.project_id = i.project_id
      and b.bulletin_type = 12 and b.bulletin_status in (3, 5, 6) and b.is_deleted = 0 limit 1) as letter_id
  from invitation i join project p on p.tenant_id = i.tenant_id and p.id = i.project_id and p.is_deleted = 0
  where i.is_deleted = 0 and i.invitation_status > 0
    and (i.supplier_tenant_id = (select app_tenant()) or (i.supplier_tenant_id is null and i.credit_code = (
      select t.credit_code from tenant t where t.tenant_id = (select app_tenant()) and t.kind = 'supplier')));
grant select on publicised_source, own_invitation to zc_app;

-- Registering and quoting: of a project that invites for who has not declined.
create or replace function hold_package(p_buyer text, p_package bigint)
  returns table (project_id bigint, stage smallint, is_entry_reviewed boolean, entry_end_time timestamptz,
    bid_end_time timestamptz, package_status smallint, public_key text, supplier_status smallint)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_project bigint;
begin
  select k.project_id into v_project from package k
    where k.tenant_id = p_buyer and k.id = p_package and k.is_deleted = 0 for key share;
  perform 1 from project where tenant_id = p_buyer and id = v_project for key share;
  return query select p.id, p.stage, p.is_entry_reviewed, p.entry_end_time, p.bid_end_time, k.package_status, y.public_key,
      (select max(s.supplier_status) from supplier s
        where s.tenant_id = k.tenant_id and s.is_deleted = 0 and (s.supplier_tenant_id = app_tenant()
          or s.credit_code = (select t.credit_code from tenant t where t.tenant_id = app_tenant())))
    from package k
    join project p on p.tenant_id = k.tenant_id and p.id = k.project_id
    left join package_key y on y.tenant_id = k.tenant_id and y.package_id = k.id
    where k.tenant_id = p_buyer and k.id = p_package and k.is_deleted = 0 and p.stage >= 30 and p.is_deleted = 0
      and app_tenant() is not null
      and (not is_by_invitation(p.manner) or exists (select from invitation i
        where i.tenant_id = p_buyer and i.id = invited_id(p_buyer, p.id) and i.invitation_status <> 3));
end $$;

-- That he registers is the answer to an invitation. It leaves no trace but in the row (R38).
create function accept_invitation(p_buyer text, p_project bigint, p_user bigint, p_now timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update invitation i set invitation_status = 2, answer_time = p_now
    where i.tenant_id = p_buyer and i.id = invited_id(p_buyer, p_project) and i.invitation_status = 1;
end $$;

-- To decline is told to whoever put him on the list. False: it was answered, or it is too late.
create function decline_invitation(p_buyer text, p_project bigint, p_reason text, p_change bigint, p_user bigint,
    p_now timestamptz)
  returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
begin
  perform 1 from project p where p.tenant_id = p_buyer and p.id = p_project and p.stage in (30, 35, 40)
    and p.entry_end_time > p_now for key share;
  if not found then
    return null;
  end if;
  update invitation i set invitation_status = 3, answer_time = p_now, decline_reason = p_reason, update_user = p_user,
      update_time = p_now, version = version + 1
    where i.tenant_id = p_buyer and i.id = invited_id(p_buyer, p_project) and i.invitation_status = 1
    returning i.id into v_id;
  if v_id is not null then
    insert into state_change (tenant_id, id, row_id, entity, action, from_state, to_state, reason, create_user, create_time)
      values (p_buyer, p_change, v_id, 'invitation', 'decline', '1', '3', p_reason, p_user, p_now);
  end if;
  return v_id;
end $$;

-- Tells the people of those who were invited at this moment.
create function tell_invited(p_project bigint, p_ids bigint[], p_title text, p_content text, p_now timestamptz)
  returns void language sql security definer set search_path = public, pg_temp as $$
  select tell_people(array_agg(u.tenant_id), array_agg(u.id), p_ids, 'invited', p_title, p_content, 'bid', p_project, p_now)
  from invitation i join user_account u on u.tenant_id = i.supplier_tenant_id and u.is_deleted = 0
  where i.tenant_id = app_tenant() and i.project_id = p_project and i.is_deleted = 0 and i.invitation_status = 1
    and i.sent_time = p_now
$$;

-- Who was invited takes part, though he has not answered; who declined does not.
create or replace function tell_registrants(p_project bigint, p_ids bigint[], p_kind text, p_title text, p_content text,
    p_now timestamptz)
  returns void language sql security definer set search_path = public, pg_temp as $$
  with party as (
    select e.supplier_tenant_id as tenant_id from entry e
    join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
    where e.tenant_id = app_tenant() and e.project_id = p_project and e.is_deleted = 0 and e.entry_status not in (0, 3)
    union
    select i.supplier_tenant_id from invitation i
    where i.tenant_id = app_tenant() and i.project_id = p_project and i.is_deleted = 0 and i.invitation_status in (1, 2)
      and i.supplier_tenant_id is not null),
  person as (
    select u.tenant_id, u.id, exists (
        select from entry e where e.tenant_id = app_tenant() and e.project_id = p_project
          and e.supplier_tenant_id = u.tenant_id and e.create_user = u.id
        union all
        select from quote q where q.tenant_id = app_tenant() and q.project_id = p_project
          and q.supplier_tenant_id = u.tenant_id and q.create_user = u.id) as took_part
    from party join user_account u on u.tenant_id = party.tenant_id and u.is_deleted = 0)
  select tell_people(array_agg(x.tenant_id), array_agg(x.id), p_ids, p_kind, p_title, p_content, 'bid', p_project, p_now)
  from person x where x.took_part or not exists (select from person y where y.tenant_id = x.tenant_id and y.took_part)
$$;

revoke execute on function invited_id(text, bigint), is_invited(text, bigint),
  is_shown(text, bigint, smallint, smallint), accept_invitation(text, bigint, bigint, timestamptz),
  decline_invitation(text, bigint, text, bigint, bigint, timestamptz),
  tell_invited(bigint, bigint[], text, text, timestamptz) from public;
grant execute on function is_invited(text, bigint), is_shown(text, bigint, smallint, smallint),
  accept_invitation(text, bigint, bigint, timestamptz),
  decline_invitation(text, bigint, text, bigint, bigint, timestamptz),
  tell_invited(bigint, bigint[], text, text, timestamptz) to zc_app;

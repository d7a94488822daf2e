-- Procurements that end without a result or take one back: failed 90 and terminated 95 beside the stages, and what was
-- asked for on the way there.

alter table project drop constraint project_stage_check;
alter table project add constraint project_stage_check
  check (stage in (5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 90, 95));
alter table project add column parent_id bigint,
  add foreign key (tenant_id, parent_id) references project (tenant_id, id);
-- What failed is procured again once: two clicks make no second draft.
create unique index ux_project_parent on project (tenant_id, parent_id) where is_deleted = 0 and parent_id is not null;

alter table entry drop constraint entry_entry_status_check;
alter table entry add constraint entry_entry_status_check check (entry_status between 0 and 14);

alter table bulletin drop constraint bulletin_bulletin_type_check;
alter table bulletin add constraint bulletin_bulletin_type_check check (bulletin_type in (1, 2, 3, 6, 10, 11));
alter table bulletin add column replaces_id bigint, add column changes jsonb,
  add foreign key (tenant_id, replaces_id) references bulletin (tenant_id, id);
create index ix_bulletin_replaces on bulletin (tenant_id, replaces_id) where replaces_id is not null;

create table project_exception (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  kind smallint not null,
  reason_code smallint not null,
  reason text not null,
  exception_status smallint not null default 0,
  refuse_reason text,
  decide_time timestamptz,
  decider_id bigint,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint project_exception_kind check (kind between 2 and 5),
  constraint project_exception_reason check (reason_code between 1 and 13),
  constraint project_exception_status check (exception_status between 0 and 3)
);
-- One thing at a time.
create unique index ux_project_exception_asked on project_exception (tenant_id, project_id)
  where is_deleted = 0 and exception_status = 0;
create index ix_project_exception_project on project_exception (tenant_id, project_id, id desc) where is_deleted = 0;
select protect('project_exception');

-- A project that ended before its notice was out is nobody's to read, whatever its stage. Who was selected shows as long
-- as the result stands.
create or replace view published_project with (security_barrier) as
  select p.tenant_id, p.id, p.project_no, p.project_name, p.manner, p.law_regime, p.purchase_type, p.buyer_name,
    p.funds_source, p.general_budget, p.ceiling_money, p.deposit_money, p.entry_end_time, p.bid_end_time, p.open_time,
    p.open_place, p.delivery_days, p.delivery_day_type, p.delivery_place, p.bid_valid_days, p.linkman, p.phone,
    p.is_entry_reviewed, p.qualification, p.requirement, p.publish_time, p.opened_time, p.result_time,
    case when p.stage between 46 and 64 then 45::smallint else p.stage end as stage
  from project p
  where (select app_tenant()) is not null and p.stage >= 30 and p.publish_time is not null and p.is_deleted = 0;

create or replace view published_package with (security_barrier) as
  select k.tenant_id, k.id, k.project_id, k.package_no, k.package_name, k.budget, k.ceiling_money, k.quote_type, k.goods,
    k.brand_model, k.tech_params, k.after_sale, k.max_winners
  from package k join project p on p.tenant_id = k.tenant_id and p.id = k.project_id
  where (select app_tenant()) is not null and p.stage >= 30 and p.publish_time is not null and p.is_deleted = 0
    and k.is_deleted = 0;

create or replace view published_package_item with (security_barrier) as
  select i.tenant_id, i.id, i.project_id, i.package_id, i.line_no, i.name, i.brand_model, i.unit, i.quantity,
    i.tech_params, i.remark
  from package_item i join project p on p.tenant_id = i.tenant_id and p.id = i.project_id
  where (select app_tenant()) is not null and p.stage >= 30 and p.publish_time is not null and p.is_deleted = 0
    and i.is_deleted = 0;

create or replace view opening_record with (security_barrier) as
  select q.tenant_id, q.project_id, q.package_id, q.entry_id, e.supplier_name, q.per_money, q.total_money,
    e.supplier_tenant_id = (select app_tenant()) as is_own,
    case when p.stage = 65 then q.selected end as selected,
    q.open_fault
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  where p.opened_time is not null and exists (
    select 1 from entry mine
    where mine.tenant_id = q.tenant_id and mine.project_id = q.project_id
      and mine.supplier_tenant_id = (select app_tenant()) and mine.entry_status >= 7);

-- Tells everybody who takes part in a project of the caller: who registered or quoted for the company, or where the
-- buyer registered it on paper, all of its people. It answers nothing, so that nobody learns from it who takes part (R38).
create function tell_registrants(p_project bigint, p_ids bigint[], p_kind text, p_title text, p_content text,
    p_now timestamptz)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with party as (
    select distinct e.supplier_tenant_id as tenant_id from entry e
    join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
    where e.tenant_id = app_tenant() and e.project_id = p_project and e.is_deleted = 0 and e.entry_status not in (0, 3)),
  person as (
    select u.tenant_id, u.id, exists (
        select from entry e where e.tenant_id = app_tenant() and e.project_id = p_project
          and e.supplier_tenant_id = u.tenant_id and e.create_user = u.id
        union all
        select from quote q where q.tenant_id = app_tenant() and q.project_id = p_project
          and q.supplier_tenant_id = u.tenant_id and q.create_user = u.id) as took_part
    from party join user_account u on u.tenant_id = party.tenant_id and u.is_deleted = 0),
  told as (
    select x.tenant_id, x.id, row_number() over (partition by x.tenant_id order by x.id) as n from person x
    where x.took_part or not exists (select from person y where y.tenant_id = x.tenant_id and y.took_part)),
  sent as (
    insert into flow_message (tenant_id, id, user_id, kind, title, content, business_type, business_id, create_time,
        update_time)
      select t.tenant_id, p_ids[t.n], t.id, p_kind, p_title, p_content, 'bid', p_project, p_now, p_now
      from told t where t.n <= cardinality(p_ids)
      returning tenant_id, id, user_id)
  insert into outbox (tenant_id, kind, payload, create_time)
    select s.tenant_id, 'flow.notice',
      jsonb_build_object('ids', string_agg(s.id::text, ','), 'userIds', string_agg(s.user_id::text, ',')), p_now
    from sent s group by s.tenant_id;
end $$;
revoke execute on function tell_registrants(bigint, bigint[], text, text, text, timestamptz) from public;
grant execute on function tell_registrants(bigint, bigint[], text, text, text, timestamptz) to zc_app;

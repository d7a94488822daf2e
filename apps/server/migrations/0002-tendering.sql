-- The first procurement: projects, packages, notices, entries, sealed quotes, opening, selection; rules and calendar.

create table law_rule (
  tenant_id text not null,
  id bigint not null,
  code text not null,
  kind text not null,
  name text not null,
  name_en text not null,
  law_regime smallint not null check (law_regime in (1, 2, 3)),
  manner smallint not null,
  value numeric(18,4) not null check (value >= 0),
  unit text not null,
  day_type smallint check (day_type in (1, 2)),
  source_article text not null,
  source_article_en text not null,
  certainty text not null check (certainty in ('A', 'B', 'C')),
  is_overridable boolean not null default false,
  effective_from date not null,
  effective_to date check (effective_to is null or effective_to >= effective_from),
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_law_rule_code on law_rule (tenant_id, code, law_regime, manner, effective_from) where is_deleted = 0;

create table work_calendar (
  tenant_id text not null,
  id bigint not null,
  day date not null,
  day_type smallint not null check (day_type between 0 and 3),
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_work_calendar_day on work_calendar (tenant_id, day) where is_deleted = 0;

create table supplier (
  tenant_id text not null,
  id bigint not null,
  supplier_name text not null,
  credit_code text not null,
  linkman text,
  phone text,
  address text,
  supplier_tenant_id text,
  supplier_status smallint not null default 1 check (supplier_status in (1, 2)),
  black_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_supplier_credit_code on supplier (tenant_id, credit_code) where is_deleted = 0;
create unique index ux_supplier_tenant on supplier (tenant_id, supplier_tenant_id)
  where is_deleted = 0 and supplier_tenant_id is not null;
create index ix_supplier_time on supplier (tenant_id, create_time desc, id desc) where is_deleted = 0;

create table project (
  tenant_id text not null,
  id bigint not null,
  project_no text not null,
  project_name text not null,
  manner smallint not null check (manner in (5, 10)),
  law_regime smallint not null check (law_regime in (1, 2, 3)),
  purchase_type smallint not null check (purchase_type in (1, 2, 3)),
  buyer_name text,
  funds_source text,
  general_budget bigint not null check (general_budget > 0),
  ceiling_money bigint check (ceiling_money > 0),
  deposit_money bigint check (deposit_money >= 0),
  entry_end_time timestamptz not null,
  bid_end_time timestamptz not null,
  open_time timestamptz not null,
  open_place text,
  delivery_days integer,
  delivery_day_type smallint check (delivery_day_type in (1, 2)),
  delivery_place text,
  bid_valid_days integer,
  linkman text,
  phone text,
  is_entry_reviewed boolean not null default false,
  qualification text,
  requirement text,
  remark text,
  files jsonb,
  stage smallint not null default 5 check (stage in (5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65)),
  project_status smallint not null default 0 check (project_status between 0 and 7),
  audit_status smallint not null default 0 check (audit_status between 0 and 3),
  handler_id bigint not null,
  submit_time timestamptz,
  publish_time timestamptz,
  opened_time timestamptz,
  result_time timestamptz,
  reject_reason text,
  open_reason text,
  period_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  check (open_time >= bid_end_time),
  check (bid_end_time >= entry_end_time)
);
create unique index ux_project_project_no on project (tenant_id, project_no) where is_deleted = 0;
create index ix_project_time on project (tenant_id, create_time desc, id desc) where is_deleted = 0;
create index ix_project_stage on project (tenant_id, stage) where is_deleted = 0;

create table project_stage (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  stage smallint not null,
  enter_time timestamptz not null,
  leave_time timestamptz,
  is_skipped boolean not null default false,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id)
);
create index ix_project_stage_project on project_stage (tenant_id, project_id, enter_time);

create table package (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_no integer not null check (package_no > 0),
  package_name text not null,
  budget bigint not null check (budget > 0),
  ceiling_money bigint check (ceiling_money > 0 and ceiling_money <= budget),
  quote_type smallint not null check (quote_type between 1 and 4),
  goods text,
  brand_model text,
  tech_params text,
  after_sale text,
  min_suppliers integer,
  max_winners integer not null default 1 check (max_winners > 0),
  package_status smallint not null default 0 check (package_status between 0 and 9),
  win_money bigint,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id)
);
create unique index ux_package_package_no on package (tenant_id, project_id, package_no) where is_deleted = 0;

create table package_item (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  line_no integer not null,
  name text not null,
  brand_model text,
  unit text not null,
  quantity numeric(18,4) not null check (quantity > 0),
  tech_params text,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id)
);
create index ix_package_item_project on package_item (tenant_id, project_id, package_id, line_no) where is_deleted = 0;

create table bulletin (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_ids bigint[],
  bulletin_type smallint not null check (bulletin_type in (1, 2, 3, 10, 11)),
  title text not null,
  content text not null,
  buyer_name text,
  publish_time timestamptz,
  end_time timestamptz,
  files jsonb,
  up_down smallint not null default 0 check (up_down in (0, 1)),
  bulletin_status smallint not null default 0 check (bulletin_status between 0 and 6),
  down_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id)
);
create index ix_bulletin_project on bulletin (tenant_id, project_id) where is_deleted = 0;
create index ix_bulletin_time on bulletin (tenant_id, create_time desc, id desc) where is_deleted = 0;
-- A project has one live notice of a kind: two clicks make no second one.
create unique index ux_bulletin_type on bulletin (tenant_id, project_id, bulletin_type)
  where is_deleted = 0 and bulletin_status in (3, 5) and bulletin_type in (1, 2, 10);

create table entry (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  supplier_id bigint not null,
  supplier_tenant_id text not null,
  entry_num text not null,
  supplier_name text not null,
  credit_code text not null,
  linkman text not null,
  phone text not null,
  entry_time timestamptz not null,
  entry_status smallint not null check (entry_status between 0 and 12),
  deposit_status smallint not null default 0 check (deposit_status between 0 and 7),
  reject_reason text,
  is_bid boolean not null default false,
  bid_time timestamptz,
  quote_version integer not null default 0,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, supplier_id) references supplier (tenant_id, id)
);
create unique index ux_entry_supplier on entry (tenant_id, package_id, supplier_id) where is_deleted = 0;
create index ix_entry_project on entry (tenant_id, project_id, package_id) where is_deleted = 0;
create index ix_entry_supplier on entry (supplier_tenant_id, entry_time desc, id desc) where is_deleted = 0;

create table package_key (
  tenant_id text not null,
  id bigint not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  project_id bigint not null,
  package_id bigint not null,
  public_key text not null,
  wrapped_private_key text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id)
);
create unique index ux_package_key_package on package_key (tenant_id, package_id);

create table quote (
  tenant_id text not null,
  id bigint not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  project_id bigint not null,
  package_id bigint not null,
  entry_id bigint not null,
  supplier_tenant_id text not null,
  version_no integer not null check (version_no > 0),
  kind smallint not null check (kind in (1, 2, 3)),
  cipher text,
  package_dek text,
  bidder_dek text,
  cipher_hash text,
  receipt_seq text not null,
  receipt_hash text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  -- A withdrawal carries nothing; everything else is sealed whole.
  check (case when kind = 3 then cipher is null
    else cipher is not null and package_dek is not null and bidder_dek is not null and cipher_hash is not null end)
);
create unique index ux_quote_version on quote (tenant_id, entry_id, version_no);
create index ix_quote_project on quote (tenant_id, project_id);

create table quote_file (
  tenant_id text not null,
  id bigint not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  project_id bigint not null,
  package_id bigint not null,
  entry_id bigint not null,
  supplier_tenant_id text not null,
  sealed_name text not null,
  package_dek text not null,
  bidder_dek text not null,
  primary key (tenant_id, id),
  -- The id is the attachment's: the sealed bytes lie there.
  foreign key (tenant_id, id) references attachment (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id)
);
create index ix_quote_file_entry on quote_file (tenant_id, entry_id);

create table opened_quote (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  entry_id bigint not null,
  quote_id bigint not null,
  per_money bigint check (per_money >= 0),
  total_money bigint not null check (total_money >= 0),
  remark text,
  service_show text,
  match_explain text,
  files jsonb,
  selected boolean not null default false,
  bid_remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  foreign key (tenant_id, quote_id) references quote (tenant_id, id)
);
create unique index ux_opened_quote_entry on opened_quote (tenant_id, entry_id);
create index ix_opened_quote_project on opened_quote (tenant_id, project_id, package_id);

create table quote_line (
  tenant_id text not null,
  id bigint not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  project_id bigint not null,
  package_id bigint not null,
  entry_id bigint not null,
  item_id bigint not null,
  quantity numeric(18,4) not null,
  per_money bigint not null check (per_money >= 0),
  total_money bigint not null check (total_money >= 0),
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  foreign key (tenant_id, item_id) references package_item (tenant_id, id)
);
create unique index ux_quote_line_item on quote_line (tenant_id, entry_id, item_id);
create index ix_quote_line_project on quote_line (tenant_id, project_id);

create table quote_file_key (
  tenant_id text not null,
  id bigint not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  project_id bigint not null,
  entry_id bigint not null,
  file_id bigint not null,
  file_name text not null,
  dek text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  foreign key (tenant_id, file_id) references quote_file (tenant_id, id)
);
create unique index ux_quote_file_key_file on quote_file_key (tenant_id, file_id);

-- What everybody signed in may read of a project once its notice is out. The stages behind the opening are the
-- buyer's own affair until the result is published; who registered or quoted is in none of these views.
create view published_project with (security_barrier) as
  select p.tenant_id, p.id, p.project_no, p.project_name, p.manner, p.law_regime, p.purchase_type, p.buyer_name,
    p.funds_source, p.general_budget, p.ceiling_money, p.deposit_money, p.entry_end_time, p.bid_end_time, p.open_time,
    p.open_place, p.delivery_days, p.delivery_day_type, p.delivery_place, p.bid_valid_days, p.linkman, p.phone,
    p.is_entry_reviewed, p.qualification, p.requirement, p.publish_time, p.opened_time, p.result_time,
    case when p.stage between 46 and 64 then 45::smallint else p.stage end as stage
  from project p
  where (select app_tenant()) is not null and p.stage >= 30 and p.is_deleted = 0;

create view published_package with (security_barrier) as
  select k.tenant_id, k.id, k.project_id, k.package_no, k.package_name, k.budget, k.ceiling_money, k.quote_type, k.goods,
    k.brand_model, k.tech_params, k.after_sale, k.max_winners
  from package k join project p on p.tenant_id = k.tenant_id and p.id = k.project_id
  where (select app_tenant()) is not null and p.stage >= 30 and p.is_deleted = 0 and k.is_deleted = 0;

create view published_package_item with (security_barrier) as
  select i.tenant_id, i.id, i.project_id, i.package_id, i.line_no, i.name, i.brand_model, i.unit, i.quantity,
    i.tech_params, i.remark
  from package_item i join project p on p.tenant_id = i.tenant_id and p.id = i.project_id
  where (select app_tenant()) is not null and p.stage >= 30 and p.is_deleted = 0 and i.is_deleted = 0;

-- Names and prices of all bidders, for those who bid themselves, from the opening on (R36). Who was selected shows
-- once the result is published.
create view opening_record with (security_barrier) as
  select q.tenant_id, q.project_id, q.package_id, q.entry_id, e.supplier_name, q.per_money, q.total_money,
    e.supplier_tenant_id = (select app_tenant()) as is_own,
    case when p.stage >= 65 then q.selected end as selected
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  where p.stage >= 45 and exists (
    select 1 from entry mine
    where mine.tenant_id = q.tenant_id and mine.project_id = q.project_id
      and mine.supplier_tenant_id = (select app_tenant()) and mine.entry_status >= 7);

grant select on published_project, published_package, published_package_item, opening_record to zc_app;

-- The supplier who is signed in, as the buyer's library knows him; entered there when he comes for the first time.
-- Name and credit code are taken from his tenant, never from the request.
create function enter_supplier_library(p_buyer text, p_project bigint, p_id bigint, p_linkman text, p_phone text,
    p_user bigint, p_now timestamptz)
  returns table (supplier_id bigint, supplier_name text, credit_code text, supplier_status smallint)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_tenant text := app_tenant();
  v_name text;
  v_code text;
begin
  if not exists (select 1 from project where tenant_id = p_buyer and id = p_project and stage in (30, 35, 40)) then
    return;
  end if;
  select t.tenant_name, coalesce(t.credit_code, 'T' || t.tenant_id) into v_name, v_code from tenant t
    where t.tenant_id = v_tenant and t.kind = 'supplier';
  if v_name is null then
    return;
  end if;
  update supplier set supplier_tenant_id = v_tenant
    where tenant_id = p_buyer and credit_code = v_code and supplier_tenant_id is null and is_deleted = 0;
  insert into supplier (tenant_id, id, supplier_name, credit_code, linkman, phone, supplier_tenant_id,
      create_user, create_time, update_user, update_time)
    values (p_buyer, p_id, v_name, v_code, p_linkman, p_phone, v_tenant, p_user, p_now, p_user, p_now)
    on conflict do nothing;
  return query select s.id, s.supplier_name, s.credit_code, s.supplier_status from supplier s
    where s.tenant_id = p_buyer and s.supplier_tenant_id = v_tenant and s.is_deleted = 0;
end $$;

-- Holds a published package, then its project, against the opening until the transaction ends, and tells how they stand.
-- The last statement reads a new snapshot: what the opening committed while we waited is seen. Always this order,
-- package before project before evidence, so that nobody waits in a circle.
create function hold_package(p_buyer text, p_package bigint)
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
      s.supplier_status
    from package k
    join project p on p.tenant_id = k.tenant_id and p.id = k.project_id
    left join package_key y on y.tenant_id = k.tenant_id and y.package_id = k.id
    left join supplier s on s.tenant_id = k.tenant_id and s.supplier_tenant_id = app_tenant() and s.is_deleted = 0
    where k.tenant_id = p_buyer and k.id = p_package and k.is_deleted = 0 and p.stage >= 30 and p.is_deleted = 0
      and app_tenant() is not null;
end $$;

-- The supplier's own changes of his entry. Each names the version it was decided on, so that of two clicks one counts.
create function mark_entry_quoted(p_buyer text, p_entry bigint, p_before integer, p_status smallint, p_user bigint,
    p_now timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update entry set entry_status = p_status, is_bid = (p_status = 4), bid_time = case when p_status = 4 then p_now end,
      quote_version = p_before + 1, update_user = p_user, update_time = p_now, version = version + 1
    where tenant_id = p_buyer and id = p_entry and supplier_tenant_id = app_tenant() and is_deleted = 0
      and quote_version = p_before and entry_status in (2, 4, 5) and p_status in (4, 5);
  return found;
end $$;

create function change_own_entry(p_buyer text, p_entry bigint, p_version integer, p_linkman text, p_phone text,
    p_user bigint, p_now timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update entry set linkman = p_linkman, phone = p_phone, update_user = p_user, update_time = p_now, version = version + 1
    where tenant_id = p_buyer and id = p_entry and supplier_tenant_id = app_tenant() and is_deleted = 0
      and version = p_version;
  return found;
end $$;

create function remove_own_entry(p_buyer text, p_entry bigint, p_user bigint, p_now timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update entry set is_deleted = 1, update_user = p_user, update_time = p_now, version = version + 1
    where tenant_id = p_buyer and id = p_entry and supplier_tenant_id = app_tenant() and is_deleted = 0
      and entry_status in (0, 1, 3);
  return found;
end $$;

revoke execute on function enter_supplier_library(text, bigint, bigint, text, text, bigint, timestamptz),
  hold_package(text, bigint), mark_entry_quoted(text, bigint, integer, smallint, bigint, timestamptz),
  change_own_entry(text, bigint, integer, text, text, bigint, timestamptz),
  remove_own_entry(text, bigint, bigint, timestamptz) from public;
grant execute on function enter_supplier_library(text, bigint, bigint, text, text, bigint, timestamptz),
  hold_package(text, bigint), mark_entry_quoted(text, bigint, integer, smallint, bigint, timestamptz),
  change_own_entry(text, bigint, integer, text, text, bigint, timestamptz),
  remove_own_entry(text, bigint, bigint, timestamptz) to zc_app;

select protect('law_rule', p_platform => true);
select protect('work_calendar', p_platform => true);
select protect('supplier');
select protect('project');
select protect('project_stage');
select protect('package');
select protect('package_item');
select protect('bulletin', p_public_when => 'bulletin_status in (3, 5, 6) and is_deleted = 0');
select protect('entry', p_parties => array['supplier_tenant_id']);
select protect('package_key', p_append_only => true);
select protect('quote', p_parties => array['supplier_tenant_id'], p_append_only => true);
select protect('quote_file', p_parties => array['supplier_tenant_id'], p_append_only => true);
select protect('opened_quote');
select protect('quote_line', p_append_only => true);
select protect('quote_file_key', p_append_only => true);

-- A project stands still where it was suspended, and goes on from there.
alter table project drop constraint project_stage_check;
alter table project add constraint project_stage_check
  check (stage in (5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 89, 90, 95));
-- Every method that has a procedure.
alter table project drop constraint project_manner_check;
alter table project add constraint project_manner_check check (manner between 1 and 10);
alter table project_exception drop constraint project_exception_kind;
alter table project_exception add constraint project_exception_kind check (kind between 1 and 5);
alter table project_exception drop constraint project_exception_reason;
alter table project_exception add constraint project_exception_reason check (reason_code between 1 and 14);
alter table bulletin drop constraint bulletin_bulletin_type_check;
alter table bulletin add constraint bulletin_bulletin_type_check check (bulletin_type in (1, 2, 3, 5, 6, 10, 11));
alter table project
  add column suspend_time timestamptz,
  add column suspended_stage smallint;

-- The documents of a project as they were handed in to be confirmed, each time anew.
create table document_confirm (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  confirm_type smallint not null,
  content text,
  files jsonb,
  confirm_status smallint not null default 1,
  back_reason text,
  decide_time timestamptz,
  decider_id bigint,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint document_confirm_type check (confirm_type between 1 and 4),
  constraint document_confirm_status check (confirm_status between 1 and 4)
);
-- A project has one set of documents to be confirmed: two clicks hand none in twice.
create unique index ux_document_confirm_open on document_confirm (tenant_id, project_id, confirm_type)
  where is_deleted = 0 and confirm_status = 1;
create index ix_document_confirm_project on document_confirm (tenant_id, project_id, create_time desc);
create index ix_document_confirm_page on document_confirm (tenant_id, create_time desc, id desc) where is_deleted = 0;
select protect('document_confirm');

-- Whoever reads a published project has its documents: taking them asks for no registration (R37).
create or replace view published_project with (security_barrier) as
  select p.tenant_id, p.id, p.project_no, p.project_name, p.manner, p.law_regime, p.purchase_type, p.buyer_name,
    p.funds_source, p.general_budget, p.ceiling_money, p.deposit_money, p.entry_end_time, p.bid_end_time, p.open_time,
    p.open_place, p.delivery_days, p.delivery_day_type, p.delivery_place, p.bid_valid_days, p.linkman, p.phone,
    p.is_entry_reviewed, p.qualification, p.requirement, p.publish_time, p.opened_time, p.result_time,
    case when p.stage between 46 and 64 then 45::smallint else p.stage end as stage, p.files
  from project p
  where (select app_tenant()) is not null and p.stage >= 30 and p.publish_time is not null and p.is_deleted = 0;

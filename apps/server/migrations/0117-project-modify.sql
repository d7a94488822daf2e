-- Applications to change what a published procurement says. What is agreed to goes out by a change notice.

create table project_modify (
  tenant_id text not null,
  id bigint not null,
  modify_no text not null,
  project_id bigint not null,
  modify_type smallint not null,
  audit_status smallint not null default 0,
  content text not null,
  reason text not null,
  changes jsonb,
  new_bid_end_time timestamptz,
  files jsonb,
  reject_reason text,
  effect_time timestamptz,
  bulletin_id bigint,
  exception_id bigint,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, bulletin_id) references bulletin (tenant_id, id),
  foreign key (tenant_id, exception_id) references project_exception (tenant_id, id),
  constraint project_modify_type check (modify_type between 1 and 5),
  constraint project_modify_status check (audit_status between 0 and 4)
);
create unique index ux_project_modify_no on project_modify (tenant_id, modify_no) where is_deleted = 0;
create index ix_project_modify_project on project_modify (tenant_id, project_id, id desc) where is_deleted = 0;
create index ix_project_modify_time on project_modify (tenant_id, create_time) where is_deleted = 0;
select protect('project_modify');

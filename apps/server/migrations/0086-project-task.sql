-- What has to be done in a project: its own copy of the template that it began with.

create table project_task (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  task_code text not null,
  task_name text not null,
  task_type smallint not null,
  stage smallint not null,
  role_code smallint not null,
  handler_id bigint,
  pre_task_codes jsonb,
  output_name text,
  required boolean not null,
  work_days integer,
  work_day_type integer,
  task_status smallint not null default 0 check (task_status between 0 and 4),
  plan_start date,
  plan_end date,
  missing_year text,
  actual_end timestamptz,
  finisher_id bigint,
  remark text,
  files jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id)
);
create unique index ux_project_task_code on project_task (tenant_id, project_id, task_code) where is_deleted = 0;
create index ix_project_task_handler on project_task (tenant_id, handler_id, task_status, plan_end) where is_deleted = 0;
create index ix_project_task_due on project_task (tenant_id, plan_end) where is_deleted = 0 and task_status = 1;
select protect('project_task');

-- Flows: definitions with immutable versions, runs with their tasks and history, notices, delegations; the sample leave.

create table flow_definition (
  tenant_id text not null,
  id bigint not null,
  flow_key text not null,
  flow_name text not null,
  category text,
  business_type text,
  dept_ids bigint[] not null default '{}',
  is_enabled boolean not null default true,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_flow_definition_flow_key on flow_definition (tenant_id, flow_key) where is_deleted = 0;

create table flow_version (
  tenant_id text not null,
  id bigint not null,
  definition_id bigint not null,
  no integer not null,
  node_json text not null,
  node_rows jsonb not null,
  definition jsonb not null,
  variables jsonb not null default '[]',
  version_status text not null default 'draft',
  sha256 text not null,
  create_user bigint,
  create_time timestamptz not null,
  publish_time timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, definition_id) references flow_definition (tenant_id, id),
  constraint flow_version_version_status check (version_status in ('draft', 'published', 'retired')),
  constraint flow_version_no check (no > 0)
);
create unique index ux_flow_version_no on flow_version (tenant_id, definition_id, no);
create unique index ux_flow_version_published on flow_version (tenant_id, definition_id) where version_status = 'published';
create unique index ux_flow_version_draft on flow_version (tenant_id, definition_id) where version_status = 'draft';

-- What has been published is what runs stand on: it is retired, never changed.
create function keep_published_flow() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.version_status <> 'draft' then raise exception 'a published flow is not deleted'; end if;
    return old;
  end if;
  if old.version_status <> 'draft' and (
    (new.version_status, old.version_status) not in (('retired', 'published'), ('published', 'published'), ('retired', 'retired'))
    or (new.definition_id, new.no, new.node_json, new.node_rows, new.definition, new.variables, new.sha256)
      is distinct from (old.definition_id, old.no, old.node_json, old.node_rows, old.definition, old.variables, old.sha256)
  ) then raise exception 'a published flow is not changed'; end if;
  return new;
end $$;
create trigger flow_version_keep before update or delete on flow_version
  for each row execute function keep_published_flow();

create table flow_instance (
  tenant_id text not null,
  id bigint not null,
  definition_id bigint not null,
  version_id bigint not null,
  business_type text,
  business_id bigint,
  title text not null,
  initiator bigint not null,
  initiator_dept bigint,
  state jsonb not null,
  form jsonb not null default '{}',
  run_status text not null,
  last_seq integer not null default 0,
  finish_time timestamptz,
  urge_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, definition_id) references flow_definition (tenant_id, id),
  foreign key (tenant_id, version_id) references flow_version (tenant_id, id),
  foreign key (tenant_id, initiator) references user_account (tenant_id, id),
  constraint flow_instance_run_status
    check (run_status in ('withdrawn', 'running', 'returned', 'finished', 'rejected', 'error'))
);
create index ix_flow_instance_initiator on flow_instance (tenant_id, initiator, create_time desc, id desc);
create index ix_flow_instance_business on flow_instance (tenant_id, business_type, business_id);
create index ix_flow_instance_definition on flow_instance (tenant_id, definition_id, run_status);
create index ix_flow_instance_time on flow_instance (tenant_id, create_time desc, id desc);

create table flow_task (
  tenant_id text not null,
  id bigint not null,
  instance_id bigint not null,
  task_no integer not null,
  visit_no integer not null,
  node_id text not null,
  node_name text not null,
  node_type text not null default '3',
  node_sort integer not null default 1,
  assignee bigint not null,
  operate_status smallint not null,
  closed_because text,
  automatic text,
  remark text,
  files jsonb not null default '[]',
  closed_by bigint,
  close_time timestamptz,
  close_order bigint,
  due_time timestamptz,
  overdue_time timestamptz,
  paths jsonb not null default '{}',
  urge_count integer not null default 0,
  claim_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, instance_id) references flow_instance (tenant_id, id),
  foreign key (tenant_id, assignee) references user_account (tenant_id, id),
  constraint flow_task_operate_status check (operate_status in (-1, 0, 1, 2, 3, 4))
);
create unique index ux_flow_task_no on flow_task (tenant_id, instance_id, task_no);
create index ix_flow_task_todo on flow_task (tenant_id, assignee, create_time desc, id desc) where operate_status in (1, 4);
create index ix_flow_task_done on flow_task (tenant_id, assignee, close_time desc, id desc) where operate_status in (0, 3);
create index ix_flow_task_due on flow_task (tenant_id, due_time)
  where operate_status in (1, 4) and due_time is not null and overdue_time is null;

create table flow_event (
  tenant_id text not null,
  id bigint not null,
  instance_id bigint not null,
  seq integer not null,
  kind text not null,
  actor bigint,
  actor_name text not null,
  command jsonb not null,
  effects jsonb not null,
  changes jsonb not null default '[]',
  remark text,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, instance_id) references flow_instance (tenant_id, id)
);
create unique index ux_flow_event_seq on flow_event (tenant_id, instance_id, seq);

create table flow_message (
  tenant_id text not null,
  id bigint not null,
  user_id bigint not null,
  kind text not null,
  title text not null,
  content text not null default '',
  instance_id bigint not null,
  task_id bigint,
  read_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  foreign key (tenant_id, instance_id) references flow_instance (tenant_id, id)
);
create index ix_flow_message_user on flow_message (tenant_id, user_id, create_time desc, id desc);
create index ix_flow_message_instance on flow_message (tenant_id, instance_id, user_id);

create table flow_delegation (
  tenant_id text not null,
  id bigint not null,
  from_user bigint not null,
  to_user bigint not null,
  begin_time timestamptz not null,
  end_time timestamptz not null,
  flow_key text,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, from_user) references user_account (tenant_id, id),
  foreign key (tenant_id, to_user) references user_account (tenant_id, id)
);
create index ix_flow_delegation_from on flow_delegation (tenant_id, from_user, end_time) where is_deleted = 0;

-- What opens one socket, once; the ticket itself is not kept.
create table flow_socket_ticket (
  tenant_id text not null,
  hash text not null,
  user_id bigint not null,
  expire_time timestamptz not null,
  primary key (tenant_id, hash)
);

create table leave_request (
  tenant_id text not null,
  id bigint not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  days numeric(18,4) not null,
  reason text not null,
  leave_state smallint not null default 1,
  flow_instance_id bigint,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint leave_request_leave_state check (leave_state in (1, 2, 3, 4))
);

select protect('flow_definition');
select protect('flow_version');
select protect('flow_instance');
select protect('flow_task');
select protect('flow_event', p_append_only => true);
select protect('flow_message');
select protect('flow_delegation');
select protect('flow_socket_ticket');
select protect('leave_request');

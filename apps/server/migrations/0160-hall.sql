-- The opening hall: nodes of a unit, its openings package by package, who was there, the record with its confirmations and
-- objections. What a bidder reads of it he reads through the functions at the end, which know the hour.

create table bid_node (
  tenant_id text not null,
  id bigint not null,
  node_code smallint not null,
  node_name text not null,
  is_used boolean not null,
  duration_min integer not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint bid_node_code check (node_code between 1 and 7),
  constraint bid_node_duration check (duration_min between 1 and 1440)
);
create unique index ux_bid_node_code on bid_node (tenant_id, node_code) where is_deleted = 0;
select protect('bid_node');

create table param_template (
  tenant_id text not null,
  id bigint not null,
  temp_name text not null,
  temp_type smallint not null,
  remark text,
  item_count integer,
  full_score numeric(18,4),
  details jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint param_template_type check (temp_type between 1 and 6)
);
create unique index ux_param_template_name on param_template (tenant_id, temp_type, temp_name) where is_deleted = 0;
select protect('param_template');

create table hall (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  hall_status smallint not null default 0,
  host_id bigint not null,
  recorder_id bigint,
  open_time timestamptz not null,
  confirm_minutes integer not null,
  is_video_on boolean not null default false,
  video_time timestamptz,
  live_url text,
  room_id text,
  review_time timestamptz,
  begin_time timestamptz,
  end_time timestamptz,
  pause_time timestamptz,
  pause_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, host_id) references user_account (tenant_id, id),
  constraint hall_state check (hall_status between 0 and 4),
  constraint hall_minutes check (confirm_minutes between 1 and 1440)
);
create unique index ux_hall_package on hall (tenant_id, package_id) where is_deleted = 0;
create index ix_hall_project on hall (tenant_id, project_id) where is_deleted = 0;
select protect('hall');

create table hall_node (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  hall_id bigint not null,
  node_code smallint not null,
  node_name text not null,
  node_status smallint not null default 0,
  duration_min integer not null,
  begin_time timestamptz,
  end_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, hall_id) references hall (tenant_id, id),
  constraint hall_node_state check (node_status between 0 and 4)
);
create unique index ux_hall_node_code on hall_node (tenant_id, hall_id, node_code) where is_deleted = 0;
-- One runs at a time.
create unique index ux_hall_node_running on hall_node (tenant_id, hall_id) where node_status in (1, 4) and is_deleted = 0;
create index ix_hall_node_project on hall_node (tenant_id, project_id) where is_deleted = 0;
select protect('hall_node');

create table attendance (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  user_id bigint,
  person_name text not null,
  company_name text not null,
  attend_role smallint not null,
  id_no text,
  sign_time timestamptz not null,
  party_tenant_id text,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint attendance_role check (attend_role between 1 and 7)
);
create unique index ux_attendance_once on attendance (tenant_id, project_id, user_id, coalesce(party_tenant_id, ''))
  where user_id is not null;
create index ix_attendance_party on attendance (party_tenant_id, project_id);
select protect('attendance', p_parties => array['party_tenant_id'], p_append_only => true);

create table hall_confirmation (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  hall_id bigint not null,
  entry_id bigint not null,
  supplier_tenant_id text not null,
  supplier_name text not null,
  confirm_status smallint not null default 0,
  confirm_until timestamptz not null,
  confirm_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, hall_id) references hall (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  constraint hall_confirmation_state check (confirm_status between 0 and 4)
);
create unique index ux_hall_confirmation_entry on hall_confirmation (tenant_id, entry_id) where is_deleted = 0;
create index ix_hall_confirmation_hall on hall_confirmation (tenant_id, hall_id, confirm_status) where is_deleted = 0;
create index ix_hall_confirmation_due on hall_confirmation (tenant_id, confirm_until) where confirm_status = 0;
select protect('hall_confirmation', p_parties => array['supplier_tenant_id']);

create table hall_objection (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  hall_id bigint not null,
  entry_id bigint not null,
  supplier_tenant_id text not null,
  supplier_name text not null,
  asker_id bigint not null,
  host_id bigint not null,
  content text not null,
  ask_time timestamptz not null,
  objection_status smallint not null default 0,
  answer text,
  answer_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, hall_id) references hall (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  constraint hall_objection_state check (objection_status in (0, 1))
);
-- The next one is made when the last is answered.
create unique index ux_hall_objection_open on hall_objection (tenant_id, entry_id)
  where objection_status = 0 and is_deleted = 0;
create index ix_hall_objection_project on hall_objection (tenant_id, project_id, ask_time) where is_deleted = 0;
select protect('hall_objection', p_parties => array['supplier_tenant_id']);

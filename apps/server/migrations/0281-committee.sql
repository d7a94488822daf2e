-- Who evaluates the packages of a project: a committee, and everybody's part in it.

create table committee (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  group_name text not null,
  package_ids bigint[] not null,
  group_status smallint not null default 0,
  review_time timestamptz,
  is_complex boolean not null default false,
  leader_id bigint,
  vote_round integer not null default 1,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint committee_status check (group_status in (0, 1, 2, 3, 9)),
  -- Who leads is known from the election on, and void with it.
  constraint committee_leader check (leader_id is null or group_status not in (0, 1))
);
create index ix_committee_project on committee (tenant_id, project_id, group_status) where is_deleted = 0;
select protect('committee');

create table committee_member (
  tenant_id text not null,
  id bigint not null,
  group_id bigint not null,
  project_id bigint not null,
  project_name text not null,
  review_time timestamptz,
  role smallint not null,
  record_id bigint,
  expert_id bigint,
  user_id bigint not null,
  sign_status smallint not null default 0,
  task smallint not null default 0,
  sign_time timestamptz,
  promise_time timestamptz,
  vote_for_id bigint,
  leave_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, group_id) references committee (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, record_id) references drawn_expert (tenant_id, id),
  foreign key (tenant_id, expert_id) references expert (tenant_id, id),
  constraint committee_member_role check (role in (1, 2, 4)),
  constraint committee_member_status check (sign_status between 0 and 4),
  constraint committee_member_task check (task between 0 and 3),
  -- An expert comes by a draw, and by nothing else.
  constraint committee_member_drawn check ((role = 2) = (expert_id is not null) and (expert_id is null or record_id is not null)),
  constraint committee_member_promised check (promise_time is null or sign_time is not null),
  constraint committee_member_voted check (vote_for_id is null or promise_time is not null)
);
-- Whoever has left may come back by another seat, whoever has not has one.
create unique index ux_committee_member_user on committee_member (tenant_id, group_id, user_id)
  where is_deleted = 0 and sign_status in (0, 1);
create unique index ux_committee_member_record on committee_member (tenant_id, group_id, record_id)
  where is_deleted = 0 and sign_status in (0, 1);
create index ix_committee_member_group on committee_member (tenant_id, group_id) where is_deleted = 0;
create index ix_committee_member_user on committee_member (tenant_id, user_id, id desc) where is_deleted = 0;
create index ix_committee_member_project on committee_member (tenant_id, project_id) where is_deleted = 0;
select protect('committee_member');

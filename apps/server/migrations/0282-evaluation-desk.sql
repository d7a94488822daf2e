-- The evaluation of a package, what each member finds of it, and every mark.

create table package_evaluation (
  tenant_id text not null,
  id bigint not null,
  group_id bigint not null,
  project_id bigint not null,
  project_name text not null,
  package_id bigint not null,
  evaluation_status smallint not null default 3,
  leader_id bigint not null,
  leader_user_id bigint not null,
  blind_seed text not null,
  rejections jsonb,
  outcome text,
  sum_time timestamptz,
  close_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, group_id) references committee (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, leader_id) references committee_member (tenant_id, id),
  constraint package_evaluation_status check (evaluation_status in (3, 4, 5, 6, 9)),
  -- Who is out is known from the checks on, what it came to from the sum on.
  constraint package_evaluation_checked check (evaluation_status in (3, 9) or rejections is not null),
  constraint package_evaluation_summed check (evaluation_status not in (5, 6) or (outcome is not null and sum_time is not null)),
  constraint package_evaluation_closed check ((evaluation_status = 6) = (close_time is not null))
);
create unique index ux_package_evaluation_package on package_evaluation (tenant_id, package_id)
  where is_deleted = 0 and evaluation_status <> 9;
create index ix_package_evaluation_group on package_evaluation (tenant_id, group_id) where is_deleted = 0;
create index ix_package_evaluation_project on package_evaluation (tenant_id, project_id) where is_deleted = 0;
select protect('package_evaluation');

create table score_sheet (
  tenant_id text not null,
  id bigint not null,
  evaluation_id bigint not null,
  member_id bigint not null,
  user_id bigint not null,
  project_id bigint not null,
  project_name text not null,
  package_id bigint not null,
  score_status smallint not null default 1,
  asked smallint not null default 0,
  lock_time timestamptz,
  return_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, evaluation_id) references package_evaluation (tenant_id, id),
  foreign key (tenant_id, member_id) references committee_member (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  constraint score_sheet_status check (score_status in (1, 2, 3, 9)),
  constraint score_sheet_asked check (asked = 0 or (asked = 1 and score_status = 2))
);
create unique index ux_score_sheet_member on score_sheet (tenant_id, evaluation_id, member_id) where is_deleted = 0;
create index ix_score_sheet_member on score_sheet (tenant_id, member_id) where is_deleted = 0;
create index ix_score_sheet_user on score_sheet (tenant_id, user_id, package_id) where is_deleted = 0;
create index ix_score_sheet_project on score_sheet (tenant_id, project_id) where is_deleted = 0;
select protect('score_sheet');

create table score_mark (
  tenant_id text not null,
  id bigint not null,
  sheet_id bigint not null,
  project_id bigint not null,
  entry_id bigint not null,
  kind smallint not null,
  place integer not null,
  verdict smallint,
  points numeric(18,4),
  reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, sheet_id) references score_sheet (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  -- A check has a verdict, an item has points.
  constraint score_mark_kind check (kind in (1, 2) and place >= 0 and (kind = 1 or verdict is null) and (kind = 2 or points is null)),
  constraint score_mark_verdict check (verdict in (1, 2)),
  constraint score_mark_points check (points between 0 and 100)
);
create unique index ux_score_mark on score_mark (tenant_id, sheet_id, entry_id, kind, place) where is_deleted = 0;
create index ix_score_mark_project on score_mark (tenant_id, project_id) where is_deleted = 0;
select protect('score_mark');

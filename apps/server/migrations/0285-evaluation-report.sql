-- The report of a package, and what each member of its committee says to it.

create table evaluation_report (
  tenant_id text not null,
  id bigint not null,
  evaluation_id bigint not null,
  project_id bigint not null,
  project_name text not null,
  package_id bigint not null,
  report_status smallint not null default 6,
  content text not null,
  digest text not null,
  draw_time timestamptz not null,
  signed_time timestamptz,
  passed_over jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, evaluation_id) references package_evaluation (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  constraint evaluation_report_status check (report_status in (6, 7, 8, 9)),
  constraint evaluation_report_digest check (digest ~ '^[0-9a-f]{64}$'),
  constraint evaluation_report_signed check (report_status <> 7 or signed_time is not null)
);
-- One stands at a time; what is void is kept.
create unique index ux_evaluation_report_evaluation on evaluation_report (tenant_id, evaluation_id)
  where is_deleted = 0 and report_status <> 8;
create index ix_evaluation_report_package on evaluation_report (tenant_id, package_id) where is_deleted = 0;
create index ix_evaluation_report_project on evaluation_report (tenant_id, project_id) where is_deleted = 0;
select protect('evaluation_report');

create table report_signature (
  tenant_id text not null,
  id bigint not null,
  report_id bigint not null,
  evaluation_id bigint not null,
  project_id bigint not null,
  project_name text not null,
  package_id bigint not null,
  member_id bigint not null,
  user_id bigint not null,
  signature_status smallint not null default 0,
  due_time timestamptz,
  sign_time timestamptz,
  dissent text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, report_id) references evaluation_report (tenant_id, id),
  foreign key (tenant_id, evaluation_id) references package_evaluation (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, member_id) references committee_member (tenant_id, id),
  constraint report_signature_status check (signature_status in (0, 1, 2, 3, 8, 9)),
  -- Who has said something has said it at a time; who dissents says why.
  constraint report_signature_said check (signature_status not in (1, 2, 3) or sign_time is not null),
  constraint report_signature_dissent check (signature_status <> 2 or dissent is not null)
);
create unique index ux_report_signature_member on report_signature (tenant_id, report_id, member_id) where is_deleted = 0;
create index ix_report_signature_evaluation on report_signature (tenant_id, evaluation_id) where is_deleted = 0;
create index ix_report_signature_project on report_signature (tenant_id, project_id) where is_deleted = 0;
select protect('report_signature');

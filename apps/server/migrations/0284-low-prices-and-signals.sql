-- What the committee finds of low prices is a mark of its own kind; signals of collusion wait for the leader's opinion.

alter table score_mark drop constraint score_mark_kind;
alter table score_mark add constraint score_mark_kind
  check (kind in (1, 2, 3) and place >= 0 and (kind in (1, 3) or verdict is null) and (kind = 2 or points is null));
alter table score_sheet drop constraint score_sheet_asked;
alter table score_sheet add constraint score_sheet_asked
  check (asked = 0 or (asked in (1, 2) and score_status = 2));

create table bid_signal (
  tenant_id text not null,
  id bigint not null,
  evaluation_id bigint not null,
  project_id bigint not null,
  code smallint not null,
  level smallint not null,
  entry_ids bigint[] not null,
  common jsonb,
  is_small_sample boolean not null default false,
  signal_status smallint not null default 0,
  opinion text,
  opinion_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, evaluation_id) references package_evaluation (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint bid_signal_level check (level between 1 and 3),
  constraint bid_signal_status check (signal_status between 0 and 3),
  constraint bid_signal_opinion check ((signal_status = 0) = (opinion_time is null))
);
create index ix_bid_signal_evaluation on bid_signal (tenant_id, evaluation_id) where is_deleted = 0;
create index ix_bid_signal_project on bid_signal (tenant_id, project_id) where is_deleted = 0;
select protect('bid_signal');

-- By what the performance of suppliers, agencies, experts and projects is judged. Items and levels are written as a whole.

create table judge_template (
  tenant_id text not null,
  id bigint not null,
  name text not null,
  judge_type smallint not null,
  cycle smallint not null,
  enable smallint not null default 0,
  confirm_days integer not null default 7,
  item_count integer not null,
  edition integer not null default 1,
  remark text,
  items jsonb not null,
  levels jsonb not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint judge_template_type check (judge_type between 1 and 4),
  constraint judge_template_cycle check (cycle between 1 and 3),
  constraint judge_template_enable check (enable between 0 and 2),
  constraint judge_template_confirm check (confirm_days between 1 and 60)
);
-- One in use for each kind and cycle.
create unique index ux_judge_template_enabled on judge_template (tenant_id, judge_type, cycle)
  where is_deleted = 0 and enable = 1;
create index ix_judge_template_kind on judge_template (tenant_id, judge_type, cycle, create_time desc) where is_deleted = 0;
select protect('judge_template');

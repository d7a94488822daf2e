-- Papers of projects that are lent: who asked for them, who lent them, and in which condition they came back. No more
-- comes back than went out, whoever writes it down and however many at once.

create table borrow_record (
  tenant_id text not null,
  id bigint not null,
  borrow_no text not null,
  project_id bigint not null,
  borrow_status smallint not null default 0,
  borrow_type smallint not null,
  papers text,
  copies integer not null,
  borrower text not null,
  borrower_id bigint not null,
  dept text,
  phone text,
  borrow_time timestamptz not null,
  plan_revert_time timestamptz not null,
  purpose text not null,
  returned_copies integer not null default 0,
  fault_copies integer not null default 0,
  out_time timestamptz,
  keeper_id bigint,
  all_revert_time timestamptz,
  reject_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, borrower_id) references user_account (tenant_id, id),
  foreign key (tenant_id, keeper_id) references user_account (tenant_id, id),
  constraint borrow_record_status check (borrow_status between 0 and 6),
  constraint borrow_record_type check (borrow_type between 1 and 4),
  constraint borrow_record_copies check (copies > 0),
  constraint borrow_record_returned check (returned_copies between 0 and copies),
  constraint borrow_record_fault check (fault_copies between 0 and returned_copies),
  constraint borrow_record_times check (plan_revert_time > borrow_time)
);
create unique index ux_borrow_record_no on borrow_record (tenant_id, borrow_no) where is_deleted = 0;
create index ix_borrow_record_time on borrow_record (tenant_id, create_time desc, id desc) where is_deleted = 0;
create index ix_borrow_record_project on borrow_record (tenant_id, project_id, id desc) where is_deleted = 0;
-- What may fall due in a night.
create index ix_borrow_record_due on borrow_record (tenant_id, plan_revert_time)
  where is_deleted = 0 and borrow_status in (1, 2);
select protect('borrow_record');

create table borrow_return (
  tenant_id text not null,
  id bigint not null,
  borrow_id bigint not null,
  revert_type smallint not null,
  copies integer not null,
  revert_time timestamptz not null,
  receiver text not null,
  remark text,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, borrow_id) references borrow_record (tenant_id, id),
  constraint borrow_return_type check (revert_type between 1 and 3),
  constraint borrow_return_copies check (copies > 0),
  constraint borrow_return_remark check (revert_type = 1 or remark is not null)
);
create index ix_borrow_return_borrow on borrow_return (tenant_id, borrow_id, id);
select protect('borrow_return', p_append_only => true);

-- Applications for, contracts and bills of rooms that are let. `status` of the base row is the state of each.

create table room_lease (
  tenant_id text not null,
  id bigint not null,
  lease_no text not null,
  lease_room_type smallint not null,
  applicant_id bigint not null,
  dept_id bigint,
  residence_type smallint not null,
  expect_start date not null,
  term_months integer not null check (term_months between 1 and 36),
  expect_layout smallint,
  has_own_house smallint not null check (has_own_house in (0, 1)),
  has_subsidy smallint not null check (has_subsidy in (0, 1)),
  co_residents text,
  reason text,
  room_id bigint,
  unit_price numeric(18,4),
  opinion text,
  reviewer_id bigint,
  review_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, room_id) references room (tenant_id, id),
  constraint room_lease_status check (status between 0 and 7)
);
create unique index ux_room_lease_no on room_lease (tenant_id, lease_no) where is_deleted = 0;
create index ix_room_lease_time on room_lease (tenant_id, create_time desc, id desc) where is_deleted = 0;
create index ix_room_lease_applicant on room_lease (tenant_id, applicant_id) where is_deleted = 0;
-- A room is given to one application at a time.
create unique index ux_room_lease_room on room_lease (tenant_id, room_id) where is_deleted = 0 and status = 5;
select protect('room_lease');

create table room_contract (
  tenant_id text not null,
  id bigint not null,
  contract_no text not null,
  contract_type smallint not null default 1,
  parent_id bigint,
  lease_id bigint,
  lease_room_type smallint not null,
  room_id bigint not null,
  user_id bigint,
  party_b text,
  party_b_contact text,
  sign_date date,
  start_date date not null,
  end_date date not null,
  rent_area numeric(18,4) not null check (rent_area > 0),
  unit_price numeric(18,4) not null check (unit_price >= 0),
  rate_mode smallint,
  rate numeric(18,4),
  prior_months integer check (prior_months >= 0),
  month_rent bigint not null,
  deposit bigint check (deposit >= 0),
  deposit_paid smallint check (deposit_paid in (0, 1)),
  payment_method smallint not null,
  pay_cycle smallint not null check (pay_cycle in (1, 3, 6, 12)),
  pay_day integer not null check (pay_day between 1 and 28),
  water_start numeric(18,4),
  elec_start numeric(18,4),
  water_end numeric(18,4),
  elec_end numeric(18,4),
  opinion text,
  reviewer_id bigint,
  review_time timestamptz,
  surrender_date date,
  surrender_reason text,
  notice_date date,
  settle jsonb,
  settle_total bigint,
  settle_time timestamptz,
  renew_count integer not null default 0,
  renew_end_date date,
  renew_reason text,
  file_no text,
  file_date date,
  files jsonb,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, room_id) references room (tenant_id, id),
  foreign key (tenant_id, lease_id) references room_lease (tenant_id, id),
  constraint room_contract_term check (end_date >= start_date)
);
create unique index ux_room_contract_no on room_contract (tenant_id, contract_no) where is_deleted = 0;
create index ix_room_contract_time on room_contract (tenant_id, create_time desc, id desc) where is_deleted = 0;
create index ix_room_contract_room on room_contract (tenant_id, room_id, status) where is_deleted = 0;
create index ix_room_contract_user on room_contract (tenant_id, user_id) where is_deleted = 0;
create index ix_room_contract_status on room_contract (tenant_id, status, end_date) where is_deleted = 0;
select protect('room_contract');

create table room_rent (
  tenant_id text not null,
  id bigint not null,
  bill_no text not null,
  contract_id bigint not null,
  room_id bigint not null,
  user_id bigint,
  period_start date not null,
  period_end date not null,
  days integer not null,
  due_date date not null,
  amount bigint not null,
  other_fee bigint not null default 0,
  late_fee bigint not null default 0,
  receivable bigint not null,
  paid bigint not null default 0,
  paid_date date,
  payment_method smallint,
  voucher_no text,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_id) references room_contract (tenant_id, id),
  constraint room_rent_period check (period_end >= period_start),
  -- Nobody pays more than is asked for (I-10).
  constraint room_rent_paid check (paid <= receivable or status = 5),
  constraint room_rent_status check (status between 0 and 5)
);
create unique index ux_room_rent_no on room_rent (tenant_id, bill_no) where is_deleted = 0;
-- One bill for each period of a contract (I-9); of a reversed one there may be another.
create unique index ux_room_rent_period on room_rent (tenant_id, contract_id, period_start)
  where is_deleted = 0 and status <> 5;
create index ix_room_rent_period on room_rent (tenant_id, period_start desc, create_time desc, id desc) where is_deleted = 0;
create index ix_room_rent_due on room_rent (tenant_id, due_date) where is_deleted = 0 and status in (0, 1, 3);
select protect('room_rent');

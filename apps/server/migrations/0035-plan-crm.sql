-- Purchasing plans with their lines and adjustments, and the customers with their contacts, visits and salespeople.

create table purchase_plan (
  tenant_id text not null,
  id bigint not null,
  plan_name text not null,
  plan_no text not null,
  plan_status smallint not null default 0,
  year integer not null,
  plan_type smallint not null,
  dept_id bigint not null,
  budget_money bigint not null,
  purchase_type smallint not null,
  manner_id smallint,
  item_code text not null,
  plan_start_date date not null,
  plan_demand_date date not null,
  is_import boolean,
  is_sme boolean,
  linkman text,
  phone text,
  receiver_id bigint,
  down_time timestamptz,
  back_reason text,
  previous_id bigint,
  remark text,
  files jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, dept_id) references dept (tenant_id, id),
  foreign key (tenant_id, receiver_id) references user_account (tenant_id, id),
  foreign key (tenant_id, previous_id) references purchase_plan (tenant_id, id),
  constraint purchase_plan_status check (plan_status between 0 and 8)
);
-- An adjusted plan hands its number on to the one in its place.
create unique index ux_purchase_plan_no on purchase_plan (tenant_id, plan_no) where is_deleted = 0 and plan_status <> 7;
create index ix_purchase_plan_time on purchase_plan (tenant_id, create_time) where is_deleted = 0;
create index ix_purchase_plan_year on purchase_plan (tenant_id, year, plan_status) where is_deleted = 0;
create index ix_purchase_plan_receiver on purchase_plan (tenant_id, receiver_id) where is_deleted = 0;
select protect('purchase_plan');

create table plan_detail (
  tenant_id text not null,
  id bigint not null,
  plan_id bigint not null,
  line_no integer not null,
  name text not null,
  spec text,
  unit text not null,
  qty numeric(18,4) not null,
  price bigint not null,
  money bigint not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references purchase_plan (tenant_id, id),
  constraint plan_detail_qty check (qty > 0),
  constraint plan_detail_price check (price >= 0)
);
create unique index ux_plan_detail_line on plan_detail (tenant_id, plan_id, line_no) where is_deleted = 0;
select protect('plan_detail');

create table plan_modify (
  tenant_id text not null,
  id bigint not null,
  plan_name text not null,
  plan_no text not null,
  plan_id bigint not null,
  modify_type smallint not null,
  audit_status smallint not null default 1,
  reason text not null,
  reject_reason text,
  new_plan_id bigint,
  before jsonb,
  after jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references purchase_plan (tenant_id, id),
  foreign key (tenant_id, new_plan_id) references purchase_plan (tenant_id, id),
  constraint plan_modify_type check (modify_type between 1 and 5)
);
create unique index ux_plan_modify_waiting on plan_modify (tenant_id, plan_id) where is_deleted = 0 and audit_status = 1;
create index ix_plan_modify_time on plan_modify (tenant_id, create_time) where is_deleted = 0;
select protect('plan_modify');

-- The people of the own unit who look after customers.
create table business_man (
  tenant_id text not null,
  id bigint not null,
  user_id bigint not null,
  name text not null,
  phone text,
  region text,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id)
);
create unique index ux_business_man_user_id on business_man (tenant_id, user_id) where is_deleted = 0;
select protect('business_man');

create table customer (
  tenant_id text not null,
  id bigint not null,
  name text not null,
  credit_code text,
  industry text,
  region text,
  level smallint,
  source text,
  owner_id bigint,
  customer_status smallint not null default 0,
  phone text,
  address text,
  remark text,
  last_visit_time timestamptz,
  next_visit_day date,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references business_man (tenant_id, id),
  constraint customer_status_known check (customer_status between 0 and 4)
);
create unique index ux_customer_name on customer (tenant_id, name) where is_deleted = 0;
create index ix_customer_time on customer (tenant_id, create_time) where is_deleted = 0;
create index ix_customer_owner on customer (tenant_id, owner_id) where is_deleted = 0;
create index ix_customer_next_visit on customer (tenant_id, next_visit_day) where is_deleted = 0;
select protect('customer');

create table customer_link (
  tenant_id text not null,
  id bigint not null,
  customer_id bigint not null,
  name text not null,
  post text,
  phone text,
  birthday date,
  is_main boolean not null default false,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customer (tenant_id, id)
);
create index ix_customer_link_customer on customer_link (tenant_id, customer_id) where is_deleted = 0;
select protect('customer_link');

-- What was talked about is kept as it was written.
create table customer_visit (
  tenant_id text not null,
  id bigint not null,
  customer_id bigint not null,
  link_id bigint,
  visit_time timestamptz not null,
  way smallint not null,
  content text not null,
  next_action text,
  next_visit_day date,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customer (tenant_id, id),
  foreign key (tenant_id, link_id) references customer_link (tenant_id, id),
  constraint customer_visit_way check (way between 1 and 3)
);
create index ix_customer_visit_customer on customer_visit (tenant_id, customer_id, visit_time);
select protect('customer_visit', p_append_only => true);

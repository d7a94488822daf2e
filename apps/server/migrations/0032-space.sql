-- Buildings, floors, rooms, and which unit holds which room.

create table mansion (
  tenant_id text not null,
  id bigint not null,
  mansion_no text not null,
  mansion_name text not null,
  campus smallint not null,
  purpose smallint not null,
  use_status smallint not null,
  structure smallint not null,
  floors_above integer not null check (floors_above between 1 and 100),
  floors_below integer not null check (floors_below between 0 and 10),
  build_area numeric(18,4) not null check (build_area > 0),
  usable_area numeric(18,4) check (usable_area between 0 and build_area),
  base_area numeric(18,4),
  underground_area numeric(18,4),
  height numeric(18,4),
  completion_date date,
  use_date date,
  address text,
  property_right_mode smallint not null,
  property_right_owner smallint,
  property_right_nature smallint,
  cert_no text,
  cert_date date,
  obtain_method smallint not null,
  original_value bigint check (original_value >= 0),
  is_dangerous smallint check (is_dangerous in (0, 1)),
  elevator_num integer,
  natural_gas smallint,
  manage_person bigint not null,
  manage_dept_id bigint not null,
  images jsonb,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_mansion_no on mansion (tenant_id, mansion_no) where is_deleted = 0;
select protect('mansion');

create table mansion_floor (
  tenant_id text not null,
  id bigint not null,
  mansion_id bigint not null,
  floor_no integer not null check (floor_no <> 0 and floor_no between -10 and 100),
  floor_name text not null,
  -- With the name of the building; written with either.
  floor_label text not null default '',
  build_area numeric(18,4) not null check (build_area > 0),
  usable_area numeric(18,4),
  height numeric(18,4),
  sort integer,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, mansion_id) references mansion (tenant_id, id)
);
create unique index ux_mansion_floor_no on mansion_floor (tenant_id, mansion_id, floor_no) where is_deleted = 0;
select protect('mansion_floor');

create table room (
  tenant_id text not null,
  id bigint not null,
  room_no text not null,
  room_name text,
  mansion_id bigint not null,
  floor_id bigint not null,
  room_purpose smallint not null,
  room_type smallint not null,
  room_status smallint not null default 0 check (room_status between 0 and 9),
  use_status smallint not null default 2,
  -- The unit of the allocation in force; written with it.
  use_dept_id bigint,
  build_area numeric(18,4),
  usable_area numeric(18,4) not null check (usable_area > 0),
  shared_area numeric(18,4),
  quota_area numeric(18,4),
  quota_counted smallint not null default 1 check (quota_counted in (0, 1)),
  capacity integer,
  orientation text,
  room_layout smallint,
  lease_room_type smallint,
  rent_unit_price numeric(18,4),
  market_unit_price numeric(18,4),
  water_meter_no text,
  elec_meter_no text,
  gas_meter_no text,
  meter_multiplier numeric(18,4) not null default 1,
  property_right_mode smallint,
  cert_no text,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, mansion_id) references mansion (tenant_id, id),
  foreign key (tenant_id, floor_id) references mansion_floor (tenant_id, id)
);
create unique index ux_room_no on room (tenant_id, mansion_id, room_no) where is_deleted = 0;
create index ix_room_floor on room (tenant_id, floor_id) where is_deleted = 0;
create index ix_room_use_dept on room (tenant_id, use_dept_id) where is_deleted = 0;
select protect('room');

-- `status` of the base row is the state of the allocation: 1 in force, 2 to be handed back, 3 handed back.
create table room_distribution (
  tenant_id text not null,
  id bigint not null,
  batch_no text not null,
  room_id bigint not null,
  dept_id bigint not null,
  alloc_type smallint not null check (alloc_type between 1 and 4),
  start_date date not null,
  end_date date check (end_date >= start_date),
  agreement_no text,
  area numeric(18,4) not null,
  share_ratio numeric(18,4) not null default 1 check (share_ratio > 0 and share_ratio <= 1),
  checkout_date date,
  checkout_reason text,
  handover jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, room_id) references room (tenant_id, id),
  constraint room_distribution_status check (status between 1 and 3)
);
create index ix_room_distribution_room on room_distribution (tenant_id, room_id) where is_deleted = 0;
create index ix_room_distribution_dept on room_distribution (tenant_id, dept_id) where is_deleted = 0;
create index ix_room_distribution_start on room_distribution (tenant_id, start_date desc, create_time desc, id desc) where is_deleted = 0;
select protect('room_distribution');

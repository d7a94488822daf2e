-- The ledgers of a campus: land, civil defence works, schools, structures, facilities, car positions, managers.

create table land (
  tenant_id text not null,
  id bigint not null,
  land_no text not null,
  land_name text not null,
  campus smallint not null,
  land_type smallint not null,
  land_grade smallint,
  area numeric(18,4) not null check (area > 0),
  cert_area numeric(18,4),
  sole_area numeric(18,4),
  shared_area numeric(18,4),
  use_status smallint,
  self_area numeric(18,4),
  rented_area numeric(18,4),
  lent_area numeric(18,4),
  invest_area numeric(18,4),
  idle_area numeric(18,4),
  land_right_of_use smallint not null,
  land_right_of_use_type smallint not null,
  cert_no text,
  cert_date date,
  expire_date date,
  ownership_nature smallint,
  obtain_method smallint not null,
  obtain_date date,
  value bigint check (value >= 0),
  address text not null,
  files jsonb,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_land_no on land (tenant_id, land_no) where is_deleted = 0;
select protect('land');

create table civil_defence (
  tenant_id text not null,
  id bigint not null,
  project_no text not null,
  project_name text not null,
  campus smallint not null,
  mansion_id bigint,
  address text,
  build_type smallint not null,
  category smallint not null,
  wartime_function smallint not null,
  nuclear_level smallint,
  conventional_level smallint not null,
  -- The same two as the wire says them: ["N6","C6"].
  resistance_level jsonb,
  chemical_level smallint,
  peacetime_use smallint not null,
  build_area numeric(18,4) not null check (build_area > 0),
  usable_area numeric(18,4),
  shelter_area numeric(18,4),
  shelter_persons integer,
  unit_count integer,
  keep_on_record smallint not null,
  record_no text,
  use_cert_no text,
  completion_date date,
  accept_date date,
  maintain_dept text,
  last_check_date date,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_civil_defence_no on civil_defence (tenant_id, project_no) where is_deleted = 0;
select protect('civil_defence');

create table school (
  tenant_id text not null,
  id bigint not null,
  year integer not null,
  school_code text not null,
  school_name text not null,
  school_type smallint,
  campus smallint,
  land_area numeric(18,4),
  build_area numeric(18,4),
  student_total integer,
  undergrad integer,
  master integer,
  doctor integer,
  overseas integer,
  staff_total integer,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_school_year on school (tenant_id, school_code, year) where is_deleted = 0;
select protect('school');

create table build_goods (
  tenant_id text not null,
  id bigint not null,
  goods_no text not null,
  goods_name text not null,
  build_goods_type smallint not null,
  campus smallint not null,
  location text,
  measure numeric(18,4) not null check (measure > 0),
  unit text,
  structure text,
  completion_date date,
  original_value bigint check (original_value >= 0),
  obtain_method smallint,
  use_status smallint,
  manage_dept_id bigint,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, manage_dept_id) references dept (tenant_id, id)
);
create unique index ux_build_goods_no on build_goods (tenant_id, goods_no) where is_deleted = 0;
create index ix_build_goods_dept on build_goods (tenant_id, manage_dept_id);
select protect('build_goods');

create table facility (
  tenant_id text not null,
  id bigint not null,
  facility_no text not null,
  name text not null,
  kind smallint not null,
  mansion_id bigint,
  room_id bigint,
  brand text,
  model text,
  qty integer not null check (qty > 0),
  install_date date,
  maintain_unit text,
  next_check_date date,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_facility_no on facility (tenant_id, facility_no) where is_deleted = 0;
create index ix_facility_mansion on facility (tenant_id, mansion_id) where is_deleted = 0;
select protect('facility');

-- The state of a position is the status of its row: 0 free, 1 assigned, 2 reserved, 3 disabled.
create table car_position (
  tenant_id text not null,
  id bigint not null,
  position_no text not null,
  parking_name text not null,
  campus smallint not null,
  position_type smallint not null,
  kind smallint not null,
  area numeric(18,4),
  month_fee bigint check (month_fee >= 0),
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint car_position_status check (status between 0 and 3)
);
alter table car_position alter column status set default 0;
create unique index ux_car_position_no on car_position (tenant_id, parking_name, position_no) where is_deleted = 0;
select protect('car_position');

-- Status 1 in force, 2 returned, 3 expired. One in force for a position, and one for a car.
create table car_distribution (
  tenant_id text not null,
  id bigint not null,
  position_id bigint not null,
  user_id bigint not null,
  plate_no text not null,
  start_date date not null,
  end_date date not null,
  return_date date,
  fee bigint check (fee >= 0),
  payment_method smallint,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, position_id) references car_position (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  constraint car_distribution_days check (end_date >= start_date)
);
create unique index ux_car_distribution_position on car_distribution (tenant_id, position_id)
  where status = 1 and is_deleted = 0;
create unique index ux_car_distribution_plate on car_distribution (tenant_id, plate_no)
  where status = 1 and is_deleted = 0;
create index ix_car_distribution_user on car_distribution (tenant_id, user_id);
create index ix_car_distribution_start on car_distribution (tenant_id, start_date desc, id desc);
select protect('car_distribution');

create table management_user (
  tenant_id text not null,
  id bigint not null,
  user_id bigint not null,
  name text,
  manage_type smallint not null,
  phone text,
  campus smallint,
  mansion_ids bigint[],
  dept_id bigint,
  enabled smallint not null default 1 check (enabled in (0, 1)),
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  foreign key (tenant_id, dept_id) references dept (tenant_id, id)
);
create unique index ux_management_user_kind on management_user (tenant_id, user_id, manage_type) where is_deleted = 0;
create index ix_management_user_dept on management_user (tenant_id, dept_id);
select protect('management_user');

-- How much room a unit may have and has, what the difference costs; housing subsidies and the order of choosing a home.

create table faculty_regulation (
  tenant_id text not null,
  id bigint not null,
  year integer not null,
  category smallint not null,
  area numeric(18,4) not null check (area >= 0),
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_faculty_regulation on faculty_regulation (tenant_id, year, category) where is_deleted = 0;
select protect('faculty_regulation');

create table sasnop (
  tenant_id text not null,
  id bigint not null,
  year integer not null,
  category smallint not null,
  area numeric(18,4) not null check (area >= 0),
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_sasnop on sasnop (tenant_id, year, category) where is_deleted = 0;
select protect('sasnop');

create table college_student_regulation (
  tenant_id text not null,
  id bigint not null,
  year integer not null,
  student_type smallint not null,
  area numeric(18,4) not null check (area >= 0),
  coef_applied boolean,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_college_student_regulation on college_student_regulation (tenant_id, year, student_type)
  where is_deleted = 0;
select protect('college_student_regulation');

create table research_regulation (
  tenant_id text not null,
  id bigint not null,
  year integer not null,
  kind smallint not null,
  per_unit numeric(18,4) not null check (per_unit > 0),
  area numeric(18,4) not null check (area >= 0),
  arts_area numeric(18,4),
  cap_ratio numeric(9,4),
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_research_regulation on research_regulation (tenant_id, year, kind) where is_deleted = 0;
select protect('research_regulation');

create table quota_parameter (
  tenant_id text not null,
  id bigint not null,
  year integer not null,
  common_per_head numeric(18,4) not null,
  common_cap numeric(18,4) not null,
  basic_hours numeric(18,4) not null check (basic_hours > 0),
  profession_basic_hours numeric(18,4) not null check (profession_basic_hours > 0),
  professional_hours numeric(18,4) not null check (professional_hours > 0),
  area_per_place numeric(18,4) not null,
  adjust_ratio numeric(9,4) not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_quota_parameter on quota_parameter (tenant_id, year) where is_deleted = 0;
select protect('quota_parameter');

-- `tiers`: bands in percent of the quota, from 0 on and the last one open.
create table charge_standard (
  tenant_id text not null,
  id bigint not null,
  name text not null,
  effective_date date not null,
  tier_mode smallint not null,
  price_unit smallint not null,
  base_price bigint,
  months integer not null,
  free_pct numeric(9,4),
  rebate_pct numeric(9,4),
  rebate_max_pct numeric(9,4),
  tiers jsonb not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_charge_standard on charge_standard (tenant_id, effective_date) where is_deleted = 0;
select protect('charge_standard');

create table quota_input (
  tenant_id text not null,
  id bigint not null,
  year integer not null,
  dept_id bigint not null,
  unit_kind smallint not null,
  branch smallint not null,
  coefficient numeric(9,4) not null,
  academicians integer,
  seniors integer,
  associates integer,
  intermediates integer,
  juniors integer,
  other_staff integer,
  presidents integer,
  vice_presidents integer,
  deputy_presidents integer,
  division_heads integer,
  deputy_division_heads integer,
  section_staff integer,
  undergraduates integer,
  masters integer,
  doctors integer,
  postdocs integer,
  internationals integer,
  visitors integer,
  basic_hours numeric(18,4),
  profession_basic_hours numeric(18,4),
  professional_hours numeric(18,4),
  funds numeric(18,4),
  national_platforms integer,
  provincial_platforms integer,
  bureau_platforms integer,
  large_equipment integer,
  approved_cb numeric(18,4),
  approved_zb numeric(18,4),
  special_area numeric(18,4),
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, dept_id) references dept (tenant_id, id)
);
create unique index ux_quota_input on quota_input (tenant_id, year, dept_id) where is_deleted = 0;
select protect('quota_input');

create table scientific_research (
  tenant_id text not null,
  id bigint not null,
  year integer not null,
  dept_id bigint not null,
  branch smallint,
  funds numeric(18,4),
  national_platforms integer,
  provincial_platforms integer,
  bureau_platforms integer,
  large_equipment integer,
  subsidy_area numeric(18,4),
  platform_area numeric(18,4),
  equipment_area numeric(18,4),
  total_area numeric(18,4),
  calc_time timestamptz,
  trace jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, dept_id) references dept (tenant_id, id)
);
create unique index ux_scientific_research on scientific_research (tenant_id, year, dept_id) where is_deleted = 0;
select protect('scientific_research');

-- `status` of the base row is the state of the year's quota: 0 draft, 1 published, 3 locked.
create table dept_calculate (
  tenant_id text not null,
  id bigint not null,
  year integer not null,
  dept_id bigint not null,
  unit_kind smallint,
  headcount integer,
  total numeric(18,4),
  bg numeric(18,4),
  gy numeric(18,4),
  ss numeric(18,4),
  xs numeric(18,4),
  ky numeric(18,4),
  cb numeric(18,4),
  zb numeric(18,4),
  tj numeric(18,4),
  calc_time timestamptz,
  trace jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, dept_id) references dept (tenant_id, id)
);
create unique index ux_dept_calculate on dept_calculate (tenant_id, year, dept_id) where is_deleted = 0;
select protect('dept_calculate');

create table difference_calculate (
  tenant_id text not null,
  id bigint not null,
  year integer not null,
  dept_id bigint not null,
  quota numeric(18,4),
  actual numeric(18,4),
  diff numeric(18,4),
  over_pct numeric(9,4),
  tier_mode smallint,
  charge bigint,
  rebate bigint,
  payable bigint,
  room_count integer,
  standard_name text,
  calc_time timestamptz,
  tier_lines jsonb,
  trace jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, dept_id) references dept (tenant_id, id)
);
create unique index ux_difference_calculate on difference_calculate (tenant_id, year, dept_id) where is_deleted = 0;
select protect('difference_calculate');

create table housing_standard (
  tenant_id text not null,
  id bigint not null,
  rank_level smallint not null,
  area numeric(18,4) not null check (area > 0),
  base_price bigint not null,
  age_unit_price bigint not null,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_housing_standard on housing_standard (tenant_id, rank_level) where is_deleted = 0;
select protect('housing_standard');

-- `status` of the base row is the state of the subsidy: 0 draft … 5 stopped (SM15).
create table housing_subsidy (
  tenant_id text not null,
  id bigint not null,
  subsidy_no text not null,
  user_id bigint not null,
  year integer not null,
  subsidy_type smallint not null,
  rank_level smallint not null,
  amount bigint not null,
  standard_area numeric(18,4) not null,
  owned_area numeric(18,4),
  short_area numeric(18,4),
  previous_area numeric(18,4),
  work_years_before_fund numeric(18,4),
  unit_price bigint,
  age_unit_price bigint,
  month_salary bigint,
  coef numeric(9,4),
  salary_share numeric(9,4),
  policy_amount bigint,
  pay_date date,
  remark text,
  trace jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id)
);
create unique index ux_housing_subsidy on housing_subsidy (tenant_id, user_id, year, subsidy_type) where is_deleted = 0;
create index ix_housing_subsidy_year on housing_subsidy (tenant_id, year desc, create_time desc, id desc)
  where is_deleted = 0;
select protect('housing_subsidy');

-- The seed stays sealed until the applications are over; until then only its hash is told.
create table choice_batch (
  tenant_id text not null,
  id bigint not null,
  batch_name text not null,
  choice_room_type smallint not null,
  year integer not null,
  apply_start timestamptz not null,
  apply_end timestamptz not null,
  public_start date,
  public_end date,
  choice_start timestamptz not null,
  choice_end timestamptz not null,
  slot_minutes integer,
  parallel integer,
  work_weight numeric(18,4),
  school_weight numeric(18,4),
  couple_bonus numeric(18,4),
  title_score1 numeric(18,4),
  title_score2 numeric(18,4),
  title_score3 numeric(18,4),
  title_score4 numeric(18,4),
  title_score5 numeric(18,4),
  degree_score1 numeric(18,4),
  degree_score2 numeric(18,4),
  degree_score3 numeric(18,4),
  tie_seed_hash text,
  tie_seed text,
  sealed_seed text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_choice_batch_name on choice_batch (tenant_id, batch_name) where is_deleted = 0;
select protect('choice_batch');

create table turnover_sort (
  tenant_id text not null,
  id bigint not null,
  batch_id bigint not null,
  user_id bigint not null,
  spouse_id bigint,
  sort integer,
  total numeric(18,4),
  slot_start timestamptz,
  slot_end timestamptz,
  work_years numeric(18,4) not null,
  school_years numeric(18,4) not null,
  title smallint not null,
  title_score numeric(18,4),
  degree smallint not null,
  edu_score numeric(18,4),
  is_couple boolean,
  couple_score numeric(18,4),
  talent_score numeric(18,4),
  other_score numeric(18,4),
  deduct_score numeric(18,4),
  apply_time timestamptz,
  tie_key text,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, batch_id) references choice_batch (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id)
);
-- One place for each person in a batch.
create unique index ux_turnover_sort_user on turnover_sort (tenant_id, batch_id, user_id) where is_deleted = 0;
create index ix_turnover_sort_order on turnover_sort (tenant_id, batch_id desc, sort, id) where is_deleted = 0;
select protect('turnover_sort');

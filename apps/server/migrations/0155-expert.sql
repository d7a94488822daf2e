-- Experts of a buyer, with where their fees go, their titles, what they learnt and where they worked, the fields that they
-- evaluate, and the certificates that they sign with.

create table expert (
  tenant_id text not null,
  id bigint not null,
  expert_no text,
  name text not null,
  id_no text not null,
  phone text not null,
  expert_status smallint not null default 0,
  gender smallint,
  birthday date,
  work_unit text not null,
  unit_credit_code text,
  title text not null,
  title_level smallint not null,
  item_codes text not null,
  region_code text not null,
  source smallint not null default 1,
  work_years integer not null,
  edu_level smallint,
  email text,
  is_retired boolean,
  former_units text,
  avoid_units text,
  user_id bigint,
  files jsonb,
  remark text,
  suspend_until date,
  state_reason text,
  join_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  constraint expert_status_known check (expert_status between 0 and 6)
);
create unique index ux_expert_no on expert (tenant_id, expert_no) where is_deleted = 0;
create unique index ux_expert_id_no on expert (tenant_id, id_no) where is_deleted = 0;
create unique index ux_expert_user on expert (tenant_id, user_id) where is_deleted = 0 and user_id is not null;
create index ix_expert_time on expert (tenant_id, create_time) where is_deleted = 0;
create index ix_expert_status on expert (tenant_id, expert_status, create_time) where is_deleted = 0;
select protect('expert');

create table expert_bank (
  tenant_id text not null,
  id bigint not null,
  expert_id bigint not null,
  bank_name text not null,
  card_no text not null,
  holder text,
  is_default boolean not null default false,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, expert_id) references expert (tenant_id, id)
);
-- A fee goes to one account.
create unique index ux_expert_bank_default on expert_bank (tenant_id, expert_id) where is_deleted = 0 and is_default;
create index ix_expert_bank_expert on expert_bank (tenant_id, expert_id) where is_deleted = 0;
select protect('expert_bank');

create table expert_title (
  tenant_id text not null,
  id bigint not null,
  expert_id bigint not null,
  title_name text not null,
  title_level smallint not null,
  cert_no text,
  title_date date,
  files jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, expert_id) references expert (tenant_id, id)
);
create index ix_expert_title_expert on expert_title (tenant_id, expert_id) where is_deleted = 0;
select protect('expert_title');

create table expert_eduwork (
  tenant_id text not null,
  id bigint not null,
  expert_id bigint not null,
  eduwork_type smallint not null default 2,
  org text not null,
  org_credit_code text,
  post text,
  from_day date not null,
  to_day date,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, expert_id) references expert (tenant_id, id),
  constraint expert_eduwork_days check (to_day is null or to_day >= from_day)
);
create index ix_expert_eduwork_expert on expert_eduwork (tenant_id, expert_id) where is_deleted = 0;
select protect('expert_eduwork');

create table expert_judgeinfo (
  tenant_id text not null,
  id bigint not null,
  expert_id bigint not null,
  item_code text not null,
  judge_level smallint not null default 1,
  from_day date,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, expert_id) references expert (tenant_id, id)
);
create unique index ux_expert_judgeinfo_item on expert_judgeinfo (tenant_id, expert_id, item_code) where is_deleted = 0;
select protect('expert_judgeinfo');

create table expert_ca (
  tenant_id text not null,
  id bigint not null,
  expert_id bigint not null,
  cert_sn text not null,
  cert_dn text,
  pub_key text,
  not_before date not null,
  not_after date not null,
  ca_status smallint not null default 1,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, expert_id) references expert (tenant_id, id),
  constraint expert_ca_days check (not_after >= not_before)
);
create unique index ux_expert_ca_sn on expert_ca (tenant_id, cert_sn) where is_deleted = 0;
create index ix_expert_ca_expert on expert_ca (tenant_id, expert_id) where is_deleted = 0;
select protect('expert_ca');

insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values
  ('000000', 4442, '专家年龄上限', 'expert.ageLimit', '70', true,
    '周岁；超过的不能入库，也不参加抽取；0 不限', now(), now()),
  ('000000', 4443, '专家最低从业年限', 'expert.workYears', '8', true,
    '招标投标法第三十七条要求从事相关领域工作满八年；0 不限', now(), now());

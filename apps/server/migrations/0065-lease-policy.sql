-- What a university sets for its leases, from a day on, with its source. The platform's row is what everybody begins with.
create table lease_policy (
  tenant_id text not null,
  id bigint not null,
  effective_date date not null,
  max_term_months integer not null check (max_term_months > 0),
  renewal_days integer not null check (renewal_days > 0),
  max_renewals integer not null check (max_renewals >= 0),
  notice_days integer not null check (notice_days >= 0),
  holdover_multiple numeric(9,4) not null check (holdover_multiple >= 1),
  late_fee_rate numeric(9,4) not null check (late_fee_rate >= 0),
  first_year_rate numeric(9,4) not null,
  second_year_rate numeric(9,4) not null,
  third_year_rate numeric(9,4) not null,
  later_rate numeric(9,4) not null,
  source text not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_lease_policy on lease_policy (tenant_id, effective_date) where is_deleted = 0;
select protect('lease_policy', p_platform => true);

insert into lease_policy (tenant_id, id, effective_date, max_term_months, renewal_days, max_renewals, notice_days,
  holdover_multiple, late_fee_rate, first_year_rate, second_year_rate, third_year_rate, later_rate, source, create_time)
values ('000000', 650001, '2000-01-01', 36, 90, 3, 15, 1.5, 0, 60, 70, 80, 100,
  '产品默认值，非法定标准；请按本校周转房管理办法另行设置', now());

-- How long somebody may apply for is the policy's to say.
alter table room_lease drop constraint room_lease_term_months_check;
alter table room_lease add constraint room_lease_term_months check (term_months between 1 and 240);

-- A contract keeps the steps that were agreed on, whatever the policy says later.
alter table room_contract add column rate_steps jsonb;
update room_contract set rate_steps = '[{"fromMonth":0,"rate":"60"},{"fromMonth":12,"rate":"70"},{"fromMonth":24,"rate":"80"},{"fromMonth":36,"rate":"100"}]'
  where rate_mode = 2;

-- A late fee runs from `late_from`, the due date at first and the day of the last payment then, on top of `late_base`.
alter table room_rent
  add column late_base bigint not null default 0,
  add column late_from date;

-- Sites that are reserved by the hour, and their reservations. `status` of a reservation's base row is its state.

create table site (
  tenant_id text not null,
  id bigint not null,
  site_name text not null,
  type_id smallint not null,
  capacity integer,
  address text,
  open_from text not null,
  open_to text not null,
  site_status smallint not null,
  equipments text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint site_open_hours check (open_from < open_to)
);
create unique index ux_site_name on site (tenant_id, site_name) where is_deleted = 0;
select protect('site');

create table reservation (
  tenant_id text not null,
  id bigint not null,
  site_id bigint not null,
  project_id bigint,
  cus_name text,
  meet_type smallint not null,
  date date generated always as ((begin_time at time zone 'Asia/Shanghai')::date) stored,
  begin_time timestamptz not null,
  end_time timestamptz not null,
  cancel_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, site_id) references site (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint reservation_status check (status between 0 and 4),
  constraint reservation_order check (begin_time < end_time),
  -- One at a time. Numbers stand as ranges of one, which GiST compares without an extension.
  constraint reservation_free exclude using gist (
    int8range(tenant_id::bigint, tenant_id::bigint, '[]') with &&,
    int8range(site_id, site_id, '[]') with &&,
    tstzrange(begin_time, end_time) with &&
  ) where (is_deleted = 0 and status in (0, 1, 2))
);
alter table reservation alter column status set default 0;
create index ix_reservation_time on reservation (tenant_id, begin_time) where is_deleted = 0;
create index ix_reservation_project on reservation (tenant_id, project_id) where is_deleted = 0;
create index ix_reservation_due on reservation (tenant_id, status, begin_time) where is_deleted = 0 and status in (0, 1, 2);
select protect('reservation');

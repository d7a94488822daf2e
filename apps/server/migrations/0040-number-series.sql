-- How far each series of numbers has been given out: the row is locked until the number is kept or given back.

create table number_series (
  tenant_id text not null,
  series text not null,
  last bigint not null check (last >= 0),
  create_time timestamptz not null,
  update_time timestamptz not null,
  primary key (tenant_id, series)
);
select protect('number_series');

-- By what the bids for a package are evaluated: checks and scored items, written as a whole.

create table evaluation_standard (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  evaluation_method smallint not null,
  is_price_fixed boolean not null default false,
  price_weight numeric(18,4),
  benchmark smallint not null default 1,
  benchmark_percent numeric(18,4),
  aggregation smallint not null default 1,
  leader_rule smallint not null default 2,
  checks jsonb not null,
  items jsonb not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  constraint evaluation_standard_method check (evaluation_method between 1 and 5),
  constraint evaluation_standard_weight check (price_weight between 0 and 100),
  constraint evaluation_standard_benchmark check (benchmark between 1 and 4),
  constraint evaluation_standard_aggregation check (aggregation between 1 and 3),
  constraint evaluation_standard_leader check (leader_rule between 1 and 2)
);
create unique index ux_evaluation_standard_package on evaluation_standard (tenant_id, package_id) where is_deleted = 0;
create index ix_evaluation_standard_project on evaluation_standard (tenant_id, project_id) where is_deleted = 0;
select protect('evaluation_standard');

-- What whoever sees a published package reads of how it is evaluated.
create view published_standard with (security_barrier) as
  select k.tenant_id, k.project_id, k.id as package_id, k.package_no, k.package_name, s.evaluation_method, s.is_price_fixed,
    s.price_weight, s.benchmark, s.benchmark_percent, s.aggregation, s.leader_rule, s.checks, s.items
  from published_package k
  join evaluation_standard s on s.tenant_id = k.tenant_id and s.package_id = k.id and s.is_deleted = 0;
grant select on published_standard to zc_app;

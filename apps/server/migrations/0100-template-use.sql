-- Which tenants began with a template or were given it later: rows of the platform.
create table tenant_template_use (
  tenant_id text not null,
  template_id bigint not null,
  used_by text not null,
  use_time timestamptz not null,
  primary key (tenant_id, template_id, used_by),
  foreign key (tenant_id, template_id) references tenant_template (tenant_id, id)
);
select protect('tenant_template_use');

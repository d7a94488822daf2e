-- What a new tenant begins with beside its administrator: roles with their menus and scopes, and values of parameters.
-- Rows of the platform; those with a code come with the product and follow it.
create table tenant_template (
  tenant_id text not null,
  id bigint not null,
  code text,
  template_name text not null,
  tenant_kind text not null,
  content jsonb not null,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint tenant_template_tenant_kind check (tenant_kind in ('buyer', 'agency', 'supplier'))
);
create unique index ux_tenant_template_code on tenant_template (tenant_id, code) where code is not null;
create unique index ux_tenant_template_name on tenant_template (tenant_id, template_name) where is_deleted = 0;
create index ix_tenant_template_time on tenant_template (tenant_id, create_time desc, id desc) where is_deleted = 0;
select protect('tenant_template');

-- Documents: templates that are filled from a project, catalogues that files lie in.

create table file_template (
  tenant_id text not null,
  id bigint not null,
  name text not null,
  temp_type smallint not null,
  manner_id smallint,
  temp_status smallint not null default 1,
  files jsonb,
  file_version integer,
  variables jsonb,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint file_template_type check (temp_type between 1 and 6),
  constraint file_template_status check (temp_status in (0, 1))
);
create index ix_file_template_time on file_template (tenant_id, update_time desc) where is_deleted = 0;
create index ix_file_template_type on file_template (tenant_id, temp_type, update_time desc) where is_deleted = 0;
select protect('file_template', p_platform => true);

create table file_catalog (
  tenant_id text not null,
  id bigint not null,
  services smallint not null,
  type smallint not null,
  catalog_name text not null,
  catalog_code text not null,
  is_required boolean,
  sort integer,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint file_catalog_services check (services between 1 and 3),
  constraint file_catalog_type check (type between 1 and 6)
);
create unique index ux_file_catalog_code on file_catalog (tenant_id, services, catalog_code) where is_deleted = 0;
select protect('file_catalog', p_platform => true);

-- The catalogue of what is bought, of the fields of experts and of the kinds of suppliers: three trees by their codes.

create table purchase_item (
  tenant_id text not null,
  id bigint not null,
  item_code text not null,
  item_name text not null,
  parent_code text not null default '0',
  item_type smallint not null check (item_type between 1 and 3),
  unit text,
  sort integer,
  level integer not null default 1 check (level between 1 and 5),
  in_use smallint not null check (in_use in (0, 1)),
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_purchase_item_code on purchase_item (tenant_id, item_code) where is_deleted = 0;
create index ix_purchase_item_parent on purchase_item (tenant_id, parent_code) where is_deleted = 0;
select protect('purchase_item');

-- What a project buys, and the approval of another method than the rules ask for.
alter table project
  add column item_id bigint,
  add column manner_files jsonb,
  add foreign key (tenant_id, item_id) references purchase_item (tenant_id, id);
create index ix_project_item on project (tenant_id, item_id) where is_deleted = 0 and item_id is not null;

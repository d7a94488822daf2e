-- Suppliers who may not bid for one package (R54): who leads a firm, and whom it controls or manages, as the buyer notes it
-- and as firms declare it themselves. Nobody is refused for another's sake before the opening (R38, decisions/0044).

alter table supplier add column responsible_person text;
alter table entry_member add column responsible_person text;
alter table entry_member add column related_companies jsonb;

create table supplier_relation (
  tenant_id text not null,
  id bigint not null,
  supplier_id bigint not null,
  related_id bigint not null,
  relation_type smallint not null,
  relation_source smallint not null default 1,
  basis text not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references supplier (tenant_id, id),
  foreign key (tenant_id, related_id) references supplier (tenant_id, id),
  constraint supplier_relation_other check (supplier_id <> related_id),
  constraint supplier_relation_type check (relation_type in (1, 2, 3)),
  constraint supplier_relation_source check (relation_source in (1, 2))
);
-- In either direction it is one relation.
create unique index ux_supplier_relation_pair on supplier_relation
  (tenant_id, least(supplier_id, related_id), greatest(supplier_id, related_id), relation_type) where is_deleted = 0;
create index ix_supplier_relation_related on supplier_relation (tenant_id, related_id) where is_deleted = 0;
create index ix_supplier_relation_time on supplier_relation (tenant_id, create_time desc, id desc) where is_deleted = 0;
select protect('supplier_relation');

-- Two bidders of a package who seem to be related, as the opening found them, and what was made of it.
create table related_bidder (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  entry_id bigint not null,
  other_entry_id bigint not null,
  company_name text not null,
  other_name text not null,
  relation_type smallint not null,
  relation_source smallint not null,
  basis text,
  finding_status smallint not null default 1,
  decision text,
  decide_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  foreign key (tenant_id, other_entry_id) references entry (tenant_id, id),
  constraint related_bidder_type check (relation_type in (1, 2, 3)),
  constraint related_bidder_source check (relation_source in (1, 2, 3)),
  constraint related_bidder_status check (finding_status in (1, 2, 3))
);
create unique index ux_related_bidder_pair on related_bidder
  (tenant_id, entry_id, other_entry_id, company_name, other_name, relation_type) where is_deleted = 0;
create index ix_related_bidder_project on related_bidder (tenant_id, project_id) where is_deleted = 0;
create index ix_related_bidder_other on related_bidder (tenant_id, other_entry_id) where is_deleted = 0;
select protect('related_bidder');

-- What a company says of itself, with its registration or its word in a consortium; its own row alone.
create function declare_relations(p_buyer text, p_entry bigint, p_person text, p_related jsonb)
  returns void language sql security definer set search_path = public, pg_temp as $$
  update entry_member set responsible_person = coalesce(p_person, responsible_person),
      related_companies = coalesce(p_related, related_companies)
    where tenant_id = p_buyer and entry_id = p_entry and member_tenant_id = app_tenant() and is_deleted = 0
$$;
revoke execute on function declare_relations(text, bigint, text, jsonb) from public;
grant execute on function declare_relations(text, bigint, text, jsonb) to zc_app;

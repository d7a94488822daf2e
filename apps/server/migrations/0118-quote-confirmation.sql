-- A supplier's word that his sealed quote stands after a change. The row is his own tenant's: the buyer would learn by it
-- who has quoted.

create table quote_confirmation (
  tenant_id text not null,
  id bigint not null,
  buyer_tenant_id text not null,
  project_id bigint not null,
  entry_id bigint not null,
  bulletin_id bigint not null,
  quote_version integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (buyer_tenant_id, entry_id) references entry (tenant_id, id),
  foreign key (buyer_tenant_id, bulletin_id) references bulletin (tenant_id, id)
);
create unique index ux_quote_confirmation on quote_confirmation (tenant_id, entry_id, bulletin_id, quote_version);
select protect('quote_confirmation', p_append_only => true);

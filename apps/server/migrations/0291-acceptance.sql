-- Acceptances of what a contract delivers: drawn up by who handles it, concluded by others (政府采购法 61). The rows are the
-- buyer's; the supplier is their party.

create table contract_acceptance (
  tenant_id text not null,
  id bigint not null,
  accept_no text not null,
  contract_id bigint not null,
  project_id bigint not null,
  supplier_tenant_id text not null,
  stage_no integer not null,
  accept_type smallint not null,
  accept_time timestamptz not null,
  accept_place text,
  accept_status smallint not null default 0,
  conclusion smallint,
  accept_money bigint,
  opinion text,
  rectify_due timestamptz,
  conclude_time timestamptz,
  files jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_id) references contract (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint contract_acceptance_type check (accept_type between 1 and 4),
  constraint contract_acceptance_known check (accept_status between 0 and 6)
);
create unique index ux_contract_acceptance_no on contract_acceptance (tenant_id, accept_no);
create unique index ux_contract_acceptance_stage on contract_acceptance (tenant_id, contract_id, stage_no) where is_deleted = 0;
create index ix_contract_acceptance_project on contract_acceptance (tenant_id, project_id) where is_deleted = 0;
create index ix_contract_acceptance_party on contract_acceptance (supplier_tenant_id, contract_id) where is_deleted = 0;
select protect('contract_acceptance', p_parties => array['supplier_tenant_id']);

create table contract_acceptance_line (
  tenant_id text not null,
  id bigint not null,
  acceptance_id bigint not null,
  contract_id bigint not null,
  supplier_tenant_id text not null,
  contract_line_id bigint not null,
  name text not null,
  unit text not null,
  plan_quantity numeric(18,4) not null,
  real_quantity numeric(18,4),
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, acceptance_id) references contract_acceptance (tenant_id, id),
  foreign key (tenant_id, contract_line_id) references contract_line (tenant_id, id),
  constraint contract_acceptance_line_real check (real_quantity >= 0 and real_quantity <= plan_quantity)
);
create unique index ux_contract_acceptance_line on contract_acceptance_line (tenant_id, acceptance_id, contract_line_id)
  where is_deleted = 0;
create index ix_contract_acceptance_line_contract on contract_acceptance_line (tenant_id, contract_id) where is_deleted = 0;
create index ix_contract_acceptance_line_party on contract_acceptance_line (supplier_tenant_id, contract_id)
  where is_deleted = 0;
select protect('contract_acceptance_line', p_parties => array['supplier_tenant_id']);

create table contract_acceptor (
  tenant_id text not null,
  id bigint not null,
  acceptance_id bigint not null,
  contract_id bigint not null,
  supplier_tenant_id text not null,
  member_name text not null,
  member_role text not null,
  opinion text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, acceptance_id) references contract_acceptance (tenant_id, id)
);
create index ix_contract_acceptor_acceptance on contract_acceptor (tenant_id, acceptance_id) where is_deleted = 0;
create index ix_contract_acceptor_contract on contract_acceptor (tenant_id, contract_id) where is_deleted = 0;
create index ix_contract_acceptor_party on contract_acceptor (supplier_tenant_id, contract_id) where is_deleted = 0;
select protect('contract_acceptor', p_parties => array['supplier_tenant_id']);

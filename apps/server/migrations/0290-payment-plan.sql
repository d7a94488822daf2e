-- How a contract is paid: the payments of its plan, which come to its price, and the one account that they go to. The rows are
-- the buyer's; the supplier is their party.

alter table contract
  add column payee_bank text,
  add column payee_account text;

create table contract_term (
  tenant_id text not null,
  id bigint not null,
  contract_id bigint not null,
  project_id bigint not null,
  supplier_tenant_id text not null,
  term_no integer not null,
  term_name text not null,
  pay_condition smallint not null,
  rate numeric(9,4),
  plan_money bigint not null,
  plan_date date not null,
  term_status smallint not null default 0,
  condition_time timestamptz,
  due_time timestamptz,
  due_article text,
  late_rate numeric(9,4),
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_id) references contract (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint contract_term_condition check (pay_condition between 1 and 4),
  constraint contract_term_known check (term_status between 0 and 3),
  constraint contract_term_money check (plan_money > 0)
);
-- A plan that took the place of another leaves its rows deleted: nothing of it is lost.
create unique index ux_contract_term_no on contract_term (tenant_id, contract_id, term_no) where is_deleted = 0;
create index ix_contract_term_waiting on contract_term (tenant_id, condition_time) where is_deleted = 0 and term_status = 0;
create index ix_contract_term_project on contract_term (tenant_id, project_id) where is_deleted = 0;
create index ix_contract_term_party on contract_term (supplier_tenant_id, contract_id) where is_deleted = 0;
select protect('contract_term', p_parties => array['supplier_tenant_id']);

-- What the supplier has invoiced of a contract, and the payments that were applied for, made and taken back. The rows are the
-- buyer's; the supplier is their party, and hands his invoices in himself.

create table contract_invoice (
  tenant_id text not null,
  id bigint not null,
  contract_id bigint not null,
  supplier_tenant_id text not null,
  invoice_no text not null,
  invoice_date date not null,
  invoice_money bigint not null,
  tax_money bigint,
  files jsonb,
  invoice_status smallint not null default 1,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_id) references contract (tenant_id, id),
  constraint contract_invoice_known check (invoice_status in (1, 2)),
  constraint contract_invoice_money check (invoice_money > 0 and tax_money between 0 and invoice_money)
);
-- An invoice counts once; one that is void may have been noted wrongly, and is noted again.
create unique index ux_contract_invoice_no on contract_invoice (tenant_id, invoice_no) where is_deleted = 0 and invoice_status = 1;
create index ix_contract_invoice_contract on contract_invoice (tenant_id, contract_id) where is_deleted = 0;
create index ix_contract_invoice_party on contract_invoice (supplier_tenant_id, contract_id) where is_deleted = 0;
select protect('contract_invoice', p_parties => array['supplier_tenant_id']);

create table contract_payment (
  tenant_id text not null,
  id bigint not null,
  pay_no text not null,
  contract_id bigint not null,
  project_id bigint not null,
  supplier_tenant_id text not null,
  supplier_name text not null,
  term_id bigint not null,
  term_name text not null,
  apply_money bigint not null,
  invoice_id bigint,
  remark text,
  pay_status smallint not null default 0,
  payee_bank text not null,
  payee_account text not null,
  due_time timestamptz,
  pay_money bigint,
  pay_time timestamptz,
  trade_no text,
  voucher jsonb,
  late_days integer,
  late_interest bigint,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_id) references contract (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, term_id) references contract_term (tenant_id, id),
  foreign key (tenant_id, invoice_id) references contract_invoice (tenant_id, id),
  constraint contract_payment_known check (pay_status between 0 and 6),
  constraint contract_payment_money check (apply_money > 0 and (pay_money is null or pay_money = apply_money))
);
create unique index ux_contract_payment_no on contract_payment (tenant_id, pay_no);
-- A transfer pays one application; one that was reversed keeps its number.
create unique index ux_contract_payment_trade on contract_payment (tenant_id, trade_no) where is_deleted = 0;
create index ix_contract_payment_contract on contract_payment (tenant_id, contract_id) where is_deleted = 0;
create index ix_contract_payment_term on contract_payment (tenant_id, term_id) where is_deleted = 0;
create index ix_contract_payment_project on contract_payment (tenant_id, project_id) where is_deleted = 0;
create index ix_contract_payment_status on contract_payment (tenant_id, pay_status, id desc) where is_deleted = 0;
create index ix_contract_payment_party on contract_payment (supplier_tenant_id, contract_id) where is_deleted = 0;
select protect('contract_payment', p_parties => array['supplier_tenant_id']);

-- What was paid for contracts has an account of its own.
alter table ledger_account drop constraint ledger_account_kind;
alter table ledger_account add constraint ledger_account_kind check (account_kind between 1 and 14);

-- A line of the bank's statement is a deposit or an order, and only one of both.

alter table bank_receipt add column order_id bigint;
alter table bank_receipt add foreign key (tenant_id, order_id) references pay_order (tenant_id, id);
create unique index ux_bank_receipt_order on bank_receipt (tenant_id, order_id) where order_id is not null and is_deleted = 0;
alter table bank_receipt drop constraint bank_receipt_matched;
alter table bank_receipt add constraint bank_receipt_matched
  check ((receipt_status = 2)::int = num_nonnulls(deposit_id, order_id));

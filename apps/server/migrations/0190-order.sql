-- What suppliers pay a buyer for. The rows are the buyer's, the supplier is their party: he puts them in by the policy of
-- the party and changes them by functions that leave the buyer's stamps alone.

alter table ledger_account drop constraint ledger_account_kind;
alter table ledger_account add constraint ledger_account_kind check (account_kind between 1 and 13);

insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values
  ('000000', 19001, '订单支付时限', 'order.payMinutes', '30', true, '分钟；超时未支付的订单自动关闭', now(), now()),
  ('000000', 19002, '线下转账时限', 'order.transferHours', '72', true, '小时；选择线下转账后提交凭证的期限', now(), now());

create table pay_channel (
  tenant_id text not null,
  id bigint not null,
  pay_type smallint not null,
  is_on boolean,
  merchant_no text,
  secret_key text,
  account_name text,
  account_no text,
  bank_name text,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint pay_channel_type check (pay_type between 1 and 4)
);
create unique index ux_pay_channel_type on pay_channel (tenant_id, pay_type) where is_deleted = 0;
select protect('pay_channel');

create table pay_order (
  tenant_id text not null,
  id bigint not null,
  order_no text not null,
  order_type smallint not null,
  project_id bigint not null,
  entry_id bigint,
  supplier_tenant_id text not null,
  supplier_name text not null,
  payer_id bigint,
  order_status smallint not null default 0,
  order_money bigint not null,
  pay_type smallint,
  expire_time timestamptz,
  pay_time timestamptz,
  trade_no text,
  payer_name text,
  voucher jsonb,
  has_voucher integer not null default 0,
  reject_reason text,
  refund_cause smallint,
  refund_reason text,
  refund_time timestamptz,
  refund_trade_no text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  constraint pay_order_status check (order_status between 0 and 7),
  constraint pay_order_type check (order_type in (1, 2, 4)),
  constraint pay_order_pay_type check (pay_type between 1 and 4),
  constraint pay_order_money check (order_money > 0),
  constraint pay_order_paid check (order_status not in (2, 5, 6) or (pay_type is not null and pay_time is not null)),
  constraint pay_order_voucher check (has_voucher in (0, 1))
);
-- One that stands for each thing; what came in late and is to go back stands beside it.
create unique index ux_pay_order_documents on pay_order (tenant_id, project_id, supplier_tenant_id)
  where is_deleted = 0 and order_type = 1 and order_status in (0, 1, 2, 5) and refund_cause is null;
create unique index ux_pay_order_fee on pay_order (tenant_id, entry_id, order_type)
  where is_deleted = 0 and order_type <> 1 and order_status in (0, 1, 2, 5) and refund_cause is null;
create unique index ux_pay_order_no on pay_order (tenant_id, order_no);
create unique index ux_pay_order_refund on pay_order (tenant_id, refund_trade_no) where refund_trade_no is not null;
create index ix_pay_order_project on pay_order (tenant_id, project_id) where is_deleted = 0;
create index ix_pay_order_party on pay_order (supplier_tenant_id, id desc) where is_deleted = 0;
create index ix_pay_order_expire on pay_order (tenant_id, expire_time) where order_status in (0, 1) and is_deleted = 0;
select protect('pay_order', p_parties => array['supplier_tenant_id']);

-- What channels told: by reference and amount, so that the same payment is kept once and another amount is not lost.
create table pay_record (
  tenant_id text not null,
  id bigint not null,
  order_id bigint,
  order_no text not null,
  project_id bigint,
  supplier_tenant_id text,
  supplier_name text,
  pay_type smallint not null,
  trade_no text not null,
  money bigint not null,
  trade_state smallint not null,
  pay_time timestamptz,
  verdict smallint not null,
  record_status smallint not null default 0,
  times integer not null default 1,
  last_time timestamptz,
  note text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references pay_order (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint pay_record_status check (record_status between 0 and 3)
);
create unique index ux_pay_record_trade on pay_record (tenant_id, pay_type, trade_no, money);
create index ix_pay_record_order on pay_record (tenant_id, order_id) where order_id is not null;
create index ix_pay_record_time on pay_record (tenant_id, create_time desc);
create index ix_pay_record_party on pay_record (supplier_tenant_id, order_id) where supplier_tenant_id is not null;
select protect('pay_record', p_parties => array['supplier_tenant_id']);

-- What a supplier changes of his own order. Answers the new version; null where the row is not his, has moved on, or stands
-- where that cannot be done.
create function act_on_own_order(p_buyer text, p_id bigint, p_version integer, p_act text, p_values jsonb,
    p_user bigint, p_change bigint, p_now timestamptz)
  returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_row pay_order%rowtype;
  v_new pay_order%rowtype;
  v_to smallint;
begin
  select * into v_row from pay_order
    where tenant_id = p_buyer and id = p_id and supplier_tenant_id = app_tenant() and is_deleted = 0 for no key update;
  if not found or v_row.version <> p_version then
    return null;
  end if;
  v_new := jsonb_populate_record(v_row, p_values);
  if p_act = 'begin' and v_row.order_status in (0, 1) and v_row.has_voucher = 0 then
    v_to := 1;
    update pay_order set pay_type = v_new.pay_type, expire_time = v_new.expire_time, payer_id = p_user
      where tenant_id = p_buyer and id = p_id;
  elsif p_act = 'handIn' and v_row.order_status in (0, 1) and v_row.has_voucher = 0 then
    v_to := 1;
    update pay_order set pay_type = 4, payer_name = v_new.payer_name, pay_time = v_new.pay_time, voucher = v_new.voucher,
        has_voucher = 1, reject_reason = null, payer_id = p_user
      where tenant_id = p_buyer and id = p_id;
  elsif p_act = 'cancel' and v_row.order_status in (0, 1) and v_row.has_voucher = 0 then
    v_to := 3;
  elsif p_act = 'remove' and v_row.order_status in (3, 4) then
    v_to := 7;
  else
    return null;
  end if;
  insert into state_change (tenant_id, id, row_id, from_state, entity, action, to_state, create_user, create_time)
    values (p_buyer, p_change, p_id, v_row.order_status::text, 'payOrder', p_act, v_to::text, p_user, p_now);
  update pay_order set order_status = v_to, version = version + 1, update_time = p_now
    where tenant_id = p_buyer and id = p_id returning version into v_new.version;
  return v_new.version;
end $$;
revoke execute on function act_on_own_order(text, bigint, integer, text, jsonb, bigint, bigint, timestamptz) from public;
grant execute on function act_on_own_order(text, bigint, integer, text, jsonb, bigint, bigint, timestamptz) to zc_app;

-- How a buyer is paid, for who has an order of his: never a secret, never what is not in use.
create function pay_channels_of(p_buyer text)
  returns table (pay_type smallint, account_name text, account_no text, bank_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.pay_type, c.account_name, c.account_no, c.bank_name from pay_channel c
  where c.tenant_id = p_buyer and c.is_on and c.is_deleted = 0
    and exists (select from pay_order o where o.tenant_id = p_buyer and o.supplier_tenant_id = app_tenant())
  order by c.pay_type
$$;
revoke execute on function pay_channels_of(text) from public;
grant execute on function pay_channels_of(text) to zc_app;

-- Documents are bought at the desk, or by an order that is paid and not to be refunded.
create or replace function has_bought(p_buyer text, p_project bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from document_taking d
      where d.tenant_id = p_buyer and d.project_id = p_project and d.taker_tenant_id = app_tenant() and d.take_way = 2
        and d.is_deleted = 0)
    or exists (select from pay_order o
      where o.tenant_id = p_buyer and o.project_id = p_project and o.supplier_tenant_id = app_tenant()
        and o.order_type = 1 and o.order_status = 2 and o.refund_cause is null and o.is_deleted = 0)
$$;

-- Whoever has paid has taken the documents, on the list of those who did.
alter table document_taking drop constraint document_taking_way;
alter table document_taking add constraint document_taking_way check (take_way between 1 and 3);
create function note_online_sale() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into document_taking (tenant_id, id, project_id, taker_tenant_id, taker_name, credit_code, take_way, take_time,
      receipt_no, create_time, update_time)
    select new.tenant_id, new.id, new.project_id, t.tenant_id, t.tenant_name, coalesce(t.credit_code, 'T' || t.tenant_id), 3,
      coalesce(new.update_time, new.pay_time), new.order_no, coalesce(new.update_time, new.pay_time),
      coalesce(new.update_time, new.pay_time)
    from tenant t where t.tenant_id = new.supplier_tenant_id
  on conflict (tenant_id, project_id, taker_tenant_id) where is_deleted = 0
    do update set take_way = 3, receipt_no = excluded.receipt_no, update_time = excluded.update_time
      where document_taking.take_way = 1;
  return null;
end $$;
create trigger note_online_sale after update of order_status, refund_cause on pay_order
  for each row when (new.order_type = 1 and new.order_status = 2 and new.refund_cause is null)
  execute function note_online_sale();
revoke execute on function note_online_sale() from public;

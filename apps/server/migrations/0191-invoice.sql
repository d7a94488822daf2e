-- Invoices and receipts for paid orders, each order on one that stands.

create table invoice (
  tenant_id text not null,
  id bigint not null,
  ticket_status smallint not null default 0,
  ticket_type smallint not null,
  title text not null,
  tax_no text not null,
  money bigint not null,
  supplier_tenant_id text not null,
  supplier_name text not null,
  bank text,
  account text,
  address text,
  phone text,
  email text not null,
  apply_time timestamptz,
  invoice_no text,
  issue_time timestamptz,
  files jsonb,
  reject_reason text,
  reverse_reason text,
  reverse_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint invoice_status check (ticket_status between 0 and 5),
  constraint invoice_type check (ticket_type between 1 and 3)
);
create unique index ux_invoice_no on invoice (tenant_id, invoice_no) where invoice_no is not null;
create index ix_invoice_party on invoice (supplier_tenant_id, id desc) where is_deleted = 0;
create index ix_invoice_status on invoice (tenant_id, ticket_status, id desc) where is_deleted = 0;
select protect('invoice', p_parties => array['supplier_tenant_id']);

create table invoice_order (
  tenant_id text not null,
  invoice_id bigint not null,
  order_id bigint not null,
  supplier_tenant_id text not null,
  -- Its invoice was neither reversed nor removed.
  is_standing boolean not null default true,
  primary key (tenant_id, invoice_id, order_id),
  foreign key (tenant_id, invoice_id) references invoice (tenant_id, id),
  foreign key (tenant_id, order_id) references pay_order (tenant_id, id)
);
create unique index ux_invoice_order_once on invoice_order (tenant_id, order_id) where is_standing;
create index ix_invoice_order_party on invoice_order (supplier_tenant_id, order_id);
select protect('invoice_order', p_parties => array['supplier_tenant_id']);

-- Only what is paid and not to be refunded, whoever is about to refund it meanwhile.
create function demand_paid_order() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform from pay_order o where o.tenant_id = new.tenant_id and o.id = new.order_id
    and o.supplier_tenant_id = new.supplier_tenant_id and o.order_status = 2 and o.refund_cause is null for share;
  if not found then
    raise exception 'order % is not paid', new.order_id
      using errcode = 'check_violation', constraint = 'invoice_order_paid', table = 'invoice_order';
  end if;
  return new;
end $$;
create trigger demand_paid_order before insert on invoice_order
  for each row execute function demand_paid_order();

create function keep_invoice_orders() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update invoice_order set is_standing = false where tenant_id = new.tenant_id and invoice_id = new.id;
  return null;
end $$;
create trigger keep_invoice_orders after update of ticket_status, is_deleted on invoice
  for each row when (new.ticket_status = 5 or new.is_deleted = 1) execute function keep_invoice_orders();
revoke execute on function demand_paid_order(), keep_invoice_orders() from public;

-- What a supplier changes of his own: a draft or what was rejected, with its orders, and its removal. The amount is the sum of
-- the orders. Answers version and amount; nothing where the row is not his, has moved on, or stands where that cannot be done.
create function act_on_own_invoice(p_buyer text, p_id bigint, p_version integer, p_act text, p_values jsonb,
    p_orders bigint[], p_user bigint, p_change bigint, p_now timestamptz)
  returns table (version integer, money bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_row invoice%rowtype;
  v_new invoice%rowtype;
begin
  select * into v_row from invoice i
    where i.tenant_id = p_buyer and i.id = p_id and i.supplier_tenant_id = app_tenant() and i.is_deleted = 0 for update;
  if not found or v_row.version <> p_version or v_row.ticket_status not in (0, 4) then
    return;
  end if;
  if p_act in ('save', 'apply') then
    v_new := jsonb_populate_record(v_row, p_values);
    delete from invoice_order l where l.tenant_id = p_buyer and l.invoice_id = p_id;
    insert into invoice_order (tenant_id, invoice_id, order_id, supplier_tenant_id)
      select p_buyer, p_id, o, app_tenant() from unnest(p_orders) as o order by o;
    update invoice i set ticket_type = v_new.ticket_type, title = v_new.title, tax_no = v_new.tax_no, bank = v_new.bank,
        account = v_new.account, address = v_new.address, phone = v_new.phone, email = v_new.email,
        money = (select sum(o.order_money) from pay_order o where o.tenant_id = p_buyer and o.id = any(p_orders)),
        ticket_status = case when p_act = 'apply' then 1 else i.ticket_status end,
        apply_time = case when p_act = 'apply' then p_now else i.apply_time end, create_user = p_user
      where i.tenant_id = p_buyer and i.id = p_id;
    if p_act = 'apply' then
      insert into state_change (tenant_id, id, row_id, from_state, entity, action, to_state, create_user, create_time)
        values (p_buyer, p_change, p_id, v_row.ticket_status::text, 'invoice', 'apply', '1', p_user, p_now);
    end if;
  elsif p_act = 'remove' then
    update invoice i set is_deleted = 1 where i.tenant_id = p_buyer and i.id = p_id;
  else
    return;
  end if;
  return query update invoice i set version = i.version + 1, update_time = p_now
    where i.tenant_id = p_buyer and i.id = p_id returning i.version, i.money;
end $$;
revoke execute on function act_on_own_invoice(text, bigint, integer, text, jsonb, bigint[], bigint, bigint, timestamptz) from public;
grant execute on function act_on_own_invoice(text, bigint, integer, text, jsonb, bigint[], bigint, bigint, timestamptz) to zc_app;

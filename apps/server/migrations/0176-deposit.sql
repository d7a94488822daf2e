-- Bid security. The row is the buyer's, the supplier its party: he puts it in by the policy of the party, and changes it by
-- one function that leaves the buyer's stamps alone.

create table deposit (
  tenant_id text not null,
  id bigint not null,
  deposit_no text not null,
  project_id bigint not null,
  package_id bigint not null,
  entry_id bigint not null,
  supplier_tenant_id text not null,
  supplier_name text not null,
  deposit_status smallint not null default 0,
  require_money bigint not null,
  money bigint,
  pay_way smallint,
  payer_name text,
  payer_account text,
  payer_bank text,
  is_basic_account boolean,
  pay_time timestamptz,
  voucher jsonb,
  guarantee_no text,
  guarantee_expire date,
  confirm_time timestamptz,
  reject_reason text,
  refund_cause smallint,
  event_time timestamptz,
  due_time timestamptz,
  due_article text,
  refund_apply_time timestamptz,
  refund_time timestamptz,
  refund_money bigint,
  refund_trade_no text,
  bank_interest bigint,
  late_interest bigint,
  consent_money bigint,
  convert_money bigint,
  forfeit_cause smallint,
  forfeit_reason text,
  forfeit_money bigint,
  appeal_state smallint,
  appeal text,
  appeal_time timestamptz,
  appeal_reply text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  constraint deposit_status check (deposit_status between 0 and 8),
  constraint deposit_pay_way check (pay_way between 1 and 6),
  constraint deposit_money check (money > 0 or deposit_status in (0, 7)),
  -- Where its money has ended it is all there: what was refunded, converted and forfeited is what was paid.
  constraint deposit_ended check (deposit_status not in (4, 5, 6)
    or coalesce(refund_money, 0) + coalesce(convert_money, 0) + coalesce(forfeit_money, 0) = money),
  constraint deposit_parts check (coalesce(refund_money, 0) >= 0 and coalesce(convert_money, 0) >= 0
    and coalesce(forfeit_money, 0) >= 0
    and coalesce(refund_money, 0) + coalesce(convert_money, 0) + coalesce(forfeit_money, 0) <= coalesce(money, 0))
);
create unique index ux_deposit_standing on deposit (tenant_id, entry_id)
  where is_deleted = 0 and deposit_status not in (4, 5, 6);
create unique index ux_deposit_no on deposit (tenant_id, deposit_no) where is_deleted = 0;
create unique index ux_deposit_refund_trade on deposit (tenant_id, refund_trade_no) where refund_trade_no is not null;
create index ix_deposit_project on deposit (tenant_id, project_id) where is_deleted = 0;
create index ix_deposit_party on deposit (supplier_tenant_id, project_id) where is_deleted = 0;
create index ix_deposit_status on deposit (tenant_id, deposit_status, due_time) where is_deleted = 0;
select protect('deposit', p_parties => array['supplier_tenant_id']);

-- What a supplier changes of his own: a draft or what was rejected, its removal, his consent to a conversion, his appeal.
-- Answers the new version; null where the row is not his, has moved on, or stands where that cannot be done.
create function act_on_own_deposit(p_buyer text, p_id bigint, p_version integer, p_act text, p_values jsonb,
    p_user bigint, p_change bigint, p_now timestamptz)
  returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_row deposit%rowtype;
  v_new deposit%rowtype;
begin
  select * into v_row from deposit
    where tenant_id = p_buyer and id = p_id and supplier_tenant_id = app_tenant() and is_deleted = 0 for update;
  if not found or v_row.version <> p_version then
    return null;
  end if;
  if p_act in ('save', 'handIn') and v_row.deposit_status in (0, 7) then
    v_new := jsonb_populate_record(v_row, p_values);
    update deposit set money = v_new.money, pay_way = v_new.pay_way, payer_name = v_new.payer_name,
        payer_account = v_new.payer_account, payer_bank = v_new.payer_bank, is_basic_account = v_new.is_basic_account,
        pay_time = v_new.pay_time, voucher = v_new.voucher, guarantee_no = v_new.guarantee_no,
        guarantee_expire = v_new.guarantee_expire, create_user = p_user,
        deposit_status = case when p_act = 'handIn' then 1 else deposit_status end
      where tenant_id = p_buyer and id = p_id;
    if p_act = 'handIn' then
      insert into state_change (tenant_id, id, row_id, from_state, entity, action, to_state, create_user, create_time)
        values (p_buyer, p_change, p_id, v_row.deposit_status::text, 'deposit', 'handIn', '1', p_user, p_now);
    end if;
  elsif p_act = 'remove' and v_row.deposit_status in (0, 7) then
    update deposit set is_deleted = 1 where tenant_id = p_buyer and id = p_id;
  elsif p_act = 'consent' and v_row.deposit_status = 2 then
    update deposit set consent_money = (p_values ->> 'consent_money')::bigint where tenant_id = p_buyer and id = p_id;
  elsif p_act = 'appeal' and v_row.deposit_status in (6, 8) and v_row.appeal_state is null then
    update deposit set appeal = p_values ->> 'appeal', appeal_state = 1, appeal_time = p_now
      where tenant_id = p_buyer and id = p_id;
  else
    return null;
  end if;
  update deposit set version = version + 1, update_time = p_now where tenant_id = p_buyer and id = p_id
    returning version into v_new.version;
  return v_new.version;
end $$;
revoke execute on function act_on_own_deposit(text, bigint, integer, text, jsonb, bigint, bigint, timestamptz) from public;
grant execute on function act_on_own_deposit(text, bigint, integer, text, jsonb, bigint, bigint, timestamptz) to zc_app;

-- What the documents ask of a supplier for his registration: his own, of a published project, held against its change.
create function deposit_terms(p_entry bigint)
  returns table (tenant_id text, project_id bigint, package_id bigint, project_no text, project_name text,
    package_no integer, package_name text, supplier_name text, entry_status smallint, law_regime smallint, manner smallint,
    deposit_money bigint, general_budget bigint, package_budget bigint, package_count integer, bid_end_time timestamptz,
    bid_valid_days integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.tenant_id, e.project_id, e.package_id, p.project_no, p.project_name, k.package_no::integer, k.package_name,
    e.supplier_name, e.entry_status, p.law_regime, p.manner, p.deposit_money, p.general_budget, k.budget,
    (select count(*)::integer from package o where o.tenant_id = e.tenant_id and o.project_id = e.project_id
      and o.is_deleted = 0),
    p.bid_end_time, p.bid_valid_days
  from entry e
  join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
  join package k on k.tenant_id = e.tenant_id and k.id = e.package_id
  where (p_entry is null or e.id = p_entry) and e.supplier_tenant_id = app_tenant() and e.is_deleted = 0
    and p.is_deleted = 0
$$;
revoke execute on function deposit_terms(bigint) from public;
grant execute on function deposit_terms(bigint) to zc_app;

-- A registration tells where its deposit stands; its version is not moved on, for it counts the quotes.
create function keep_deposit_status() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update entry e set deposit_status = case
      when new.is_deleted = 1 then 0 when new.deposit_status = 8 then 2 else new.deposit_status end
    where e.tenant_id = new.tenant_id and e.id = new.entry_id;
  return null;
end $$;
create trigger keep_deposit_status after insert or update of deposit_status, is_deleted on deposit
  for each row execute function keep_deposit_status();

-- What the bank says has come in.
create table bank_receipt (
  tenant_id text not null,
  id bigint not null,
  trade_no text not null,
  pay_time timestamptz not null,
  payer_name text not null,
  payer_account text not null,
  money bigint not null,
  remark text,
  receipt_status smallint not null default 1,
  deposit_id bigint,
  note text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, deposit_id) references deposit (tenant_id, id),
  constraint bank_receipt_status check (receipt_status between 1 and 3),
  constraint bank_receipt_money check (money > 0),
  constraint bank_receipt_matched check ((receipt_status = 2) = (deposit_id is not null))
);
create unique index ux_bank_receipt_trade on bank_receipt (tenant_id, trade_no) where is_deleted = 0;
create unique index ux_bank_receipt_deposit on bank_receipt (tenant_id, deposit_id) where deposit_id is not null and is_deleted = 0;
create index ix_bank_receipt_time on bank_receipt (tenant_id, pay_time desc) where is_deleted = 0;
select protect('bank_receipt');

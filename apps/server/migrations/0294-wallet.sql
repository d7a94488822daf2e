-- What a unit owes a supplier or one of its experts and they may withdraw: an account of the ledger for each, and what was
-- applied for. The rows are the unit's; the supplier is their party.

alter table ledger_account drop constraint ledger_account_kind;
alter table ledger_account add constraint ledger_account_kind check (account_kind between 1 and 19);
alter table ledger_account add column expert_id bigint;
alter table ledger_account add foreign key (tenant_id, expert_id) references expert (tenant_id, id);
drop index ux_ledger_account;
create unique index ux_ledger_account on ledger_account
  (tenant_id, account_kind, coalesce(project_id, 0), coalesce(supplier_tenant_id, ''), coalesce(expert_id, 0))
  where is_deleted = 0;
create index ix_ledger_account_wallet on ledger_account (supplier_tenant_id)
  where account_kind = 11 and is_deleted = 0 and supplier_tenant_id is not null;
-- A wallet has one owner.
alter table ledger_account add constraint ledger_account_wallet
  check (account_kind <> 11 or (project_id is null and (supplier_tenant_id is null) <> (expert_id is null)));

create table wallet_account (
  tenant_id text not null,
  id bigint not null,
  bank_name text not null,
  account_no text not null,
  holder text,
  is_default boolean not null default false,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_wallet_account_default on wallet_account (tenant_id) where is_deleted = 0 and is_default;
create index ix_wallet_account_tenant on wallet_account (tenant_id, create_time) where is_deleted = 0;
select protect('wallet_account');

create table payout (
  tenant_id text not null,
  id bigint not null,
  payout_no text not null,
  payout_status smallint not null default 0,
  owner_name text not null,
  supplier_tenant_id text,
  expert_id bigint,
  money bigint not null,
  payee_bank text not null,
  payee_account text not null,
  trade_no text,
  pay_time timestamptz,
  note text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, expert_id) references expert (tenant_id, id),
  constraint payout_known check (payout_status between 0 and 4),
  constraint payout_owner check ((supplier_tenant_id is null) <> (expert_id is null)),
  constraint payout_money check (money > 0),
  constraint payout_paid check (payout_status <> 2 or (trade_no is not null and pay_time is not null))
);
create unique index ux_payout_no on payout (tenant_id, payout_no);
create unique index ux_payout_trade on payout (tenant_id, trade_no) where trade_no is not null;
create index ix_payout_status on payout (tenant_id, payout_status, id desc) where is_deleted = 0;
create index ix_payout_expert on payout (tenant_id, expert_id, id desc) where expert_id is not null and is_deleted = 0;
create index ix_payout_party on payout (supplier_tenant_id, id desc) where supplier_tenant_id is not null and is_deleted = 0;
select protect('payout', p_parties => array['supplier_tenant_id']);

-- Whoever has applied holds the account: what it has and what was applied for is counted by one after the other, so that
-- together they never ask for more than there is. The wallet itself is not the supplier's to lock.
create function demand_available_payout() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  v_account bigint;
  v_held numeric;
  v_asked numeric;
begin
  select a.id into v_account from ledger_account a
    where a.tenant_id = new.tenant_id and a.account_kind = 11 and a.is_deleted = 0
      and a.supplier_tenant_id is not distinct from new.supplier_tenant_id and a.expert_id is not distinct from new.expert_id
    for no key update;
  select coalesce(sum(e.credit - e.debit), 0) into v_held from ledger_entry e
    where e.tenant_id = new.tenant_id and e.account_id = v_account;
  select coalesce(sum(p.money), 0) into v_asked from payout p
    where p.tenant_id = new.tenant_id and p.payout_status = 0 and p.is_deleted = 0
      and p.supplier_tenant_id is not distinct from new.supplier_tenant_id and p.expert_id is not distinct from new.expert_id;
  if new.payout_status <> 0 or v_held < v_asked then
    raise exception 'more than the wallet holds' using errcode = 'check_violation', constraint = 'payout_available';
  end if;
  return null;
end $$;
create constraint trigger payout_available after insert on payout
  for each row execute function demand_available_payout();

-- The wallets of whoever asks: a supplier's with every unit, an expert's with his own. What was applied for is frozen.
create function own_wallets(p_user bigint)
  returns table (tenant_id text, tenant_name text, expert_id bigint, account_id bigint, balance numeric, frozen numeric)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.tenant_id, t.tenant_name, a.expert_id, a.id,
    (select coalesce(sum(e.credit - e.debit), 0) from ledger_entry e where e.tenant_id = a.tenant_id and e.account_id = a.id),
    (select coalesce(sum(p.money), 0) from payout p
      where p.tenant_id = a.tenant_id and p.payout_status = 0 and p.is_deleted = 0
        and p.supplier_tenant_id is not distinct from a.supplier_tenant_id and p.expert_id is not distinct from a.expert_id)
  from ledger_account a join tenant t on t.tenant_id = a.tenant_id and t.is_deleted = 0
  where a.account_kind = 11 and a.is_deleted = 0 and (a.supplier_tenant_id = app_tenant()
    or (a.tenant_id = app_tenant() and a.expert_id in (select x.id from expert x
      where x.tenant_id = app_tenant() and x.user_id = p_user and x.is_deleted = 0)))
  order by t.tenant_name, a.id
$$;
revoke execute on function own_wallets(bigint) from public;
grant execute on function own_wallets(bigint) to zc_app;

create function own_wallet_movements(p_user bigint)
  returns table (id bigint, tenant_id text, tenant_name text, create_time timestamptz, operation smallint, cause_no text,
    cause_name text, reason text, debit bigint, credit bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.id, w.tenant_id, w.tenant_name, e.create_time, p.operation, p.cause_no, p.cause_name, p.reason, e.debit, e.credit
  from own_wallets(p_user) w
  join ledger_entry e on e.tenant_id = w.tenant_id and e.account_id = w.account_id
  join ledger_posting p on p.tenant_id = e.tenant_id and p.id = e.posting_id
  order by e.create_time desc, e.id desc limit 200
$$;
revoke execute on function own_wallet_movements(bigint) from public;
grant execute on function own_wallet_movements(bigint) to zc_app;

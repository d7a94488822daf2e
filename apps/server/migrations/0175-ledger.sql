-- Everything that moves money, in double entry: accounts, postings with a key that posts once, and their entries. What an
-- account holds is the sum of its entries and stands nowhere else.

create table ledger_account (
  tenant_id text not null,
  id bigint not null,
  account_kind smallint not null,
  project_id bigint,
  supplier_tenant_id text,
  supplier_name text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint ledger_account_kind check (account_kind between 1 and 12)
);
create unique index ux_ledger_account on ledger_account
  (tenant_id, account_kind, coalesce(project_id, 0), coalesce(supplier_tenant_id, '')) where is_deleted = 0;
select protect('ledger_account');

create table ledger_posting (
  tenant_id text not null,
  id bigint not null,
  operation smallint not null,
  money bigint not null,
  post_key text not null,
  cause_type smallint not null,
  cause_id text not null,
  cause_no text,
  cause_name text,
  reason text,
  project_id bigint,
  reverses_id bigint,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, reverses_id) references ledger_posting (tenant_id, id),
  constraint ledger_posting_money check (money > 0)
);
create unique index ux_ledger_posting_key on ledger_posting (tenant_id, post_key);
create unique index ux_ledger_posting_reverses on ledger_posting (tenant_id, reverses_id) where reverses_id is not null;
create index ix_ledger_posting_time on ledger_posting (tenant_id, create_time desc);
create index ix_ledger_posting_cause on ledger_posting (tenant_id, cause_type, cause_id);
create index ix_ledger_posting_project on ledger_posting (tenant_id, project_id, create_time desc) where project_id is not null;
select protect('ledger_posting', p_append_only => true);

create table ledger_entry (
  tenant_id text not null,
  id bigint not null,
  posting_id bigint not null,
  account_id bigint not null,
  debit bigint not null,
  credit bigint not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, posting_id) references ledger_posting (tenant_id, id),
  foreign key (tenant_id, account_id) references ledger_account (tenant_id, id),
  constraint ledger_entry_sides check (debit >= 0 and credit >= 0 and (debit = 0) <> (credit = 0))
);
-- The balance of an account is read from this index alone.
create index ix_ledger_entry_account on ledger_entry (tenant_id, account_id) include (debit, credit);
create index ix_ledger_entry_statement on ledger_entry (tenant_id, account_id, create_time desc, id desc);
create index ix_ledger_entry_posting on ledger_entry (tenant_id, posting_id);
select protect('ledger_entry', p_append_only => true);

-- Debits are credits, and both what the posting says: whoever writes it, and nothing is put into it afterwards.
create function demand_balanced_posting() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  v_posting bigint := case when tg_table_name = 'ledger_posting' then new.id else (to_jsonb(new) ->> 'posting_id')::bigint end;
  v_debit numeric;
  v_credit numeric;
  v_money bigint;
begin
  select p.money into v_money from ledger_posting p where p.tenant_id = new.tenant_id and p.id = v_posting;
  select coalesce(sum(e.debit), 0), coalesce(sum(e.credit), 0) into v_debit, v_credit
    from ledger_entry e where e.tenant_id = new.tenant_id and e.posting_id = v_posting;
  if v_debit <> v_credit or v_debit <> v_money then
    raise exception 'posting % is not balanced', v_posting using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger balanced_posting after insert on ledger_posting
  deferrable initially deferred for each row execute function demand_balanced_posting();
create constraint trigger balanced_posting after insert on ledger_entry
  deferrable initially deferred for each row execute function demand_balanced_posting();

create table ledger_check (
  tenant_id text not null,
  id bigint not null,
  verdict smallint not null,
  postings integer not null,
  entries integer not null,
  debit bigint not null,
  credit bigint not null,
  unbalanced integer not null,
  negative integer not null,
  differing integer not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  constraint ledger_check_verdict check (verdict in (1, 2))
);
create index ix_ledger_check_time on ledger_check (tenant_id, create_time desc);
select protect('ledger_check', p_append_only => true);

-- What buyer and winner agree after an award, with its lines. The rows are the buyer's; the supplier is their party,
-- and what was not sent to him yet the lists keep from him.

create table contract (
  tenant_id text not null,
  id bigint not null,
  contract_no text not null,
  contract_name text not null,
  contract_type smallint not null,
  contract_status smallint not null default 0,
  project_id bigint not null,
  package_id bigint not null,
  entry_id bigint not null,
  buyer_name text,
  supplier_tenant_id text not null,
  supplier_name text not null,
  contract_money bigint not null,
  win_money bigint not null,
  tax_rate numeric(9,4),
  start_date date not null,
  end_date date not null,
  perform_bond_money bigint,
  warranty_money bigint,
  warranty_end date,
  is_sme_contract boolean,
  terms text,
  text jsonb,
  sign_due timestamptz,
  sign_due_article text,
  late_reason text,
  signer_id bigint,
  sign_time timestamptz,
  notice_state smallint,
  notice_due timestamptz,
  notice_time timestamptz,
  notice_url text,
  filing_state smallint,
  filing_due timestamptz,
  filing_time timestamptz,
  filing_no text,
  refusal_state smallint,
  refusal_follow smallint,
  follow_remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  constraint contract_type_known check (contract_type between 1 and 5),
  constraint contract_status_known check (contract_status between 0 and 11),
  constraint contract_price check (contract_money > 0),
  constraint contract_days check (end_date >= start_date),
  constraint contract_bond check (perform_bond_money >= 0 and warranty_money >= 0)
);
create unique index ux_contract_no on contract (tenant_id, contract_no);
-- One for each award; what was discarded stands in nobody's way.
create unique index ux_contract_entry on contract (tenant_id, entry_id)
  where is_deleted = 0 and contract_type <> 5 and contract_status not in (9, 10, 11);
create index ix_contract_project on contract (tenant_id, project_id) where is_deleted = 0;
create index ix_contract_due on contract (tenant_id, contract_status, sign_due) where is_deleted = 0;
create index ix_contract_party on contract (supplier_tenant_id, id desc) where is_deleted = 0;
select protect('contract', p_parties => array['supplier_tenant_id']);

create table contract_line (
  tenant_id text not null,
  id bigint not null,
  contract_id bigint not null,
  supplier_tenant_id text not null,
  item_id bigint not null,
  line_no integer not null,
  name text not null,
  brand_model text,
  unit text not null,
  quantity numeric(18,4) not null,
  tech_params text,
  per_money bigint not null,
  total_money bigint not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_id) references contract (tenant_id, id),
  foreign key (tenant_id, item_id) references package_item (tenant_id, id)
);
create unique index ux_contract_line on contract_line (tenant_id, contract_id, item_id) where is_deleted = 0;
create index ix_contract_line_party on contract_line (supplier_tenant_id, contract_id) where is_deleted = 0;
select protect('contract_line', p_parties => array['supplier_tenant_id']);

-- What the supplier does himself with a contract that was sent to him: he signs it, gives it back to be changed, or refuses.
-- Answers the new version; null where it is not his, has moved on, or stands where that cannot be done.
create function act_on_own_contract(p_buyer text, p_id bigint, p_version integer, p_act text, p_reason text, p_user bigint,
    p_change bigint, p_now timestamptz)
  returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_row contract%rowtype;
  v_to smallint;
  v_version integer;
begin
  select * into v_row from contract
    where tenant_id = p_buyer and id = p_id and supplier_tenant_id = app_tenant() and is_deleted = 0 for no key update;
  if not found or v_row.version <> p_version then
    return null;
  end if;
  v_to := case
    when p_act = 'sign' and v_row.contract_status in (2, 3) then 3
    when p_act = 'giveBack' and v_row.contract_status = 2 then 0
    when p_act = 'refuse' and v_row.contract_status = 2 then 11 end;
  if v_to is null then
    return null;
  end if;
  insert into state_change (tenant_id, id, row_id, from_state, entity, action, to_state, reason, create_user, create_time)
    values (p_buyer, p_change, p_id, v_row.contract_status::text, 'contract', p_act, v_to::text, p_reason, p_user, p_now);
  update contract set contract_status = v_to, signer_id = p_user,
      refusal_state = case when p_act = 'refuse' then 1 else refusal_state end,
      version = version + 1, update_time = p_now
    where tenant_id = p_buyer and id = p_id returning version into v_version;
  return v_version;
end $$;
revoke execute on function act_on_own_contract(text, bigint, integer, text, text, bigint, bigint, timestamptz) from public;
grant execute on function act_on_own_contract(text, bigint, integer, text, text, bigint, bigint, timestamptz) to zc_app;

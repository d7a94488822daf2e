-- Quotes that are sealed in the bidder's browser to several holders: the envelope stands where the server's own keys did.

alter table quote
  add column envelope text,
  add column signature text,
  add column signing_key text;
alter table quote drop constraint quote_check;
alter table quote
  -- A withdrawal carries nothing; everything else is sealed whole, by the browser or, before, by the server.
  add constraint quote_sealed check (case
    when kind = 3 then cipher is null and envelope is null
    when envelope is null then cipher is not null and package_dek is not null and bidder_dek is not null
      and cipher_hash is not null
    else cipher is not null and package_dek is null and bidder_dek is null and cipher_hash is not null
      and signature is not null and signing_key is not null end);

alter table quote_file
  alter column sealed_name drop not null,
  alter column package_dek drop not null,
  alter column bidder_dek drop not null,
  add column cipher_sha256 text;
alter table quote_file add constraint quote_file_sealed check (case
  when cipher_sha256 is null then sealed_name is not null and package_dek is not null and bidder_dek is not null
  else sealed_name is null and package_dek is null and bidder_dek is null end);

-- One share of a bid's key, sealed to a holder: only he reads it.
create table quote_share (
  tenant_id text not null,
  quote_id bigint not null,
  key_id bigint not null,
  project_id bigint not null,
  supplier_tenant_id text not null,
  cipher text not null,
  create_time timestamptz not null,
  primary key (tenant_id, quote_id, key_id),
  foreign key (tenant_id, quote_id) references quote (tenant_id, id),
  foreign key (tenant_id, key_id) references seal_key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id)
);
create index ix_quote_share_key on quote_share (tenant_id, project_id, key_id);
select protect('quote_share', p_parties => array['supplier_tenant_id'], p_append_only => true);

-- What a holder has unsealed since the opening time.
create table opening_share (
  tenant_id text not null,
  quote_id bigint not null,
  key_id bigint not null,
  project_id bigint not null,
  share text not null,
  create_user bigint,
  create_time timestamptz not null,
  primary key (tenant_id, quote_id, key_id),
  foreign key (tenant_id, quote_id, key_id) references quote_share (tenant_id, quote_id, key_id),
  foreign key (tenant_id, project_id) references project (tenant_id, id)
);
create index ix_opening_share_project on opening_share (tenant_id, project_id);
select protect('opening_share', p_append_only => true);

alter table opened_quote drop constraint opened_quote_open_fault_check;
alter table opened_quote add constraint opened_quote_open_fault_check check (open_fault between 1 and 5);

-- To whom a registered supplier of the caller seals for this package of a buyer; nobody where the server seals.
create function package_holders(p_buyer text, p_package bigint)
  returns table (key_id bigint, recipient text, threshold smallint)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query select h.key_id, s.public_key, h.threshold
  from package_key_holder h join seal_key s on s.tenant_id = h.tenant_id and s.id = h.key_id
  where h.tenant_id = p_buyer and h.package_id = p_package and exists (
    select from entry e where e.tenant_id = p_buyer and e.package_id = p_package and e.is_deleted = 0
      and e.supplier_tenant_id = app_tenant())
  order by h.place;
end $$;
revoke execute on function package_holders(text, bigint) from public;
grant execute on function package_holders(text, bigint) to zc_app;

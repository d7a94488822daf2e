-- What the parties of a result signed: handed in by the winner, handed back by the buyer, or an agreement of the project.
-- A version is never changed; the highest of a side counts.
create table contract_file (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint,
  entry_id bigint,
  supplier_tenant_id text,
  side smallint not null,
  version_no integer not null,
  file_id bigint not null,
  file_name text not null,
  file_suffix text not null,
  file_size integer not null,
  sha256 text not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  constraint contract_file_side check (side between 1 and 3),
  constraint contract_file_version check (version_no > 0)
);
-- One file for each version of a contract; an agreement's version may have several.
create unique index ux_contract_file_version on contract_file (tenant_id, entry_id, side, version_no) where side in (1, 2);
create index ix_contract_file_project on contract_file (tenant_id, project_id, side, version_no);
create index ix_contract_file_file on contract_file (tenant_id, file_id);
create index ix_contract_file_party on contract_file (supplier_tenant_id, project_id);
select protect('contract_file', p_parties => array['supplier_tenant_id'], p_append_only => true);

-- A notice to one person may be about something else than a run of a flow.
alter table flow_message alter column instance_id drop not null,
  add column business_type text,
  add column business_id bigint,
  add constraint flow_message_about check (instance_id is not null or business_id is not null);

-- Tells the other side of a contract that something was handed in: the buyer's handler, or who handed in for the
-- supplier. Only the two parties of an entry that has won may call it, each for the other.
create function tell_contract_party(p_buyer text, p_entry bigint, p_id bigint, p_kind text, p_now timestamptz)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_me text := app_tenant();
  v_entry entry%rowtype;
  v_tenant text;
  v_user bigint;
  v_title text;
  v_content text;
begin
  select * into v_entry from entry
    where tenant_id = p_buyer and id = p_entry and entry_status = 11 and is_deleted = 0
      and (tenant_id = v_me or supplier_tenant_id = v_me);
  if not found then
    return;
  end if;
  select p.project_name, k.package_name, p.handler_id into v_title, v_content, v_user
    from project p join package k on k.tenant_id = p.tenant_id and k.id = v_entry.package_id
    where p.tenant_id = p_buyer and p.id = v_entry.project_id;
  if v_me = p_buyer then
    v_tenant := v_entry.supplier_tenant_id;
    select f.create_user into v_user from contract_file f
      where f.tenant_id = p_buyer and f.entry_id = p_entry and f.side = 1 order by f.version_no desc limit 1;
  else
    v_tenant := p_buyer;
    v_content := v_entry.supplier_name || ' · ' || v_content;
  end if;
  insert into flow_message (tenant_id, id, user_id, kind, title, content, business_type, business_id, create_time, update_time)
    select v_tenant, p_id, u.id, p_kind, v_title, v_content, case when v_me = p_buyer then 'bid' else 'project' end,
      v_entry.project_id, p_now, p_now
    from user_account u where u.tenant_id = v_tenant and u.id = v_user and u.is_deleted = 0;
  if found then
    insert into outbox (tenant_id, kind, payload, create_time)
      values (v_tenant, 'flow.notice', jsonb_build_object('ids', p_id::text, 'userIds', v_user::text), p_now);
  end if;
end $$;
revoke execute on function tell_contract_party(text, bigint, bigint, text, timestamptz) from public;
grant execute on function tell_contract_party(text, bigint, bigint, text, timestamptz) to zc_app;

-- How far a dossier has come that is fetched by a link: written by the process that sends it, read by any. The ticket
-- itself is not kept, only its hash.
create table dossier_progress (
  tenant_id text not null,
  ticket_hash text not null,
  user_id bigint not null,
  state text not null,
  sent_bytes bigint not null default 0,
  sent_files integer not null default 0,
  missing integer not null default 0,
  update_time timestamptz not null,
  primary key (tenant_id, ticket_hash),
  constraint dossier_progress_state check (state in ('waiting', 'running', 'done', 'broken'))
);
create index ix_dossier_progress_time on dossier_progress (tenant_id, update_time);
select protect('dossier_progress');

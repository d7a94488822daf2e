-- What suppliers object to and complain of. The row is the buyer's, the supplier its party: he puts it in by the policy of the
-- party, and changes it by one function that leaves no stamp of his. Before the opening nothing says who he is.

create table objection (
  tenant_id text not null,
  id bigint not null,
  appeal_no text not null,
  project_id bigint not null,
  package_id bigint,
  parent_id bigint,
  appeal_type smallint not null,
  target smallint not null,
  facts text not null,
  request text,
  legal_basis text,
  evidence jsonb,
  know_time timestamptz,
  sign_file jsonb,
  appeal_status smallint not null default 0,
  submit_time timestamptz,
  due_time timestamptz,
  due_article text,
  lapse_time timestamptz,
  answer text,
  answer_files jsonb,
  answer_time timestamptz,
  refuse_reason text,
  decision smallint,
  decision_text text,
  decision_files jsonb,
  decide_time timestamptz,
  decider_id bigint,
  suspension smallint,
  suspend_end timestamptz,
  carry_out_remark text,
  close_time timestamptz,
  overdue_time timestamptz,
  supplier_tenant_id text not null,
  supplier_name text not null,
  raiser_id bigint not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, parent_id) references objection (tenant_id, id),
  constraint objection_appeal_type check (appeal_type between 1 and 4),
  constraint objection_target check (target between 1 and 3),
  constraint objection_status check (appeal_status between 0 and 9),
  constraint objection_decision check (decision between 1 and 5),
  constraint objection_suspension check (suspension = 1),
  -- Who complains again complains of what was answered, and nobody decides what was not submitted.
  constraint objection_submitted check (appeal_status = 0 or submit_time is not null),
  constraint objection_decided check (decision is null or (appeal_type in (3, 4) and decide_time is not null))
);
create unique index ux_objection_no on objection (tenant_id, appeal_no) where is_deleted = 0;
-- One that waits for its answer is enough; enquiries and reports are as many as there are questions.
create unique index ux_objection_standing
  on objection (tenant_id, project_id, supplier_tenant_id, appeal_type, target, (coalesce(package_id, 0)))
  where is_deleted = 0 and appeal_type in (2, 3) and appeal_status in (1, 2);
create index ix_objection_project on objection (tenant_id, project_id, appeal_status) where is_deleted = 0;
create index ix_objection_due on objection (tenant_id, appeal_status, due_time) where is_deleted = 0;
create index ix_objection_party on objection (supplier_tenant_id, project_id) where is_deleted = 0;
select protect('objection', p_parties => array['supplier_tenant_id']);

-- Whether the caller takes part in a project, and since when he has its documents: what he may know of himself.
create function own_part_in(p_buyer text, p_project bigint)
  returns table (is_participant boolean, taken_time timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from entry e where e.tenant_id = p_buyer and e.project_id = p_project
        and e.supplier_tenant_id = app_tenant() and e.is_deleted = 0)
      or exists (select from entry_member m where m.tenant_id = p_buyer and m.project_id = p_project
        and m.member_tenant_id = app_tenant() and m.is_deleted = 0)
      or exists (select from document_taking d where d.tenant_id = p_buyer and d.project_id = p_project
        and d.taker_tenant_id = app_tenant() and d.is_deleted = 0)
      or is_invited(p_buyer, p_project),
    (select min(d.take_time) from document_taking d where d.tenant_id = p_buyer and d.project_id = p_project
      and d.taker_tenant_id = app_tenant() and d.is_deleted = 0)
$$;
revoke execute on function own_part_in(text, bigint) from public;
grant execute on function own_part_in(text, bigint) to zc_app;

-- What a supplier changes of his own: a draft, its removal, its submission; that he takes it back, agrees to the answer, or
-- complains instead. Answers the new version; null where the row is not his, has moved on, or stands where that cannot be
-- done. Of who did it the buyer's row and history say nothing (0).
create function act_on_own_objection(p_buyer text, p_id bigint, p_version integer, p_act text, p_values jsonb,
    p_change bigint, p_now timestamptz)
  returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_row objection%rowtype;
  v_new objection%rowtype;
  v_to smallint;
begin
  select * into v_row from objection
    where tenant_id = p_buyer and id = p_id and supplier_tenant_id = app_tenant() and is_deleted = 0 for update;
  if not found or v_row.version <> p_version then
    return null;
  end if;
  v_to := case
    when p_act = 'submit' and v_row.appeal_status = 0 then 1
    when p_act = 'withdraw' and v_row.appeal_status in (1, 2, 4) then 7
    when p_act = 'confirm' and v_row.appeal_status = 4 then 9
    when p_act = 'escalate' and v_row.appeal_type = 2 and v_row.appeal_status in (1, 2, 3, 4, 5) then 8 end;
  if p_act in ('save', 'submit') and v_row.appeal_status = 0 then
    v_new := jsonb_populate_record(v_row, p_values);
    update objection set package_id = v_new.package_id, appeal_type = v_new.appeal_type, target = v_new.target,
        parent_id = v_new.parent_id, facts = v_new.facts, request = v_new.request, legal_basis = v_new.legal_basis,
        evidence = v_new.evidence, know_time = v_new.know_time, sign_file = v_new.sign_file,
        submit_time = v_new.submit_time, due_time = v_new.due_time, due_article = v_new.due_article,
        raiser_id = v_new.raiser_id
      where tenant_id = p_buyer and id = p_id;
  elsif p_act = 'remove' and v_row.appeal_status = 0 then
    update objection set is_deleted = 1 where tenant_id = p_buyer and id = p_id;
  elsif v_to is null then
    return null;
  end if;
  if v_to is not null then
    update objection set appeal_status = v_to, close_time = case when v_to in (7, 8, 9) then p_now end
      where tenant_id = p_buyer and id = p_id;
    insert into state_change (tenant_id, id, row_id, from_state, entity, action, to_state, create_user, create_time)
      values (p_buyer, p_change, p_id, v_row.appeal_status::text, 'objection', p_act, v_to::text, 0, p_now);
  end if;
  update objection set version = version + 1, update_time = p_now where tenant_id = p_buyer and id = p_id
    returning version into v_new.version;
  return v_new.version;
end $$;
revoke execute on function act_on_own_objection(text, bigint, integer, text, jsonb, bigint, timestamptz) from public;
grant execute on function act_on_own_objection(text, bigint, integer, text, jsonb, bigint, timestamptz) to zc_app;

-- How suppliers, agencies and experts have done their work. The rows are the buyer's; a judged company is their party from
-- the moment that they are handed in, and answers by one function. Items and levels of the template are kept with the scores.

create table judgement (
  tenant_id text not null,
  id bigint not null,
  judge_no text,
  judge_type smallint not null,
  target_name text not null,
  cycle smallint not null,
  period text,
  project_no text,
  project_name text,
  total_score numeric(18,4),
  level smallint,
  judge_status smallint not null default 0,
  judger_id bigint,
  judge_time timestamptz,
  due_time timestamptz,
  confirm_due timestamptz,
  edition_no integer not null default 1,
  supplier_id bigint,
  cooperation_id bigint,
  expert_id bigint,
  project_id bigint,
  template_id bigint not null,
  template_name text,
  template_edition integer,
  details jsonb not null default '[]',
  levels jsonb not null default '[]',
  remark text,
  files jsonb,
  late_reason text,
  judged_side smallint,
  buyer_name text,
  party_tenant_id text,
  target_user_id bigint,
  replaces_id bigint,
  answer_time timestamptz,
  appeal_text text,
  appeal_files jsonb,
  appeal_answer text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references supplier (tenant_id, id),
  foreign key (tenant_id, cooperation_id) references agency_cooperation (tenant_id, id),
  foreign key (tenant_id, expert_id) references expert (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, template_id) references judge_template (tenant_id, id),
  foreign key (tenant_id, replaces_id) references judgement (tenant_id, id),
  constraint judgement_type check (judge_type between 1 and 3),
  constraint judgement_cycle check (cycle between 1 and 3),
  constraint judgement_status check (judge_status between 0 and 6),
  constraint judgement_score check (total_score between 0 and 100),
  constraint judgement_level check (level between 1 and 4),
  constraint judgement_side check (judged_side between 1 and 3),
  constraint judgement_target check (coalesce(supplier_id, cooperation_id, expert_id) is not null),
  constraint judgement_given check (judge_status = 0 or total_score is not null),
  -- A draft is nobody's to read but the buyer's.
  constraint judgement_party check (judge_status <> 0 or party_tenant_id is null)
);
create unique index ux_judgement_no on judgement (tenant_id, judge_no, edition_no) where is_deleted = 0;
-- One for each piece of business or period; what was withdrawn or corrected stands in nobody's way.
create unique index ux_judgement_standing on judgement (tenant_id, judge_type, cycle, (coalesce(project_id, 0)),
    (coalesce(period, '')), (coalesce(supplier_id, cooperation_id, expert_id)))
  where is_deleted = 0 and judge_status not in (5, 6);
create index ix_judgement_time on judgement (tenant_id, judge_time desc, id desc) where is_deleted = 0;
create index ix_judgement_supplier on judgement (tenant_id, supplier_id, judge_time desc) where is_deleted = 0 and supplier_id is not null;
create index ix_judgement_agency on judgement (tenant_id, cooperation_id, judge_time desc) where is_deleted = 0 and cooperation_id is not null;
create index ix_judgement_expert on judgement (tenant_id, expert_id, judge_time desc) where is_deleted = 0 and expert_id is not null;
create index ix_judgement_project on judgement (tenant_id, project_id) where is_deleted = 0;
create index ix_judgement_user on judgement (tenant_id, target_user_id) where is_deleted = 0 and target_user_id is not null;
create index ix_judgement_due on judgement (tenant_id, confirm_due) where is_deleted = 0 and judge_status = 1;
create index ix_judgement_party on judgement (party_tenant_id, id desc) where is_deleted = 0 and party_tenant_id is not null;
select protect('judgement', p_parties => array['party_tenant_id']);

-- What a judged company does itself with a row of the buyer's: it agrees, or appeals in time. Answers the new version; null
-- where the row is not about it, has moved on, or its time is over.
create function act_on_own_judgement(p_buyer text, p_id bigint, p_version integer, p_act text, p_text text, p_files jsonb,
    p_user bigint, p_change bigint, p_now timestamptz)
  returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_row judgement%rowtype;
  v_to smallint;
  v_version integer;
begin
  select * into v_row from judgement
    where tenant_id = p_buyer and id = p_id and party_tenant_id = app_tenant() and is_deleted = 0 for no key update;
  if not found or v_row.version <> p_version or v_row.judge_status <> 1 or v_row.confirm_due < p_now then
    return null;
  end if;
  v_to := case p_act when 'confirm' then 2 when 'appeal' then 3 end;
  if v_to is null then
    return null;
  end if;
  insert into state_change (tenant_id, id, row_id, from_state, entity, action, to_state, create_user, create_time)
    values (p_buyer, p_change, p_id, v_row.judge_status::text, 'judgement', p_act, v_to::text, p_user, p_now);
  update judgement set judge_status = v_to, answer_time = p_now,
      appeal_text = case when p_act = 'appeal' then p_text else appeal_text end,
      appeal_files = case when p_act = 'appeal' then p_files else appeal_files end,
      version = version + 1, update_time = p_now
    where tenant_id = p_buyer and id = p_id returning version into v_version;
  return v_version;
end $$;
revoke execute on function act_on_own_judgement(text, bigint, integer, text, text, jsonb, bigint, bigint, timestamptz) from public;
grant execute on function act_on_own_judgement(text, bigint, integer, text, text, jsonb, bigint, bigint, timestamptz) to zc_app;

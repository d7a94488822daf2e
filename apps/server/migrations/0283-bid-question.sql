-- What a committee asks a bidder. The row is the buyer's, the bidder its party: he answers by one function, in its time.

create table bid_question (
  tenant_id text not null,
  id bigint not null,
  evaluation_id bigint not null,
  project_id bigint not null,
  project_name text not null,
  package_id bigint not null,
  entry_id bigint not null,
  asked_for smallint not null,
  content text not null,
  minutes integer not null,
  question_status smallint not null default 1,
  send_time timestamptz,
  due_time timestamptz,
  answer text,
  answer_files jsonb,
  answer_time timestamptz,
  drop_reason text,
  leader_user_id bigint,
  asker_id bigint not null,
  supplier_tenant_id text not null,
  bidder_id bigint,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, evaluation_id) references package_evaluation (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  foreign key (tenant_id, asker_id) references committee_member (tenant_id, id),
  constraint bid_question_status check (question_status in (1, 2, 3, 4, 9)),
  constraint bid_question_kind check (asked_for in (1, 2)),
  constraint bid_question_minutes check (minutes between 5 and 4320),
  constraint bid_question_sent check (question_status in (1, 9) or (send_time is not null and due_time > send_time)),
  constraint bid_question_answered check ((question_status = 3) = (answer_time is not null))
);
create index ix_bid_question_evaluation on bid_question (tenant_id, evaluation_id) where is_deleted = 0;
create index ix_bid_question_project on bid_question (tenant_id, project_id) where is_deleted = 0;
create index ix_bid_question_due on bid_question (tenant_id, due_time) where is_deleted = 0 and question_status = 2;
create index ix_bid_question_party on bid_question (supplier_tenant_id, project_id) where is_deleted = 0;
select protect('bid_question', p_parties => array['supplier_tenant_id']);

-- The bidder's answer. Answers the new version; null where the question is not his, has moved on, or its time is over.
create function answer_bid_question(p_buyer text, p_id bigint, p_version integer, p_answer text, p_files jsonb, p_change bigint,
    p_now timestamptz)
  returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_version integer;
begin
  update bid_question set question_status = 3, answer = p_answer, answer_files = p_files, answer_time = p_now,
      version = version + 1, update_time = p_now
    where tenant_id = p_buyer and id = p_id and supplier_tenant_id = app_tenant() and is_deleted = 0
      and version = p_version and question_status = 2 and due_time > p_now
    returning version into v_version;
  if v_version is not null then
    insert into state_change (tenant_id, id, row_id, from_state, entity, action, to_state, create_user, create_time)
      values (p_buyer, p_change, p_id, '2', 'bidQuestion', 'answer', '3', 0, p_now);
  end if;
  return v_version;
end $$;
revoke execute on function answer_bid_question(text, bigint, integer, text, jsonb, bigint, timestamptz) from public;
grant execute on function answer_bid_question(text, bigint, integer, text, jsonb, bigint, timestamptz) to zc_app;

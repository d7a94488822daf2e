-- Whoever's thing was moved by somebody else is told in the message centre. A lifecycle declares whom and in which words
-- (packages/model/src/kit/told.ts); what is recorded of a move tells him, in the same transaction.

create table told_rule (
  entity text not null,
  action text not null,
  -- The word of the message.
  kind text not null,
  table_name text not null,
  person_column text not null,
  party_column text,
  -- What the message is about: the row itself, or the whole that it is part of.
  about text not null,
  about_column text not null,
  of_table text,
  name_column text not null,
  primary key (entity, action)
);

create function tell_of_move() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_rule told_rule;
  v_row jsonb;
  v_name text;
  v_tenant text;
  v_person bigint;
begin
  select * into v_rule from told_rule where entity = new.entity and action = new.action;
  if not found then
    return null;
  end if;
  execute format('select to_jsonb(t) from %I t where tenant_id = $1 and id = $2', v_rule.table_name)
    into v_row using new.tenant_id, new.row_id;
  v_tenant := v_row ->> coalesce(v_rule.party_column, 'tenant_id');
  v_person := (v_row ->> v_rule.person_column)::bigint;
  if v_person is null or (v_tenant = new.tenant_id and v_person = new.create_user) then
    return null;
  end if;
  v_name := v_row ->> v_rule.name_column;
  if v_rule.of_table is not null then
    execute format('select to_jsonb(w) ->> $3 from %I w where tenant_id = $1 and id = $2', v_rule.of_table)
      into v_name using new.tenant_id, (v_row ->> v_rule.about_column)::bigint, v_rule.name_column;
  end if;
  insert into flow_message (tenant_id, id, user_id, kind, title, content, business_type, business_id, create_time,
    update_time)
  select v_tenant, new.id, u.id, v_rule.kind, coalesce(v_name, ''), coalesce(new.reason, ''), v_rule.about,
    (v_row ->> v_rule.about_column)::bigint, new.create_time, new.create_time
  from user_account u where u.tenant_id = v_tenant and u.id = v_person and u.is_deleted = 0;
  if found then
    insert into outbox (tenant_id, kind, payload, create_time) values (v_tenant, 'flow.notice',
      jsonb_build_object('ids', new.id::text, 'userIds', v_person::text), new.create_time);
  end if;
  return null;
end $$;
create trigger tell_of_move after insert on state_change for each row execute function tell_of_move();

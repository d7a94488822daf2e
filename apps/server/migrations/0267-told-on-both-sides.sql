-- Of one move somebody of either side is told: who made the row, and who of the other company is concerned. Whom a message
-- is for may stand in the whole that the row is part of.

alter table told_rule
  add column is_of_party boolean not null default false,
  add column is_person_of_whole boolean not null default false;
alter table told_rule
  drop constraint told_rule_pkey,
  add primary key (entity, action, is_of_party),
  alter column is_of_party drop default,
  alter column is_person_of_whole drop default;

create or replace function tell_of_move() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_rule told_rule;
  v_row jsonb;
  v_whole jsonb;
  v_told jsonb;
  v_tenant text;
  v_person bigint;
begin
  for v_rule in select * from told_rule where entity = new.entity and action = new.action loop
    execute format('select to_jsonb(t) from %I t where tenant_id = $1 and id = $2', v_rule.table_name)
      into v_row using new.tenant_id, new.row_id;
    v_whole := null;
    if v_rule.of_table is not null then
      execute format('select to_jsonb(w) from %I w where tenant_id = $1 and id = $2', v_rule.of_table)
        into v_whole using new.tenant_id, (v_row ->> v_rule.about_column)::bigint;
    end if;
    v_told := case when v_rule.is_person_of_whole then v_whole else v_row end;
    v_tenant := v_told ->> coalesce(v_rule.party_column, 'tenant_id');
    v_person := (v_told ->> v_rule.person_column)::bigint;
    continue when v_person is null or (v_tenant = new.tenant_id and v_person = new.create_user);
    insert into flow_message (tenant_id, id, user_id, kind, title, content, business_type, business_id, create_time,
      update_time)
    select v_tenant, new.id, u.id, v_rule.kind, coalesce(coalesce(v_whole, v_row) ->> v_rule.name_column, ''),
      coalesce(new.reason, ''), v_rule.about, (v_row ->> v_rule.about_column)::bigint, new.create_time, new.create_time
    from user_account u where u.tenant_id = v_tenant and u.id = v_person and u.is_deleted = 0
    on conflict (tenant_id, id) do nothing;
    if found then
      insert into outbox (tenant_id, kind, payload, create_time) values (v_tenant, 'flow.notice',
        jsonb_build_object('ids', new.id::text, 'userIds', v_person::text), new.create_time);
    end if;
  end loop;
  return null;
end $$;

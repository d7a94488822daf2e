-- What waits for somebody. A lifecycle declares it (packages/model/src/kit/duty.ts), `apply_duty_rules` brings the
-- declarations here at the start, and a trigger of each such table keeps the rows: whatever moves a row, a command, a
-- set, a supplier through a function, or a removal, opens and closes its duties in the same transaction.

create table duty_rule (
  table_name text not null,
  kind text not null,
  -- Of state_change, for the four eyes.
  entity text not null,
  state_column text not null,
  states text[] not null,
  when_column text,
  -- '' stands for null.
  when_values text[],
  key_column text not null,
  person_column text,
  party_column text,
  of_table text,
  of_column text,
  name_column text,
  number_column text,
  due_column text,
  is_due_of_whole boolean not null,
  from_column text,
  not_by text[] not null,
  primary key (table_name, kind)
);

-- The tenant is that of the people who do it; the row may be another's, of which they are a party.
create table duty (
  tenant_id text not null,
  kind text not null,
  row_tenant_id text not null,
  row_id bigint not null,
  of_id bigint,
  person_id bigint,
  -- Who made the row, and those whom four eyes forbid it.
  maker_id bigint,
  barred bigint[] not null,
  name text,
  number text,
  since timestamptz not null,
  handed_by bigint,
  due timestamptz,
  from_time timestamptz,
  primary key (tenant_id, kind, row_tenant_id, row_id)
);
create index ix_duty_kind on duty (tenant_id, kind, due, row_id) where person_id is null;
create index ix_duty_person on duty (tenant_id, person_id, due, row_id) where person_id is not null;
create index ix_duty_row on duty (row_tenant_id, row_id);
create index ix_duty_of on duty (row_tenant_id, of_id) where of_id is not null;
select protect('duty');
revoke insert, update, delete on duty from zc_app;

create function duty_stands(p_rule duty_rule, p_row jsonb) returns boolean language sql immutable as $$
  select coalesce(p_row ->> 'is_deleted', '0') = '0'
    and p_row ->> p_rule.state_column = any(p_rule.states)
    and (p_rule.when_column is null or coalesce(p_row ->> p_rule.when_column, '') = any(p_rule.when_values))
    and (p_rule.person_column is null or p_row ->> p_rule.person_column is not null)
    and p_row ->> p_rule.key_column is not null
$$;

-- A day is over with its last second.
create function duty_time(p_value text) returns timestamptz language sql stable as $$
  select case when length(p_value) = 10 then (p_value::date + 1)::timestamptz - interval '1 second'
    else p_value::timestamptz end
$$;

-- Who did these to the row last, and who made it where that is among them.
create function duty_barred(p_tenant text, p_entity text, p_row bigint, p_actions text[], p_maker bigint)
  returns bigint[] language sql stable as $$
  select coalesce(array_agg(distinct user_id), '{}') from (
    (select distinct on (action) create_user as user_id from state_change
     where tenant_id = p_tenant and entity = p_entity and row_id = p_row and action = any(p_actions)
     order by action, id desc)
    union all select p_maker where 'add' = any(p_actions) and p_maker is not null) done
$$;

create function close_duty(p_rule duty_rule, p_row jsonb) returns void language sql as $$
  delete from duty where kind = p_rule.kind and row_tenant_id = p_row ->> 'tenant_id'
    and row_id = (p_row ->> p_rule.key_column)::bigint
    and tenant_id = p_row ->> coalesce(p_rule.party_column, 'tenant_id')
$$;

-- Opens it, or brings what is open up to date: since when and from whom stay what they were unless it is another's now.
create function open_duty(p_rule duty_rule, p_row jsonb) returns void language plpgsql as $$
declare
  v_owner text := p_row ->> 'tenant_id';
  v_id bigint := (p_row ->> p_rule.key_column)::bigint;
  v_of bigint := (p_row ->> p_rule.of_column)::bigint;
  v_maker bigint := (p_row ->> 'create_user')::bigint;
  v_whole jsonb := p_row;
begin
  if p_rule.of_table is not null then
    execute format('select to_jsonb(w) from %I w where tenant_id = $1 and id = $2', p_rule.of_table)
      into v_whole using v_owner, v_of;
  end if;
  insert into duty as d (tenant_id, kind, row_tenant_id, row_id, of_id, person_id, maker_id, barred, name, number, since,
    handed_by, due, from_time)
  values (p_row ->> coalesce(p_rule.party_column, 'tenant_id'), p_rule.kind, v_owner, v_id, v_of,
    (p_row ->> p_rule.person_column)::bigint, v_maker,
    duty_barred(v_owner, p_rule.entity, v_id, p_rule.not_by, v_maker),
    v_whole ->> p_rule.name_column, v_whole ->> p_rule.number_column,
    coalesce(p_row ->> 'update_time', p_row ->> 'create_time')::timestamptz,
    coalesce(p_row ->> 'update_user', p_row ->> 'create_user')::bigint,
    duty_time((case when p_rule.is_due_of_whole then v_whole else p_row end) ->> p_rule.due_column),
    (p_row ->> p_rule.from_column)::timestamptz)
  on conflict (tenant_id, kind, row_tenant_id, row_id) do update set name = excluded.name, number = excluded.number,
    due = excluded.due, from_time = excluded.from_time, person_id = excluded.person_id,
    since = case when d.person_id is distinct from excluded.person_id then excluded.since else d.since end,
    handed_by = case when d.person_id is distinct from excluded.person_id then excluded.handed_by else d.handed_by end;
end $$;

create function keep_duties() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_row jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  v_before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  v_rule duty_rule;
begin
  for v_rule in select * from duty_rule where table_name = tg_table_name loop
    if tg_op <> 'DELETE' and duty_stands(v_rule, v_row) then
      -- What stands already and was done otherwise meanwhile is not opened again.
      if v_before is null or not duty_stands(v_rule, v_before) or exists (
        select from duty where kind = v_rule.kind and row_tenant_id = v_row ->> 'tenant_id'
          and row_id = (v_row ->> v_rule.key_column)::bigint) then
        perform open_duty(v_rule, v_row);
      end if;
    elsif tg_op <> 'INSERT' or v_rule.key_column <> 'id' then
      perform close_duty(v_rule, v_row);
    end if;
  end loop;
  if tg_op = 'UPDATE' then
    update duty d set due = duty_time(v_row ->> r.due_column) from duty_rule r
      where r.of_table = tg_table_name and r.is_due_of_whole and v_row -> r.due_column <> v_before -> r.due_column
        and d.kind = r.kind and d.row_tenant_id = v_row ->> 'tenant_id' and d.of_id = (v_row ->> 'id')::bigint;
  end if;
  return null;
end $$;

-- Who did what stands in the way of four eyes only once it is recorded, after the row itself has moved.
create function keep_barred() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update duty d set barred = duty_barred(new.tenant_id, new.entity, new.row_id, r.not_by, d.maker_id) from duty_rule r
    where r.entity = new.entity and new.action = any(r.not_by) and d.kind = r.kind
      and d.row_tenant_id = new.tenant_id and d.row_id = new.row_id;
  return null;
end $$;
create trigger keep_barred after insert on state_change for each row execute function keep_barred();

-- Brings in what the program declares. Where that is what stands here already, nothing is done; else the triggers are
-- made anew and the duties of all rows found once more.
create function apply_duty_rules(p_rules jsonb) returns boolean language plpgsql as $$
declare
  v_table text;
  v_columns text;
  v_states text[];
  v_state text;
begin
  perform pg_advisory_xact_lock(hashtext('duty_rule'));
  if not exists (
    (select * from jsonb_populate_recordset(null::duty_rule, p_rules) except select * from duty_rule)
    union all
    (select * from duty_rule except select * from jsonb_populate_recordset(null::duty_rule, p_rules))) then
    return false;
  end if;
  for v_table in select tgrelid::regclass::text from pg_trigger where tgname = 'keep_duties' loop
    execute format('drop trigger keep_duties on %s', v_table);
  end loop;
  delete from duty_rule;
  insert into duty_rule select * from jsonb_populate_recordset(null::duty_rule, p_rules);
  for v_table, v_columns in
    select t.name, string_agg(distinct quote_ident(a.attname), ', ')
    from (select table_name from duty_rule union select of_table from duty_rule where is_due_of_whole) t (name)
    join duty_rule r on r.table_name = t.name or (r.of_table = t.name and r.is_due_of_whole)
    join pg_attribute a on a.attrelid = t.name::regclass and a.attnum > 0 and not a.attisdropped
      and (a.attname = 'is_deleted' or a.attname = r.due_column or (r.table_name = t.name
        and a.attname in (r.state_column, r.when_column, r.person_column, r.from_column, r.name_column, r.number_column)))
    group by t.name
  loop
    execute format('create trigger keep_duties after insert or delete or update of %s on %I
      for each row execute function keep_duties()', v_columns, v_table);
  end loop;
  delete from duty;
  -- What only ends duties comes last.
  for v_table, v_state, v_states in
    select table_name, min(state_column), array_agg(s) filter (where s is not null)
    from duty_rule left join lateral unnest(states) s on true group by table_name
    order by bool_or(states = '{}'), table_name
  loop
    execute format('select open_duty(r, to_jsonb(t)) from %I t join duty_rule r on r.table_name = %L
      where t.%I::text = any($1) and duty_stands(r, to_jsonb(t))', v_table, v_table, v_state) using v_states;
    execute format('select close_duty(r, to_jsonb(t)) from %I t join duty_rule r on r.table_name = %L
      where r.key_column <> ''id'' and not duty_stands(r, to_jsonb(t))', v_table, v_table);
  end loop;
  return true;
end $$;

revoke execute on function open_duty(duty_rule, jsonb), close_duty(duty_rule, jsonb), apply_duty_rules(jsonb) from public;

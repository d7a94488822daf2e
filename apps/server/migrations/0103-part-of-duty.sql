-- A duty in a part of a whole says both: which part, and of what (编制采购文件 · 学生公寓单人床).

alter table duty_rule add column part_column text;

create or replace function open_duty(p_rule duty_rule, p_row jsonb) returns void language plpgsql as $$
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
    case when p_rule.part_column is null then v_whole ->> p_rule.name_column
      else concat_ws(' · ', p_row ->> p_rule.part_column, v_whole ->> p_rule.name_column) end,
    v_whole ->> p_rule.number_column,
    coalesce(p_row ->> 'update_time', p_row ->> 'create_time')::timestamptz,
    coalesce(p_row ->> 'update_user', p_row ->> 'create_user')::bigint,
    duty_time((case when p_rule.is_due_of_whole then v_whole else p_row end) ->> p_rule.due_column),
    (p_row ->> p_rule.from_column)::timestamptz)
  on conflict (tenant_id, kind, row_tenant_id, row_id) do update set name = excluded.name, number = excluded.number,
    due = excluded.due, from_time = excluded.from_time, person_id = excluded.person_id,
    since = case when d.person_id is distinct from excluded.person_id then excluded.since else d.since end,
    handed_by = case when d.person_id is distinct from excluded.person_id then excluded.handed_by else d.handed_by end;
end $$;

-- Who has changed what a row says since it was last decided about: four eyes ask for it beside who made it and who
-- handed it in. `action` is 'write', or 'write:<part>' where a part of the row is decided by itself.

create table row_writer (
  tenant_id text not null,
  entity text not null,
  row_id bigint not null,
  action text not null,
  user_id bigint not null,
  at timestamptz not null,
  primary key (tenant_id, entity, row_id, action, user_id)
);
select protect('row_writer');

-- Who did these to the row last, who wrote it, and who made it where that is among them.
create or replace function duty_barred(p_tenant text, p_entity text, p_row bigint, p_actions text[], p_maker bigint)
  returns bigint[] language sql stable as $$
  select coalesce(array_agg(distinct user_id), '{}') from (
    (select distinct on (action) create_user as user_id from state_change
     where tenant_id = p_tenant and entity = p_entity and row_id = p_row and action = any(p_actions)
     order by action, id desc)
    union all select user_id from row_writer
      where tenant_id = p_tenant and entity = p_entity and row_id = p_row and action = any(p_actions)
    union all select p_maker where 'add' = any(p_actions) and p_maker is not null) done
$$;

create function keep_barred_writers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v row_writer := case when tg_op = 'DELETE' then old else new end;
begin
  update duty d set barred = duty_barred(v.tenant_id, v.entity, v.row_id, r.not_by, d.maker_id) from duty_rule r
    where r.entity = v.entity and v.action = any(r.not_by) and d.kind = r.kind
      and d.row_tenant_id = v.tenant_id and d.row_id = v.row_id;
  return null;
end $$;
create trigger keep_barred after insert or delete on row_writer for each row execute function keep_barred_writers();

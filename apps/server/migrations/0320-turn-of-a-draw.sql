-- The turn of a draw passes on by what lies with the agency, and otherwise by the word of another person than the one who
-- began it: over whom, why, by whom and when.
alter table agency_draw add column passed jsonb not null default '[]';

-- Whoever watches over a draw that has not ended and has left: another person has to declare it void.
alter table agency_draw add column supervisor_gone boolean not null default false;
create index ix_agency_draw_supervisor on agency_draw (tenant_id, supervisor_id) where draw_status in (1, 2);

create function note_supervisor_gone() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update agency_draw set supervisor_gone = (new.status <> 1 or new.is_deleted <> 0), version = version + 1
    where tenant_id = new.tenant_id and supervisor_id = new.id and draw_status in (1, 2) and is_deleted = 0
      and supervisor_gone <> (new.status <> 1 or new.is_deleted <> 0);
  return null;
end $$;
revoke execute on function note_supervisor_gone() from public;
create trigger note_supervisor_gone after update of status, is_deleted on user_account
  for each row when (old.status <> new.status or old.is_deleted <> new.is_deleted) execute function note_supervisor_gone();
update agency_draw d set supervisor_gone = true
  from user_account u
  where u.tenant_id = d.tenant_id and u.id = d.supervisor_id and d.draw_status in (1, 2)
    and (u.status <> 1 or u.is_deleted <> 0);

-- A quote that was handed in in time and cannot be opened: it keeps no other from being opened, and is itself no offer.

alter table opened_quote add column open_fault smallint check (open_fault between 1 and 4);
alter table opened_quote alter column total_money drop not null;
alter table opened_quote
  add check ((open_fault is null) = (total_money is not null)),
  add check (open_fault is null or not selected);

create or replace view opening_record with (security_barrier) as
  select q.tenant_id, q.project_id, q.package_id, q.entry_id, e.supplier_name, q.per_money, q.total_money,
    e.supplier_tenant_id = (select app_tenant()) as is_own,
    case when p.stage >= 65 then q.selected end as selected,
    q.open_fault
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  where p.stage >= 45 and exists (
    select 1 from entry mine
    where mine.tenant_id = q.tenant_id and mine.project_id = q.project_id
      and mine.supplier_tenant_id = (select app_tenant()) and mine.entry_status >= 7);

-- A project keeps the kind by which it was configured: another kind of the same law and purchase type, opened or closed later,
-- gives it no other tasks, numbers or rules. Those that stand are of the kind by which they were configured until now, those
-- of which all kinds are closed of the first of these.
alter table project add column type_id bigint;
update project p set type_id = (
  select t.id from project_type t
  join type_method m on m.tenant_id = t.tenant_id and m.type_id = t.id and m.is_deleted = 0
  where t.tenant_id = p.tenant_id and t.is_deleted = 0 and t.law_regime = p.law_regime
    and t.purchase_type = p.purchase_type and m.manner_code = p.manner
  order by t.open_status desc, t.sort nulls last, t.type_code, t.id limit 1)
where p.purchase_type is not null;
create index ix_project_type on project (tenant_id, type_id) where is_deleted = 0;

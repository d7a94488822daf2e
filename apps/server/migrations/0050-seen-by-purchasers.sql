-- A range on every resource now limits also what all of a tenant saw until then. Who buys goes on seeing what colleagues
-- keep for each other, as the roles of a new tenant do (system/demo-buyer.ts); it is taken away like any other range.
insert into role_data_scope (tenant_id, id, role_id, resource, scope_type)
select r.tenant_id,
  (select coalesce(max(s.id), 0) from role_data_scope s) + row_number() over (order by r.tenant_id, r.id, seen.resource),
  r.id, seen.resource, 1
from role r
cross join unnest(array['supplier', 'businessMan', 'customer', 'customerLink', 'customerVisit', 'plan', 'planDetail',
  'planModify', 'fileTemplate', 'fileCatalog', 'site', 'reservation', 'helpPage']) as seen (resource)
where r.role_alias = 'purchaser' and r.is_deleted = 0
  and exists (select from role_data_scope s where s.tenant_id = r.tenant_id and s.role_id = r.id and s.resource = '*'
    and s.scope_type <> 1)
on conflict (tenant_id, role_id, resource, scope_type) do nothing;

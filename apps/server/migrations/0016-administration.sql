-- Every role has the menus of everybody's own work; those that were made since these exist got none.
insert into role_menu (tenant_id, role_id, menu_id)
select r.tenant_id, r.id, m.id
from role r
join tenant t on t.tenant_id = r.tenant_id
join menu m on m.tenant_id = '000000' and m.is_deleted = 0 and t.kind = any(m.tenant_kinds)
  and m.code in ('work', 'todo', 'myapply', 'done', 'delegation', 'messageCenter')
where r.is_deleted = 0
on conflict do nothing;

-- The certificates that a data source's own must come from, where it is not one that everybody trusts.
alter table data_source add column authority text;

-- Tasks of projects are given to heads of departments and to who describes their needs: they see them among their tasks.
insert into role_menu (tenant_id, role_id, menu_id)
select r.tenant_id, r.id, m.id
from role r
join tenant t on t.tenant_id = r.tenant_id and t.kind = 'buyer'
join menu m on m.tenant_id = '000000' and m.is_deleted = 0
  and m.code in ('procedure', 'mytask', 'mytask_view', 'mytask_finish')
where r.is_deleted = 0 and r.role_alias in ('department', 'applicant')
on conflict do nothing;

-- A file that hangs on nothing is read by its uploader alone. What was kept that way though a row names it hangs on that
-- row from now on: whoever reads the row reads the file.
create temporary table naming on commit drop as
select 'land' as business, tenant_id, id, files::text as said from land where files is not null
union all select 'mansion', tenant_id, id, images::text from mansion where images is not null
union all select 'roomContract', tenant_id, id, files::text from room_contract where files is not null
union all select 'bulletin', tenant_id, id, content from bulletin where content like '%downloadTicket%'
union all select 'notice', tenant_id, id, content from notice where content like '%downloadTicket%'
union all select 'helpPage', tenant_id, id, concat(content, content_en) from help_page
  where concat(content, content_en) like '%downloadTicket%'
union all select 'flowInstance', tenant_id, id, form::text from flow_instance where form::text ~ '"fileId"|downloadTicket'
union all select 'flowInstance', tenant_id, instance_id, files::text from flow_task where files <> '[]';

-- Of several rows the oldest: the others took a copy of its list along.
update attachment a set business_type = n.business, business_id = n.id
from (
  select distinct on (tenant_id, file_id) business, tenant_id, id, file_id
  from (
    select n.business, n.tenant_id, n.id, m[1]::bigint as file_id
    from naming n cross join lateral
      regexp_matches(n.said, '(?:"fileId": ?"|downloadTicket\?fileId=)(\d{1,18})', 'g') as m
  ) each
  order by tenant_id, file_id, id
) n
where a.tenant_id = n.tenant_id and a.id = n.file_id and a.business_type is null and a.party_tenant_id is null
  and not a.is_sealed;

-- Every quote is sealed in its bidder's browser from now on: nothing is left to be chosen.
delete from param where param_key = 'sealing.needsHolders';

-- A project that is under way without holders takes no further quote before they are set: its handler is told.
insert into flow_message (tenant_id, id, user_id, kind, title, content, business_type, business_id, create_time, update_time)
select p.tenant_id, 157000000 + row_number() over (partition by p.tenant_id order by p.id), p.handler_id, 'todo',
  p.project_no || ' ' || p.project_name,
  '报价改为在投标人浏览器中密封：本项目尚未设置开标密钥持有人，供应商暂不能递交或修改报价。请在项目页面设置。',
  'project', p.id, now(), now()
from project p
where p.is_deleted = 0 and p.publish_time is not null and p.opened_time is null and p.project_status = 2
  and exists (select from user_account u where u.tenant_id = p.tenant_id and u.id = p.handler_id and u.is_deleted = 0)
  and not exists (select from package_key_holder h where h.tenant_id = p.tenant_id and h.project_id = p.id);

-- When its holder was told that the opening waits for him.
alter table package_key_holder add column told_time timestamptz;
create index ix_package_key_holder_untold on package_key_holder (tenant_id, project_id) where told_time is null;

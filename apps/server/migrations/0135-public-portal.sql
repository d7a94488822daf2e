-- What anybody reads without signing in. He is a tenant that no tenant can be (its number is no number): every door shows him
-- what it shows a stranger, so that lists and portal ask the same views and policies, and what only some are to read is
-- shown to neither.

-- Of the buyers whose notices stand there: neither disabled nor removed, and not against it.
create view portal_project with (security_barrier) as
  select p.*, r.region_code, t.tenant_name, t.credit_code as buyer_code, t.expire_time
  from published_project p
  join tenant t on t.tenant_id = p.tenant_id
  join project r on r.tenant_id = p.tenant_id and r.id = p.id
  where (select app_tenant()) = 'anybody' and t.kind = 'buyer' and t.status = 1 and t.is_deleted = 0
    and coalesce(
      (select o.param_value from param o where o.tenant_id = t.tenant_id and o.param_key = 'portal.isOpen' and o.is_deleted = 0),
      (select o.param_value from param o where o.tenant_id = '000000' and o.param_key = 'portal.isOpen' and o.is_deleted = 0),
      'true') = 'true';

-- How a package came to its end is told once its project has come to one.
create view portal_package with (security_barrier) as
  select k.*, case when p.stage in (65, 90, 95) then r.package_status end as package_status
  from published_package k
  join portal_project p on p.tenant_id = k.tenant_id and p.id = k.project_id
  join package r on r.tenant_id = k.tenant_id and r.id = k.id;

create view portal_item with (security_barrier) as
  select i.* from published_package_item i
  join portal_project p on p.tenant_id = i.tenant_id and p.id = i.project_id;

-- Who won, as long as the notice of the result is up.
create view portal_award with (security_barrier) as
  select q.tenant_id, q.project_id, q.package_id, e.id, e.supplier_name, e.credit_code, q.total_money
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  join portal_project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  where p.stage = 65 and q.selected and exists (
    select from bulletin b where b.tenant_id = q.tenant_id and b.project_id = q.project_id and b.bulletin_type = 2
      and b.bulletin_status in (3, 5) and b.is_deleted = 0);

grant select on portal_project, portal_package, portal_item, portal_award to zc_app;

-- Newest first, of all buyers.
create index ix_bulletin_portal on bulletin (publish_time desc, id desc)
  where bulletin_status in (3, 5, 6) and is_deleted = 0;

insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values
  ('000000', 4435, '公告在公开门户展示', 'portal.isOpen', 'true', true,
    'true 已发布的公告和结果无需登录即可查看；false 本单位的公告不在公开门户展示，立即生效', now(), now()),
  ('000000', 4436, 'OCDS 标识前缀', 'portal.ocidPrefix', 'ocds-zhaocai', false,
    '开放采购数据（OCDS）中项目标识的前缀，向国际组织登记后填写登记的前缀', now(), now());

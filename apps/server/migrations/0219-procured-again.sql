-- What procures a failed package again: each package by one other, so that a project whose packages fail one after the
-- other is procured again as often. Withdrawing a result then knows which packages others have taken up.
alter table package add column parent_id bigint,
  add foreign key (tenant_id, parent_id) references package (tenant_id, id);
create unique index ux_package_parent on package (tenant_id, parent_id) where is_deleted = 0 and parent_id is not null;

-- They were numbered in the order of those that they came of.
update package c set parent_id = g.id, version = c.version + 1
from project p, (
  select tenant_id, project_id, id, row_number() over (partition by tenant_id, project_id order by package_no) as no
  from package where package_status in (8, 9) and is_deleted = 0) g
where p.tenant_id = c.tenant_id and p.id = c.project_id and c.is_deleted = 0
  and g.tenant_id = p.tenant_id and g.project_id = p.parent_id and g.no = c.package_no;

drop index ux_project_parent;
create index ix_project_parent on project (tenant_id, parent_id) where is_deleted = 0 and parent_id is not null;

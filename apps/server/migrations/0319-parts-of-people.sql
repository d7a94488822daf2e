-- Who has a part in a project: its members, and whoever has a task of it that is not over. They see it, whatever their data
-- scopes say.
create view project_part with (security_invoker = true) as
  select m.tenant_id, m.project_id as row_id, m.user_id from project_member m
  union all
  select k.tenant_id, k.project_id, k.handler_id from project_task k
  where k.is_deleted = 0 and k.handler_id is not null and k.task_status in (0, 1, 3);

grant select on project_part to zc_app;
create index ix_project_member_user on project_member (tenant_id, user_id);

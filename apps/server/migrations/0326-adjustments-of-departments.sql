-- An adjustment of a plan is of the department that the plan is of, whoever asks for it; who wrote the plan has a part in it.
alter table plan_modify add column dept_id bigint;
update plan_modify m set dept_id = p.dept_id
from purchase_plan p where p.tenant_id = m.tenant_id and p.id = m.plan_id;
create index ix_plan_modify_dept on plan_modify (tenant_id, dept_id) where is_deleted = 0;
create index ix_plan_modify_plan on plan_modify (tenant_id, plan_id) where is_deleted = 0;

-- A plan in the place of another stays the work of who wrote the first, not of who agreed to its adjustment.
update purchase_plan p set create_user = o.create_user, create_dept = o.create_dept
from purchase_plan o where o.tenant_id = p.tenant_id and o.id = p.origin_id;

create view plan_modify_part with (security_invoker = true) as
  select m.tenant_id, m.id as row_id, p.create_user as user_id
  from plan_modify m join purchase_plan p on p.tenant_id = m.tenant_id and p.id = m.plan_id;

grant select on plan_modify_part to zc_app;

-- Demands that were left on a plan when an adjustment put another in its place: they stand on the one in force.

update purchase_demand d set plan_id = f.id, version = d.version + 1
from (select distinct on (was.tenant_id, was.id) was.tenant_id, was.id as was_id, p.id
      from purchase_plan was
      join purchase_plan p on p.tenant_id = was.tenant_id and p.is_deleted = 0
        and coalesce(p.origin_id, p.id) = coalesce(was.origin_id, was.id) and p.plan_status <> 7
      where was.plan_status = 7
      order by was.tenant_id, was.id, p.id desc) f
where d.tenant_id = f.tenant_id and d.plan_id = f.was_id and d.is_deleted = 0;

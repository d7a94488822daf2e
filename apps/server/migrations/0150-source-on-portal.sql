-- The publicity of a single source stands on the portal from its first day: of its project nothing else is anybody's to read
-- until the result, so its head stands in for it.

-- Whose notices stand there: buyers that are neither disabled nor removed, and not against it.
create view portal_buyer with (security_barrier) as
  select t.tenant_id, t.tenant_name, t.credit_code, t.expire_time from tenant t
  where (select app_tenant()) = 'anybody' and t.kind = 'buyer' and t.status = 1 and t.is_deleted = 0
    and coalesce(
      (select o.param_value from param o where o.tenant_id = t.tenant_id and o.param_key = 'portal.isOpen' and o.is_deleted = 0),
      (select o.param_value from param o where o.tenant_id = '000000' and o.param_key = 'portal.isOpen' and o.is_deleted = 0),
      'true') = 'true';

create or replace view portal_project with (security_barrier) as
  select p.*, r.region_code, t.tenant_name, t.credit_code as buyer_code, t.expire_time
  from published_project p
  join portal_buyer t on t.tenant_id = p.tenant_id
  join project r on r.tenant_id = p.tenant_id and r.id = p.id;

-- `stage` is null while nothing but the publicity is to be read.
create view portal_head with (security_barrier) as
  select p.tenant_id, p.id, p.project_no, p.project_name, p.manner, p.stage, p.region_code, p.entry_end_time,
    p.bid_end_time, p.open_time, p.tenant_name, p.expire_time
  from portal_project p
  union all
  select s.tenant_id, s.id, s.project_no, s.project_name, s.manner, null, null, null, null, null, t.tenant_name, t.expire_time
  from publicised_source s join portal_buyer t on t.tenant_id = s.tenant_id
  where not exists (select from portal_project p where p.tenant_id = s.tenant_id and p.id = s.id);

grant select on portal_buyer, portal_head to zc_app;

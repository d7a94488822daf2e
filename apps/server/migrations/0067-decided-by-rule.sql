-- What an administrator terminated is told apart from what its applicant withdrew; what rules decided and what was handed
-- on stands in the lists as what it is.

alter table flow_instance drop constraint flow_instance_run_status;
alter table flow_instance add constraint flow_instance_run_status
  check (run_status in ('withdrawn', 'terminated', 'running', 'returned', 'finished', 'rejected', 'error'));

update flow_instance i
set run_status = 'terminated', state = jsonb_set(i.state, '{status}', '"terminated"')
from flow_event e
where e.tenant_id = i.tenant_id and e.instance_id = i.id and e.seq = i.last_seq and e.kind = 'terminate'
  and i.run_status = 'withdrawn';

update flow_task t set closed_because = 'terminated'
from flow_instance i
where i.tenant_id = t.tenant_id and i.id = t.instance_id and i.run_status = 'terminated' and t.closed_because = 'withdrawn';

drop index ix_flow_task_done;
create index ix_flow_task_done on flow_task (tenant_id, assignee, close_time desc, id desc)
  where operate_status in (0, 3) or closed_because = 'transferred';

-- A draw that is void waits for nobody's answer: whoever was asked is released (9).
alter table drawn_expert drop constraint drawn_expert_status;
alter table drawn_expert add constraint drawn_expert_status check (join_status between 0 and 9);
update drawn_expert r set join_status = 9, version = r.version + 1
from expert_draw d
where d.tenant_id = r.tenant_id and d.id = r.draw_id and d.info_status = 5 and r.join_status = 1;

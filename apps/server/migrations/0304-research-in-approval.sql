-- A research whose publication people are asked about stands in approval (4): nobody outside reads it yet, and it is still
-- the one that its demand has open.
alter table demand_research drop constraint demand_research_status;
alter table demand_research add constraint demand_research_status check (research_status between 0 and 4);
drop index ux_demand_research_open;
create unique index ux_demand_research_open on demand_research (tenant_id, demand_id)
  where is_deleted = 0 and research_status in (0, 1, 4);

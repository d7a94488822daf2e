-- Lists of projects by what they wait for, and the counts at their heads: a shelf is found by its stage, a day by its
-- openings and deadlines, and all counts are read from the first of these alone.
drop index ix_project_stage;
create index ix_project_shelf on project (tenant_id, stage) include (audit_status, handler_id, open_time, bid_end_time)
  where is_deleted = 0;
create index ix_project_opening on project (tenant_id, open_time) where is_deleted = 0;
create index ix_project_deadline on project (tenant_id, bid_end_time) where is_deleted = 0;
create index ix_project_handler on project (tenant_id, handler_id, create_time desc, id desc) where is_deleted = 0;

-- Whoever handed a task on may take it back.
alter table project_task add column handed_by_id bigint;

-- Notices whose time is over are looked for every hour.
create index bulletin_ending on bulletin (tenant_id, end_time) where bulletin_status = 3 and is_deleted = 0;

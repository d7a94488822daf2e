-- What stands in the bell of every page is counted by what is unread, however much somebody was told before.
create index ix_flow_message_unread on flow_message (tenant_id, user_id) where read_time is null and is_deleted = 0;

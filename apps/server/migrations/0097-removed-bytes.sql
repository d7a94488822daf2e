-- Since when the bytes of a removed file are gone, and a lock between who removes bytes and who brings the same again.

alter table attachment add column purge_time timestamptz;
create index ix_attachment_removed on attachment (tenant_id, update_time) where is_deleted <> 0 and purge_time is null;

create function lock_file_bytes() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('file bytes ' || new.storage_key, 0));
  return new;
end $$;
create trigger lock_file_bytes before insert or update of storage_key, is_deleted on attachment
  for each row execute function lock_file_bytes();

insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values
  ('000000', 4413, '已删除附件保留天数', 'file.removedDays', '30', true,
    '附件删除后，文件内容再保留多少天，0 至 365；0 表示一直保留', now(), now());

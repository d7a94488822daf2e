-- What became of an upload in parts: whose line broke while it was finished asks again and is answered the same.

create table file_part_finished (
  tenant_id text not null,
  upload_key text not null,
  user_id bigint not null,
  answer jsonb not null,
  expire_time timestamptz not null,
  primary key (tenant_id, upload_key)
);
create index ix_file_part_finished_expire on file_part_finished (tenant_id, expire_time);
select protect('file_part_finished');

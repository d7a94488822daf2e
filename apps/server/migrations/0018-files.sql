-- Files: content stored once, uploads that resume, who looked at what, certificates to sign with.

-- Content lies under its own hash, so several rows of a tenant may share one copy.
drop index ux_attachment_storage_key;
create index ix_attachment_storage_key on attachment (tenant_id, storage_key) where is_deleted = 0;

-- An upload in parts: `received` bytes lie durably in the folder of parts; more may lie there and is cut off.
create table file_part_upload (
  tenant_id text not null,
  upload_key text not null,
  user_id bigint not null,
  file_name text not null,
  file_type text,
  file_size bigint not null,
  received bigint not null default 0,
  create_time timestamptz not null,
  expire_time timestamptz not null,
  primary key (tenant_id, upload_key),
  constraint file_part_upload_received check (received between 0 and file_size)
);
create index ix_file_part_upload_user on file_part_upload (tenant_id, user_id, expire_time);
select protect('file_part_upload');

-- Every look and every download; the reader's tenant keeps the row.
create table file_log (
  tenant_id text not null,
  id bigint not null,
  file_id bigint not null,
  file_name text not null,
  action smallint not null,
  user_name text,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  constraint file_log_action check (action between 1 and 4)
);
create index ix_file_log_file on file_log (tenant_id, file_id, create_time desc);
create index ix_file_log_time on file_log (tenant_id, create_time desc);
select protect('file_log', p_append_only => true);

-- Certificates with their private keys: the P12 and its password are sealed under a key derived from SECRET.
create table sign_certificate (
  tenant_id text not null,
  id bigint not null,
  certificate_name text not null,
  subject_name text not null,
  issuer_name text not null,
  serial_number text not null,
  fingerprint text not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  sealed_p12 text not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_sign_certificate_fingerprint on sign_certificate (tenant_id, fingerprint) where is_deleted = 0;
select protect('sign_certificate');

-- Who works on a file in the office server: it names its lock, and the lock falls when it is not renewed.
create table file_lock (
  tenant_id text not null,
  file_id bigint not null,
  lock_text text not null,
  user_id bigint not null,
  expire_time timestamptz not null,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, file_id) references attachment (tenant_id, id)
);
select protect('file_lock');

-- Logs by the month, object storage and SMS providers, and what the register of files lacked for its screen.

-- Logs --------------------------------------------------------------------------------------------------------------

-- The months lie in a schema of their own that the application may not enter: it reaches them by their parent alone.
create schema log_partition;

-- What an administrator wants to read: who came and went, exported, imported, changed a provider.
create table log_usual (
  tenant_id text not null,
  id bigint not null,
  event text not null,
  title text not null,
  title_en text not null,
  log_level smallint not null default 1,
  method text,
  request_uri text,
  create_by text,
  remote_ip text,
  user_agent text,
  request_id text,
  log_data jsonb,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id, create_time),
  constraint log_usual_log_level check (log_level in (1, 2))
) partition by range (create_time);
create index ix_log_usual_time on log_usual (tenant_id, create_time desc, id desc);

-- Writes, refusals and sign-ins, one row each.
create table log_api (
  tenant_id text not null,
  id bigint not null,
  title text not null,
  title_en text not null,
  method text not null,
  request_uri text not null,
  outcome smallint not null,
  http_status integer not null,
  time integer not null,
  message text,
  create_by text,
  remote_ip text,
  user_agent text,
  request_id text,
  params jsonb,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id, create_time),
  constraint log_api_outcome check (outcome in (1, 2, 3))
) partition by range (create_time);
create index ix_log_api_time on log_api (tenant_id, create_time desc, id desc);

-- What went wrong: on the server (a 500), or in somebody's browser.
create table log_error (
  tenant_id text not null,
  id bigint not null,
  source smallint not null,
  exception_name text not null,
  message text not null,
  stack_trace text,
  file_name text,
  line_number integer,
  method text,
  request_uri text,
  create_by text,
  remote_ip text,
  user_agent text,
  request_id text,
  params jsonb,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id, create_time),
  constraint log_error_source check (source in (1, 2))
) partition by range (create_time);
create index ix_log_error_time on log_error (tenant_id, create_time desc, id desc);

-- For a row of a month that nobody has prepared: no log is lost for want of a partition.
create table log_partition.log_usual_rest partition of log_usual default;
create table log_partition.log_api_rest partition of log_api default;
create table log_partition.log_error_rest partition of log_error default;

select protect('log_usual', p_append_only => true), protect('log_api', p_append_only => true),
  protect('log_error', p_append_only => true), protect('log_partition.log_usual_rest', p_append_only => true),
  protect('log_partition.log_api_rest', p_append_only => true), protect('log_partition.log_error_rest', p_append_only => true);

-- One month of one log; rows that came before it into the rest move in.
create function make_log_partition(p_table text, p_month timestamp) returns void language plpgsql as $$
declare
  v_part text := format('%s_%s', p_table, to_char(p_month, 'YYYYMM'));
  v_from timestamptz := p_month at time zone 'Asia/Shanghai';
  v_until timestamptz := (p_month + interval '1 month') at time zone 'Asia/Shanghai';
begin
  if to_regclass('log_partition.' || v_part) is not null then return; end if;
  execute format('create table log_partition.%I (like public.%I including defaults including constraints)', v_part, p_table);
  execute format(
    'with moved as (delete from log_partition.%I where create_time >= %L and create_time < %L returning *)
     insert into log_partition.%I select * from moved', p_table || '_rest', v_from, v_until, v_part);
  execute format('alter table public.%I attach partition log_partition.%I for values from (%L) to (%L)',
    p_table, v_part, v_from, v_until);
  perform protect(format('log_partition.%I', v_part)::regclass, p_append_only => true);
end $$;

-- Makes the months ahead and drops those that ended before the kept ones began: nothing is deleted row by row.
create function keep_log_partitions(p_now timestamptz, p_ahead integer, p_kept integer) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_this timestamp := date_trunc('month', p_now at time zone 'Asia/Shanghai');
  v_oldest timestamp := v_this - make_interval(months => p_kept);
  v_table text;
  v_month timestamp;
  v_part text;
begin
  perform pg_advisory_xact_lock(hashtext('keep_log_partitions'));
  foreach v_table in array array['log_usual', 'log_api', 'log_error'] loop
    for v_month in select generate_series(v_this, v_this + make_interval(months => p_ahead), interval '1 month') loop
      perform public.make_log_partition(v_table, v_month);
    end loop;
    for v_part in
      select c.relname from pg_class c
      where c.relnamespace = 'log_partition'::regnamespace and c.relkind = 'r' and c.relname ~ ('^' || v_table || '_\d{6}$')
        and to_timestamp(right(c.relname, 6), 'YYYYMM')::timestamp < v_oldest
    loop
      execute format('drop table log_partition.%I', v_part);
    end loop;
    execute format('delete from log_partition.%I where create_time < %L', v_table || '_rest', v_oldest at time zone 'Asia/Shanghai');
  end loop;
end $$;
revoke all on function make_log_partition, keep_log_partitions from public;
grant execute on function keep_log_partitions to zc_app;
select keep_log_partitions(now(), 2, 12);

-- The errors of browsers are rows of log_error now.
drop table client_error;
create or replace function sweep_expired(p_now timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.idempotency where create_time < p_now - interval '24 hours';
  delete from public.captcha where expire_time < p_now;
  delete from public.session_token where expire_time < p_now;
  delete from public.login_failure where last_time < p_now - interval '1 day';
end $$;

-- Object storage ----------------------------------------------------------------------------------------------------

-- Where files go: rows of 000000. status 2 is the one in use; the secrets are sealed under a key derived from SECRET.
create table oss (
  tenant_id text not null,
  id bigint not null,
  category smallint not null,
  oss_code text not null,
  endpoint text,
  bucket_name text,
  region text,
  access_key text,
  secret_key text,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint oss_category check (category between 0 and 5)
);
create unique index ux_oss_oss_code on oss (tenant_id, oss_code) where is_deleted = 0;
create unique index ux_oss_enabled on oss (tenant_id) where status = 2 and is_deleted = 0;
select protect('oss');

insert into oss (tenant_id, id, category, oss_code, remark, status, create_time, update_time)
values ('000000', 1, 0, 'disk', '服务器本地磁盘，随程序自带', 2, now(), now());

-- Each file remembers where it lies, so that another provider in use takes none away; null is the local disk.
alter table attachment add column storage_id bigint, add column remark text;
create index ix_attachment_storage on attachment (tenant_id, storage_id) where storage_id is not null;

-- Whether any tenant's file lies there: a provider that holds files is neither removed nor moved.
create function storage_in_use(p_id bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.attachment where storage_id = p_id)
$$;
revoke all on function storage_in_use from public;
grant execute on function storage_in_use to zc_app;

-- SMS ---------------------------------------------------------------------------------------------------------------

create table sms (
  tenant_id text not null,
  id bigint not null,
  category smallint not null,
  sms_code text not null,
  template_id text,
  access_key text,
  secret_key text,
  region_id text,
  sign_name text,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint sms_category check (category between 0 and 4)
);
create unique index ux_sms_sms_code on sms (tenant_id, sms_code) where is_deleted = 0;
create unique index ux_sms_enabled on sms (tenant_id) where status = 2 and is_deleted = 0;
select protect('sms');

insert into sms (tenant_id, id, category, sms_code, sign_name, remark, status, create_time, update_time)
values ('000000', 1, 0, 'log', '招采平台', '仅登记短信内容，不向手机发送', 2, now(), now());

-- One row per message and phone.
create table sms_log (
  tenant_id text not null,
  id bigint not null,
  sms_id bigint not null,
  sms_code text not null,
  phone text not null,
  content text not null,
  params jsonb,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, sms_id) references sms (tenant_id, id)
);
create index ix_sms_log_time on sms_log (tenant_id, create_time desc, id desc);
create index ix_sms_log_phone on sms_log (tenant_id, phone, create_time desc);
select protect('sms_log', p_append_only => true);

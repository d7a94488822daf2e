-- How much one person may keep, beside what his tenant may: bytes and number, kept by the same trigger as the tenant's book.

create table person_file_book (
  tenant_id text not null,
  user_id bigint not null,
  bytes bigint not null check (bytes >= 0),
  files bigint not null check (files >= 0),
  primary key (tenant_id, user_id)
);
select protect('person_file_book');
insert into person_file_book (tenant_id, user_id, bytes, files)
  select charged_tenant_id, create_user, sum(charged_bytes), count(*) from attachment
  where is_deleted = 0 and create_user is not null and charged_tenant_id is not null group by 1, 2;

-- What a tenant says, where the platform lets it, of a parameter that is a number.
create function number_param(p_tenant text, p_key text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(case when p.is_overridable then o.param_value end, p.param_value)::bigint from param p
  left join param o on o.tenant_id = p_tenant and o.param_key = p.param_key and o.is_deleted = 0
  where p.tenant_id = '000000' and p.param_key = p_key and p.is_deleted = 0
$$;
revoke all on function number_param from public;
grant execute on function number_param to zc_app;

create function charge_person(p_tenant text, p_user bigint, p_bytes bigint, p_files bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_bytes bigint;
  v_files bigint;
begin
  insert into person_file_book as b (tenant_id, user_id, bytes, files)
    values (p_tenant, p_user, greatest(p_bytes, 0), greatest(p_files, 0))
    on conflict (tenant_id, user_id) do update
      set bytes = greatest(b.bytes + p_bytes, 0), files = greatest(b.files + p_files, 0)
    returning bytes, files into v_bytes, v_files;
  if p_files > 0 and v_files > number_param(p_tenant, 'file.personFiles')
    or p_bytes > 0 and v_bytes > number_param(p_tenant, 'file.personMegabytes') * 1048576 then
    raise exception 'the files of person % are too many', p_user
      using errcode = 'check_violation', constraint = 'person_file_quota';
  end if;
end $$;
revoke all on function charge_person from public;
grant execute on function charge_person to zc_app;

create or replace function keep_file_book() returns trigger language plpgsql as $$
declare
  v_bytes bigint;
  v_files bigint;
begin
  if tg_op = 'INSERT' then
    new.charged_tenant_id := coalesce(app_tenant(), new.tenant_id);
    v_bytes := case when new.is_deleted = 0 then new.file_size else 0 end;
    v_files := case when new.is_deleted = 0 then 1 else 0 end;
  else
    v_bytes := case when new.is_deleted <> 0 then 0 when new.is_sealed then old.charged_bytes else new.file_size end;
    v_files := (case when new.is_deleted = 0 then 1 else 0 end) - (case when old.is_deleted = 0 then 1 else 0 end);
  end if;
  new.charged_bytes := v_bytes;
  v_bytes := v_bytes - case when tg_op = 'INSERT' then 0 else old.charged_bytes end;
  if v_bytes <> 0 and charge_files(new.charged_tenant_id, v_bytes) then
    perform enqueue_job('tellFileSpace', json_build_object('tenantId', new.charged_tenant_id), null, 10,
      'file space ' || new.charged_tenant_id);
  end if;
  if (v_bytes <> 0 or v_files <> 0) and new.create_user is not null then
    perform charge_person(new.charged_tenant_id, new.create_user, v_bytes, v_files);
  end if;
  return new;
end $$;

insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values
  ('000000', 4411, '每人附件空间（MB）', 'file.personMegabytes', '51200', true,
    '一个账号上传的附件合计最多多少 MB，1 至 999999；超出后须删除不再使用的附件', now(), now()),
  ('000000', 4412, '每人附件数量', 'file.personFiles', '50000', true,
    '一个账号上传的附件合计最多多少个，1 至 999999；超出后须删除不再使用的附件', now(), now());

-- What a tenant may spend, in one book: the bytes of its files, and by the hour its exports and the captchas drawn for it.

-- Megabytes; null: without a limit.
alter table tenant add column file_quota integer check (file_quota > 0);

create table budget_book (
  tenant_id text not null,
  budget text not null check (budget in ('files', 'export', 'captcha')),
  -- The hour that `spent` is of; bytes of files are of no hour.
  since timestamptz not null,
  spent bigint not null check (spent >= 0),
  -- Since when the administrators know that it is nearly full.
  told_time timestamptz,
  primary key (tenant_id, budget)
);
select protect('budget_book');

-- Whose file it is for the book: its uploader's tenant, though a supplier's quote is a row of the buyer's. The bytes are
-- kept beside it, because the opening changes the size of what was sealed.
alter table attachment add column charged_tenant_id text, add column charged_bytes bigint not null default 0;
update attachment set charged_tenant_id = coalesce(case when is_sealed then party_tenant_id end, tenant_id),
  charged_bytes = file_size where is_deleted = 0;
insert into budget_book (tenant_id, budget, since, spent)
  select charged_tenant_id, 'files', '2000-01-01', sum(charged_bytes) from attachment where is_deleted = 0
  group by charged_tenant_id;

-- Adds bytes to a tenant's book or takes them off; refused beyond the quota. True: it became nearly full (80 %) by this.
create function charge_files(p_tenant text, p_bytes bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_quota numeric := (select file_quota::numeric * 1048576 from tenant where tenant_id = p_tenant);
  v_spent bigint;
  v_near boolean;
  v_was_told boolean;
begin
  insert into budget_book as b (tenant_id, budget, since, spent) values (p_tenant, 'files', '2000-01-01', greatest(p_bytes, 0))
    on conflict (tenant_id, budget) do update set spent = greatest(b.spent + p_bytes, 0)
    returning spent, told_time is not null into v_spent, v_was_told;
  if p_bytes > 0 and v_spent > v_quota then
    raise exception 'the file quota of tenant % is used up', p_tenant
      using errcode = 'check_violation', constraint = 'file_quota';
  end if;
  v_near := coalesce(v_spent >= v_quota * 0.8, false);
  if v_near <> v_was_told then
    update budget_book set told_time = case when v_near then now() end where tenant_id = p_tenant and budget = 'files';
  end if;
  return v_near and not v_was_told;
end $$;
revoke all on function charge_files from public;
grant execute on function charge_files to zc_app;

create function keep_file_book() returns trigger language plpgsql as $$
declare
  v_bytes bigint;
begin
  if tg_op = 'INSERT' then
    new.charged_tenant_id := coalesce(app_tenant(), new.tenant_id);
    v_bytes := case when new.is_deleted = 0 then new.file_size else 0 end;
  else
    v_bytes := case when new.is_deleted <> 0 then 0 when new.is_sealed then old.charged_bytes else new.file_size end;
  end if;
  new.charged_bytes := v_bytes;
  v_bytes := v_bytes - case when tg_op = 'INSERT' then 0 else old.charged_bytes end;
  if v_bytes <> 0 and charge_files(new.charged_tenant_id, v_bytes) then
    perform enqueue_job('tellFileSpace', json_build_object('tenantId', new.charged_tenant_id), null, 10,
      'file space ' || new.charged_tenant_id);
  end if;
  return new;
end $$;
create trigger keep_file_book before insert or update of file_size, is_deleted on attachment
  for each row execute function keep_file_book();

-- Takes one from the caller's budget of this hour, whose size is the parameter `<budget>.perHour`. Nothing is taken beyond
-- it. No row: there is no such tenant.
create function spend_hourly(p_budget text, p_now timestamptz) returns table (spent bigint, per_hour bigint)
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_tenant text := app_tenant();
  v_hour timestamptz := date_trunc('hour', p_now);
  v_limit bigint;
begin
  select coalesce(case when p.is_overridable then o.param_value end, p.param_value)::bigint into v_limit
    from tenant t join param p on p.tenant_id = '000000' and p.param_key = p_budget || '.perHour' and p.is_deleted = 0
    left join param o on o.tenant_id = v_tenant and o.param_key = p.param_key and o.is_deleted = 0
    where t.tenant_id = v_tenant and t.is_deleted = 0;
  if v_limit is null then
    return;
  end if;
  return query
    insert into budget_book as b (tenant_id, budget, since, spent) values (v_tenant, p_budget, v_hour, 1)
      on conflict (tenant_id, budget) do update set since = v_hour,
        spent = case when b.since = v_hour then least(b.spent + 1, v_limit + 1) else 1 end
      returning b.spent, v_limit;
end $$;
grant execute on function spend_hourly to zc_app;

insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values
  ('000000', 4409, '每小时导出次数', 'export.perHour', '600', false,
    '每个租户每小时最多导出多少次，1 至 999999；超出后须等到下一小时', now(), now()),
  ('000000', 4410, '每小时验证码数量', 'captcha.perHour', '100000', false,
    '每个租户每小时最多生成多少个登录验证码，1 至 999999', now(), now());

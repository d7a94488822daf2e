-- What a bank asks of accounts: passwords judged by the server, kept from coming back and growing old.

-- When the password that holds was set. Null where that was before this was kept: then the account's own age counts.
alter table user_account add column password_time timestamptz;

-- Passwords that an account had, as hashes; the newest of them must not come back.
create table password_history (
  tenant_id text not null,
  user_id bigint not null,
  password_hash text not null,
  -- Several may be replaced within a second.
  place bigint generated always as identity,
  replaced_time timestamptz not null,
  primary key (tenant_id, user_id, password_hash),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id)
);
create index ix_password_history_place on password_history (tenant_id, user_id, place desc);
select protect('password_history');

-- Whoever sets a password, by whichever command: the former one is kept, and the age begins anew. Not more of them than
-- a tenant may ask for.
create function keep_former_password() returns trigger language plpgsql as $$
begin
  new.password_time := coalesce(new.update_time, new.create_time);
  if tg_op = 'UPDATE' and old.password_hash <> '' then
    insert into password_history (tenant_id, user_id, password_hash, replaced_time)
    values (new.tenant_id, new.id, old.password_hash, new.password_time)
    on conflict do nothing;
    delete from password_history h
    where h.tenant_id = new.tenant_id and h.user_id = new.id and h.password_hash not in (
      select n.password_hash from password_history n
      where n.tenant_id = new.tenant_id and n.user_id = new.id
      order by n.place desc limit 24);
  end if;
  return new;
end $$;
create trigger user_account_password_first before insert on user_account
  for each row execute function keep_former_password();
create trigger user_account_password before update of password_hash on user_account
  for each row when (old.password_hash is distinct from new.password_hash)
  execute function keep_former_password();

-- How somebody came in: by the digest of a password, by a password sealed to the server, by an identity provider.
alter table session
  add column entry text not null default 'md5' check (entry in ('md5', 'sealed', 'provider'));

insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values
  ('000000', 4401, '密码最短长度', 'account.passwordLength', '8', true, '8 至 64', now(), now()),
  ('000000', 4402, '密码字符种类', 'account.passwordKinds', '2', true,
    '2 字母和数字；3 大写字母、小写字母和数字；4 再加符号', now(), now()),
  ('000000', 4403, '密码历史', 'account.passwordHistory', '5', true,
    '新密码不能与最近几次用过的相同，0 至 24，0 表示不限', now(), now()),
  ('000000', 4404, '密码有效天数', 'account.passwordDays', '0', true,
    '到期后登录时必须修改，0 至 365，0 表示不过期', now(), now()),
  ('000000', 4405, '允许旧式密码传输', 'account.md5Passwords', 'false', true,
    'true 允许旧客户端和接口调用以 md5 传输密码，false 只接受加密传输、由服务器检验强度的密码', now(), now());

-- One guess at each of many accounts is seen by the address, over all tenants, and by the tenant, over all addresses.
create index ix_login_failure_address on login_failure (address, last_time) where failures > 0;
create function failing_accounts(p_tenant text, p_address text, p_since timestamptz)
  returns table (at_address integer, in_tenant integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select
    (select count(*)::int from login_failure where address = p_address and failures > 0 and last_time > p_since),
    (select count(*)::int from login_failure
      where tenant_id = p_tenant and address = '*' and failures > 0 and last_time > p_since)
  where p_tenant = app_tenant();
$$;
revoke execute on function failing_accounts(text, text, timestamptz) from public;
grant execute on function failing_accounts(text, text, timestamptz) to zc_app;

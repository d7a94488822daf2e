-- What a person proves himself by beside the password: codes of an application, recovery codes, passkeys.

-- `secret`: sealed under a key that only SECRET leads to. `last_step`: the half minute whose code was used last; neither
-- it nor an earlier one is good again.
create table user_totp (
  tenant_id text not null,
  user_id bigint not null,
  secret text not null,
  create_time timestamptz not null,
  -- Null until a first code has shown that the application has the secret.
  confirm_time timestamptz,
  last_used_time timestamptz,
  last_step bigint not null default 0,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id)
);
select protect('user_totp');

-- A code is good once: its row goes when it is used. A hash under a key that only SECRET leads to.
create table recovery_code (
  tenant_id text not null,
  user_id bigint not null,
  hash text not null,
  primary key (tenant_id, user_id, hash),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id)
);
select protect('recovery_code');

-- `rp_id`: the host that it was made for; at another one no browser offers it.
create table passkey (
  tenant_id text not null,
  id bigint not null,
  user_id bigint not null,
  name text not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null default '',
  rp_id text not null,
  create_time timestamptz not null,
  last_used_time timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id)
);
create unique index ux_passkey_credential on passkey (tenant_id, credential_id);
create index ix_passkey_user on passkey (tenant_id, user_id);
select protect('passkey');

-- Challenges follow from SECRET and are kept by nobody until they are answered; an answered one is good no second time.
create table spent_challenge (
  tenant_id text not null,
  hash text not null,
  expire_time timestamptz not null,
  primary key (tenant_id, hash)
);
select protect('spent_challenge');

alter table session drop constraint session_entry_check;
alter table session add constraint session_entry_check check (entry in ('md5', 'sealed', 'provider', 'passkey'));

-- The web application signs people in by passkey too.
update client set grant_types = grant_types || ',passkey', version = version + 1
where client_id = 'saber' and is_deleted = 0 and grant_types not like '%passkey%';

create or replace function sweep_expired(p_now timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.idempotency where create_time < p_now - interval '24 hours';
  delete from public.captcha where expire_time < p_now;
  delete from public.spent_challenge where expire_time < p_now;
  delete from public.session_token where expire_time < p_now;
  delete from public.login_failure where last_time < p_now - interval '1 day';
  delete from public.session_identity i
  using public.session s
  where s.tenant_id = i.tenant_id and s.id = i.session_id and (s.end_time is not null or not exists (
    select from public.session_token k where k.tenant_id = s.tenant_id and k.session_id = s.id));
end $$;

-- Sign-in elsewhere, further: binding to an account that is there already, and the way out at the provider.

-- Started by somebody signed in, to bind: only the same session may end it. Null of a sign-in.
alter table oauth_attempt add column user_id bigint, add column session_id bigint,
  add foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  add foreign key (tenant_id, session_id) references session (tenant_id, id) on delete cascade;

-- One identity never signs in two accounts of a tenant, under whatever code its provider was entered. Of accounts that
-- one identity had registered under two codes, the first keeps it.
update user_oauth o set is_deleted = 1, version = version + 1
where o.user_id is not null and o.is_deleted = 0 and exists (
  select from user_oauth p where p.tenant_id = o.tenant_id and p.uuid = o.uuid and p.user_id is not null
    and p.is_deleted = 0 and (p.create_time, p.id) < (o.create_time, o.id));
create unique index ux_user_oauth_bound on user_oauth (tenant_id, uuid) where user_id is not null and is_deleted = 0;
create index ix_user_oauth_user on user_oauth (tenant_id, user_id) where is_deleted = 0;

-- By which identity a session was opened, and where that is signed out: an address with the provider's id_token, sealed.
create table session_identity (
  tenant_id text not null,
  session_id bigint not null,
  identity_id bigint not null,
  sign_out_url text,
  primary key (tenant_id, session_id),
  foreign key (tenant_id, session_id) references session (tenant_id, id) on delete cascade,
  foreign key (tenant_id, identity_id) references user_oauth (tenant_id, id) on delete cascade
);
create index ix_session_identity_identity on session_identity (tenant_id, identity_id);
select protect('session_identity');

-- What a session knew of its provider goes when it has ended or can no longer be renewed.
create or replace function sweep_expired(p_now timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.idempotency where create_time < p_now - interval '24 hours';
  delete from public.captcha where expire_time < p_now;
  delete from public.session_token where expire_time < p_now;
  delete from public.login_failure where last_time < p_now - interval '1 day';
  delete from public.session_identity i
  using public.session s
  where s.tenant_id = i.tenant_id and s.id = i.session_id and (s.end_time is not null or not exists (
    select from public.session_token k where k.tenant_id = s.tenant_id and k.session_id = s.id));
end $$;

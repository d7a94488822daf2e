-- The platform: the five doors between tenants, people and their rights, sessions, evidence, outbox, files.
-- Roles zc_owner (runs this), zc_app and zc_jobs exist before: the supervisor or the administrator made them.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

grant usage on schema public to zc_app, zc_jobs;

-- The current tenant, or null for nobody. `true`: an unset setting is not an error; '' is what a reset one leaves.
-- One expression, so that the planner puts it in place and can use it as an index condition.
create function app_tenant() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '');

-- The doors of one table, made anew at each call: own, party, published, platform, and the owner's for its functions.
-- Without a tenant no door opens: the published and the platform's rows too are shown to tenants only.
create function protect(
  p_table regclass,
  p_parties text[] default '{}',
  p_public_when text default null,
  p_platform boolean default false,
  p_append_only boolean default false
) returns void language plpgsql as $$
declare
  v_policy name;
  v_party text;
  v_owner name := (select pg_get_userbyid(relowner) from pg_class where oid = p_table);
  v_is_party text := '';
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('alter table %s force row level security', p_table);
  for v_policy in select polname from pg_policy where polrelid = p_table loop
    execute format('drop policy %I on %s', v_policy, p_table);
  end loop;
  foreach v_party in array p_parties loop
    v_is_party := v_is_party || case when v_is_party = '' then '' else ' or ' end || format('%I = app_tenant()', v_party);
  end loop;
  execute format('revoke all on %s from zc_app', p_table);
  if p_append_only then
    execute format('create policy own on %s for select to zc_app using (tenant_id = app_tenant())', p_table);
    execute format('create policy own_insert on %s for insert to zc_app with check (tenant_id = app_tenant())', p_table);
    execute format('grant select, insert on %s to zc_app', p_table);
  else
    execute format('create policy own on %s for all to zc_app using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', p_table);
    execute format('grant select, insert, update, delete on %s to zc_app', p_table);
  end if;
  if v_is_party <> '' then
    execute format('create policy party on %s for select to zc_app using (%s)', p_table, v_is_party);
    execute format('create policy party_insert on %s for insert to zc_app with check (%s)', p_table, v_is_party);
  end if;
  if p_public_when is not null then
    execute format('create policy published on %s for select to zc_app using (app_tenant() is not null and (%s))', p_table, p_public_when);
  end if;
  if p_platform then
    execute format('create policy platform on %s for select to zc_app using (tenant_id = ''000000'' and app_tenant() is not null)', p_table);
  end if;
  execute format('create policy owner on %s for all to %I using (true) with check (true)', p_table, v_owner);
end $$;

-- What every row carries beside (tenant_id, id): `like base_row including defaults including constraints`.
create table base_row (
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  update_user bigint,
  update_time timestamptz,
  status smallint not null default 1,
  version integer not null default 0,
  is_deleted smallint not null default 0,
  constraint base_row_is_deleted check (is_deleted in (0, 1))
);

-- Tenants and people ------------------------------------------------------------------------------------------------

create table tenant (
  tenant_id text not null,
  id bigint not null,
  tenant_name text not null,
  kind text not null,
  domain text,
  background_url text,
  linkman text,
  contact_number text,
  address text,
  credit_code text,
  account_number integer,
  expire_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint tenant_tenant_id check (tenant_id ~ '^\d{6}$'),
  constraint tenant_kind check (kind in ('platform', 'buyer', 'agency', 'supplier'))
);
-- Also over deleted rows: a tenant's number is never given twice.
create unique index ux_tenant_tenant_id on tenant (tenant_id);
create unique index ux_tenant_domain on tenant (lower(domain)) where is_deleted = 0;
select protect('tenant');

create table dept (
  tenant_id text not null,
  id bigint not null,
  parent_id bigint not null default 0,
  ancestors text not null default '0',
  dept_name text not null,
  full_name text,
  dept_category smallint not null default 2,
  sort integer not null default 0,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint dept_dept_category check (dept_category in (1, 2, 3))
);
create index ix_dept_parent on dept (tenant_id, parent_id) where is_deleted = 0;
select protect('dept');

create table post (
  tenant_id text not null,
  id bigint not null,
  category smallint,
  post_code text not null,
  post_name text not null,
  sort integer not null default 0,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_post_post_code on post (tenant_id, post_code) where is_deleted = 0;
select protect('post');

create table user_account (
  tenant_id text not null,
  id bigint not null,
  account text not null,
  password_hash text not null,
  must_change_password boolean not null default false,
  nick_name text not null default '',
  real_name text,
  email text,
  phone text,
  avatar text,
  sex smallint,
  birthday date,
  code text,
  user_type smallint not null default 1,
  dept_ids bigint[] not null default '{}',
  post_ids bigint[] not null default '{}',
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint user_account_sex check (sex in (1, 2, 3)),
  constraint user_account_user_type check (user_type in (1, 2, 3))
);
create unique index ux_user_account_account on user_account (tenant_id, account) where is_deleted = 0;
create index ix_user_account_time on user_account (tenant_id, create_time desc, id desc) where is_deleted = 0;
select protect('user_account');

-- A third party's identity; filled by administration.
create table user_oauth (
  tenant_id text not null,
  id bigint not null,
  uuid text not null,
  source text not null,
  user_id bigint,
  username text,
  nickname text,
  avatar text,
  email text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id)
);
create unique index ux_user_oauth_uuid on user_oauth (tenant_id, source, uuid) where is_deleted = 0;
select protect('user_oauth');

create table role (
  tenant_id text not null,
  id bigint not null,
  parent_id bigint not null default 0,
  role_name text not null,
  role_alias text not null,
  sort integer not null default 0,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_role_role_alias on role (tenant_id, role_alias) where is_deleted = 0;
select protect('role');

create table user_role (
  tenant_id text not null,
  user_id bigint not null,
  role_id bigint not null,
  primary key (tenant_id, user_id, role_id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  foreign key (tenant_id, role_id) references role (tenant_id, id)
);
create index ix_user_role_role on user_role (tenant_id, role_id);
select protect('user_role');

-- Menus are the platform's; tenants are granted them through their roles.
create table menu (
  tenant_id text not null,
  id bigint not null,
  parent_id bigint not null default 0,
  code text not null,
  name text not null,
  name_en text,
  alias text,
  path text,
  source text,
  component text,
  sort integer not null default 0,
  category smallint not null default 1,
  action smallint not null default 0,
  is_open smallint not null default 1,
  tenant_kinds text[] not null default '{platform,buyer,agency,supplier}',
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint menu_tenant_id check (tenant_id = '000000'),
  constraint menu_category check (category in (1, 2)),
  constraint menu_action check (action in (0, 1, 2, 3)),
  constraint menu_is_open check (is_open in (1, 2)),
  constraint menu_tenant_kinds check (tenant_kinds <@ '{platform,buyer,agency,supplier}'::text[])
);
create unique index ux_menu_code on menu (tenant_id, code) where is_deleted = 0;
create index ix_menu_parent on menu (tenant_id, parent_id, sort) where is_deleted = 0;
select protect('menu', p_platform => true);

create table role_menu (
  tenant_id text not null,
  role_id bigint not null,
  menu_id bigint not null,
  menu_tenant_id text not null default '000000',
  primary key (tenant_id, role_id, menu_id),
  foreign key (tenant_id, role_id) references role (tenant_id, id),
  foreign key (menu_tenant_id, menu_id) references menu (tenant_id, id),
  constraint role_menu_menu_tenant_id check (menu_tenant_id = '000000')
);
create index ix_role_menu_menu on role_menu (menu_tenant_id, menu_id);
select protect('role_menu');

-- 1 all · 2 own · 3 own departments · 4 those and below · 5 as filter_value says
create table role_data_scope (
  tenant_id text not null,
  id bigint not null,
  role_id bigint not null,
  resource text not null default '*',
  scope_type smallint not null,
  scope_name text,
  filter_value jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, role_id) references role (tenant_id, id),
  constraint role_data_scope_scope_type check (scope_type between 1 and 5)
);
create unique index ux_role_data_scope_scope on role_data_scope (tenant_id, role_id, resource, scope_type);
select protect('role_data_scope');

create table top_menu (
  tenant_id text not null,
  id bigint not null,
  code text not null,
  name text not null,
  name_en text,
  source text,
  path text,
  sort integer not null default 0,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_top_menu_code on top_menu (tenant_id, code) where is_deleted = 0;
select protect('top_menu', p_platform => true);

create table top_menu_menu (
  tenant_id text not null,
  top_menu_id bigint not null,
  menu_id bigint not null,
  primary key (tenant_id, top_menu_id, menu_id),
  foreign key (tenant_id, top_menu_id) references top_menu (tenant_id, id),
  foreign key (tenant_id, menu_id) references menu (tenant_id, id)
);
create index ix_top_menu_menu_menu on top_menu_menu (tenant_id, menu_id);
select protect('top_menu_menu', p_platform => true);

-- Signing in --------------------------------------------------------------------------------------------------------

-- The programs that may ask for tokens: rows of 000000.
create table client (
  tenant_id text not null,
  id bigint not null,
  client_id text not null,
  client_secret_hash text not null,
  grant_types text not null default 'password,captcha,refresh_token',
  access_token_validity integer not null default 3600,
  refresh_token_validity integer not null default 604800,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint client_access_token_validity check (access_token_validity > 0),
  constraint client_refresh_token_validity check (refresh_token_validity > 0)
);
create unique index ux_client_client_id on client (tenant_id, client_id) where is_deleted = 0;
select protect('client');

-- One sign-in: a family of token pairs.
create table session (
  tenant_id text not null,
  id bigint not null,
  user_id bigint not null,
  client_id text not null,
  address text not null,
  user_agent text not null default '',
  start_time timestamptz not null,
  end_time timestamptz,
  end_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  constraint session_end_reason check (end_reason in ('logout', 'reuse', 'password', 'disabled'))
);
create index ix_session_user on session (tenant_id, user_id) where end_time is null;
select protect('session');

-- SHA-256 of whole tokens; an exchanged refresh token stays until it expires, so that its reuse is seen.
create table session_token (
  tenant_id text not null,
  hash text not null,
  session_id bigint not null,
  kind text not null,
  expire_time timestamptz not null,
  rotate_time timestamptz,
  rotation_salt text,
  primary key (tenant_id, hash),
  foreign key (tenant_id, session_id) references session (tenant_id, id) on delete cascade,
  constraint session_token_kind check (kind in ('access', 'refresh'))
);
create index ix_session_token_session on session_token (tenant_id, session_id);
create index ix_session_token_expire on session_token (tenant_id, expire_time);
select protect('session_token');

-- Failed sign-ins; the address '*' counts over all addresses.
create table login_failure (
  tenant_id text not null,
  account text not null,
  address text not null,
  failures integer not null,
  last_time timestamptz not null,
  primary key (tenant_id, account, address)
);
select protect('login_failure');

create table captcha (
  tenant_id text not null,
  key text not null,
  answer_hash text not null,
  expire_time timestamptz not null,
  primary key (tenant_id, key)
);
select protect('captcha');

-- Requests ----------------------------------------------------------------------------------------------------------

create table idempotency (
  tenant_id text not null,
  user_id bigint not null,
  endpoint text not null,
  key text not null,
  body_hash text not null,
  answer jsonb,
  create_time timestamptz not null,
  primary key (tenant_id, user_id, endpoint, key)
);
select protect('idempotency');

create table client_error (
  tenant_id text not null,
  id bigint not null,
  user_id bigint,
  message text not null,
  stack text,
  url text,
  user_agent text,
  release text,
  create_time timestamptz not null,
  primary key (tenant_id, id)
);
create index ix_client_error_time on client_error (tenant_id, create_time desc);
select protect('client_error', p_append_only => true);

-- The register of stored files; the bytes lie in the file store under storage_key. A sealed file's name may be sealed
-- with it, and sha256 is always of the bytes as they are stored.
create table attachment (
  tenant_id text not null,
  id bigint not null,
  file_name text not null,
  file_suffix text not null,
  file_type text,
  file_size integer not null,
  sha256 text not null,
  content_type text not null,
  storage_key text not null,
  is_sealed boolean not null default false,
  is_published boolean not null default false,
  business_type text,
  business_id bigint,
  party_tenant_id text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint attachment_file_size check (file_size > 0),
  constraint attachment_sha256 check (sha256 ~ '^[0-9a-f]{64}$')
);
create unique index ux_attachment_storage_key on attachment (tenant_id, storage_key) where is_deleted = 0;
create index ix_attachment_business on attachment (tenant_id, business_type, business_id) where is_deleted = 0;
create index ix_attachment_party on attachment (party_tenant_id, id) where party_tenant_id is not null;
create index ix_attachment_published on attachment (tenant_id, id) where is_published;
select protect('attachment', '{party_tenant_id}', 'is_published');

-- Evidence ----------------------------------------------------------------------------------------------------------

-- Append-only, one chain per (tenant, stream); written by append_evidence alone.
create table evidence (
  tenant_id text not null,
  stream text not null,
  seq bigint not null,
  action text not null,
  subject text not null,
  payload text not null,
  actor_tenant text not null,
  actor text,
  at timestamptz not null,
  prev_hash text not null,
  hash text not null,
  primary key (tenant_id, stream, seq),
  constraint evidence_stream check (stream ~ '^[A-Za-z0-9_.-]{1,64}$'),
  constraint evidence_seq check (seq > 0),
  constraint evidence_hash check (hash ~ '^[0-9a-f]{64}$')
);
create index ix_evidence_subject on evidence (tenant_id, subject, seq);
create index ix_evidence_at on evidence (tenant_id, at desc);
select protect('evidence', p_append_only => true);

create table evidence_head (
  tenant_id text not null,
  stream text not null,
  seq bigint not null,
  hash text not null,
  primary key (tenant_id, stream)
);
select protect('evidence_head', p_append_only => true);

revoke insert on evidence, evidence_head from zc_app;
drop policy own_insert on evidence;
drop policy own_insert on evidence_head;

-- The only writer of evidence. Locks the head of the chain until the transaction ends: call it last.
create function append_evidence(
  p_tenant text, p_stream text, p_action text, p_subject text, p_payload text,
  p_actor_tenant text, p_actor text, p_at timestamptz
) returns table (seq bigint, hash text)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
declare
  v_prev text;
  v_seq bigint;
  v_hash text;
begin
  insert into public.evidence_head (tenant_id, stream, seq, hash)
  values (p_tenant, p_stream, 0, repeat('0', 64))
  on conflict (tenant_id, stream) do nothing;
  select h.hash, h.seq + 1 into v_prev, v_seq
  from public.evidence_head h where h.tenant_id = p_tenant and h.stream = p_stream for update;
  v_hash := encode(sha256(convert_to(v_prev || '|' || v_seq || '|' || p_payload, 'UTF8')), 'hex');
  insert into public.evidence
    (tenant_id, stream, seq, action, subject, payload, actor_tenant, actor, at, prev_hash, hash)
  values (p_tenant, p_stream, v_seq, p_action, p_subject, p_payload, p_actor_tenant, p_actor, p_at, v_prev, v_hash);
  update public.evidence_head h set seq = v_seq, hash = v_hash
  where h.tenant_id = p_tenant and h.stream = p_stream;
  return query select v_seq, v_hash;
end $$;

-- Outbox and jobs ---------------------------------------------------------------------------------------------------

-- What must be told outside once the transaction stands; xid lets a reader miss no late commit.
create table outbox (
  tenant_id text not null,
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  payload jsonb not null,
  create_time timestamptz not null,
  primary key (tenant_id, id)
);
-- Led by xid: it is read across tenants, by read_outbox alone.
create index ix_outbox_xid on outbox (xid, id);
select protect('outbox', p_append_only => true);

-- What was committed after a position, in all tenants, in an order in which nothing can be jumped over: a row waits
-- until every transaction that began before its own has ended.
create function read_outbox(p_xid text, p_id bigint, p_limit integer)
  returns table (xid text, id text, tenant_id text, kind text, payload jsonb)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select o.xid::text, o.id::text, o.tenant_id, o.kind, o.payload from public.outbox o
  where (o.xid, o.id) > (p_xid::xid8, p_id) and o.xid < pg_snapshot_xmin(pg_current_snapshot())
  order by o.xid, o.id limit p_limit
$$;

-- The position from which a reader that starts now reads on.
create function outbox_end() returns table (xid text)
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select pg_snapshot_xmin(pg_current_snapshot())::text
$$;

create function prune_outbox(p_before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from public.outbox where create_time < p_before
$$;

-- Asks for a job in the caller's transaction. The door behind it belongs to zc_jobs, as the queue does: the schema
-- `jobs` is made by that role when the program starts, so it is named here and looked up at the call.
create function enqueue_job(
  p_identifier text, p_payload json, p_run_at timestamptz default null, p_max_attempts integer default 10, p_job_key text default null
) returns void language plpgsql as $$
begin
  perform jobs.enqueue(p_identifier, p_payload, p_run_at, p_max_attempts, p_job_key);
end $$;

-- Processes ---------------------------------------------------------------------------------------------------------

-- Process numbers for ids: no tenant, no grants, reached through lease_process alone.
create table process_lease (
  process_no smallint primary key check (process_no between 0 and 1023),
  holder text not null,
  expire_time timestamptz not null
);
alter table process_lease enable row level security;

-- Renews the holder's number or takes the lowest free one; null when all 1024 are taken.
create function lease_process(p_holder text, p_seconds integer) returns smallint
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_now timestamptz := clock_timestamp();
  v_until timestamptz := v_now + make_interval(secs => p_seconds);
  v_no smallint;
begin
  update public.process_lease set expire_time = v_until
  where holder = p_holder and expire_time > v_now returning process_no into v_no;
  if found then return v_no; end if;
  perform pg_advisory_xact_lock(hashtext('process_lease'));
  select n into v_no from generate_series(0, 1023) n
  where not exists (select from public.process_lease p where p.process_no = n and p.expire_time > v_now)
  order by n limit 1;
  if v_no is null then return null; end if;
  insert into public.process_lease (process_no, holder, expire_time) values (v_no, p_holder, v_until)
  on conflict (process_no) do update set holder = excluded.holder, expire_time = excluded.expire_time;
  return v_no;
end $$;

-- Functions across tenants ------------------------------------------------------------------------------------------

-- The tenant that a host name belongs to: what the login page may know before anyone has signed in.
create function tenant_by_domain(p_domain text)
  returns table (tenant_id text, tenant_name text, background_url text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select t.tenant_id, t.tenant_name, t.background_url from public.tenant t
  where lower(t.domain) = lower(p_domain) and t.is_deleted = 0 and t.status = 1
$$;

-- For nightly work over all tenants.
create function tenant_ids() returns setof text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select tenant_id from public.tenant where is_deleted = 0 order by tenant_id
$$;

-- Removes what has expired, in all tenants.
create function sweep_expired(p_now timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.idempotency where create_time < p_now - interval '24 hours';
  delete from public.captcha where expire_time < p_now;
  delete from public.session_token where expire_time < p_now;
  delete from public.login_failure where last_time < p_now - interval '1 day';
  delete from public.client_error where create_time < p_now - interval '90 days';
end $$;

revoke all on function append_evidence, read_outbox, prune_outbox, lease_process, tenant_by_domain, tenant_ids,
  sweep_expired from public;
grant execute on function append_evidence, read_outbox, prune_outbox, lease_process, tenant_by_domain, tenant_ids,
  sweep_expired to zc_app;
revoke all on function protect from public;

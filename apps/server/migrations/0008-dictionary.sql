-- Dictionaries (the platform's and the tenants'), the division of China, and the notices of a tenant.

-- System dictionaries: rows of 000000, read by all. The root of a code has the key -1 and parent 0.
create table dict (
  tenant_id text not null,
  id bigint not null,
  parent_id bigint not null default 0,
  code text not null,
  dict_key text not null,
  dict_value text not null,
  value_en text,
  sort integer not null default 0,
  is_sealed smallint not null default 0,
  is_builtin boolean not null default false,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint dict_is_sealed check (is_sealed in (0, 1))
);
create unique index ux_dict_dict_key on dict (tenant_id, code, dict_key) where is_deleted = 0;
create index ix_dict_parent on dict (tenant_id, parent_id, sort) where is_deleted = 0;
select protect('dict', p_platform => true);

-- Business dictionaries: the platform's rows are what a tenant has until it keeps the code itself.
create table dict_biz (
  tenant_id text not null,
  id bigint not null,
  parent_id bigint not null default 0,
  code text not null,
  dict_key text not null,
  dict_value text not null,
  value_en text,
  sort integer not null default 0,
  is_sealed smallint not null default 0,
  is_builtin boolean not null default false,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint dict_biz_is_sealed check (is_sealed in (0, 1))
);
create unique index ux_dict_biz_dict_key on dict_biz (tenant_id, code, dict_key) where is_deleted = 0;
create index ix_dict_biz_parent on dict_biz (tenant_id, parent_id, sort) where is_deleted = 0;
select protect('dict_biz', p_platform => true);

-- In how many rows a value stands, counted up to a limit. For the platform: in all tenants, but for those that keep
-- the code themselves; for a tenant: in its own rows. Names come from the program's definitions, never from a request.
create function dictionary_use(p_table text, p_column text, p_key text, p_code text, p_limit integer) returns integer
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_count integer;
begin
  execute format(
    'select count(*) from (select from public.%I t where t.%I::text = $1
       and (t.tenant_id = $2 or $2 = ''000000'' and not exists (select from public.dict_biz d
         where d.tenant_id = t.tenant_id and d.code = $3 and d.parent_id = 0 and d.is_deleted = 0))
       and coalesce((to_jsonb(t) ->> ''is_deleted'')::int, 0) = 0 limit $4) used', p_table, p_column)
  into v_count using p_key, nullif(current_setting('app.tenant_id', true), ''), p_code, p_limit;
  return v_count;
end $$;
revoke all on function dictionary_use from public;
grant execute on function dictionary_use to zc_app;

-- The division of China: rows of 000000. Codes are those of GB/T 2260; 00 is the country.
create table region (
  tenant_id text not null,
  id bigint not null,
  code text not null,
  parent_code text not null,
  name text not null,
  level smallint not null,
  sort integer not null default 0,
  remark text,
  edition text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint region_code check (code ~ '^\d{2,12}$'),
  constraint region_level check (level between 0 and 5)
);
create unique index ux_region_code on region (tenant_id, code) where is_deleted = 0;
create index ix_region_parent on region (tenant_id, parent_code, sort, code) where is_deleted = 0;
select protect('region', p_platform => true);

-- Notices within a tenant. 1 published · 2 draft · 3 withdrawn; audience 1 everybody · 2 departments and those below.
create table notice (
  tenant_id text not null,
  id bigint not null,
  title text not null,
  category text not null,
  release_time timestamptz not null,
  content text not null,
  audience smallint not null default 1,
  dept_ids bigint[] not null default '{}',
  notice_state smallint not null default 1,
  withdraw_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint notice_audience check (audience in (1, 2)),
  constraint notice_notice_state check (notice_state in (1, 2, 3))
);
create index ix_notice_release on notice (tenant_id, release_time desc, id desc) where is_deleted = 0;
create index ix_notice_time on notice (tenant_id, create_time desc, id desc) where is_deleted = 0;
select protect('notice');

-- Who has read which notice, and when first.
create table notice_read (
  tenant_id text not null,
  notice_id bigint not null,
  user_id bigint not null,
  read_time timestamptz not null,
  primary key (tenant_id, notice_id, user_id),
  foreign key (tenant_id, notice_id) references notice (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id)
);
create index ix_notice_read_user on notice_read (tenant_id, user_id, notice_id);
select protect('notice_read');

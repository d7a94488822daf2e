-- Keys by which programs of a tenant call as one of its users. Of a key its digest is kept, and its first letters, by
-- which people tell keys apart.

create table api_key (
  tenant_id text not null,
  id bigint not null,
  key_name text not null,
  user_id bigint not null,
  key_state smallint not null default 1,
  expire_time timestamptz not null,
  requests_per_minute integer not null,
  key_start text,
  last_used_time timestamptz,
  last_used_address text,
  scopes jsonb not null,
  key_hash text not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  constraint api_key_key_state check (key_state in (1, 2)),
  constraint api_key_requests check (requests_per_minute between 1 and 6000)
);
create unique index ux_api_key_hash on api_key (tenant_id, key_hash) where is_deleted = 0;
create index ix_api_key_time on api_key (tenant_id, create_time desc, id desc) where is_deleted = 0;
create index ix_api_key_user on api_key (tenant_id, user_id);
select protect('api_key');

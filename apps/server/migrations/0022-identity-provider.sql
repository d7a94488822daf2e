-- Sign-in elsewhere: the providers of a tenant, and the sign-ins that were started and not yet finished.

create table identity_provider (
  tenant_id text not null,
  id bigint not null,
  source text not null,
  display_name text not null,
  issuer text not null,
  client_id text not null,
  client_secret text,
  account_claim text,
  redirect_uri text not null,
  enabled boolean not null default false,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_identity_provider_source on identity_provider (tenant_id, source) where is_deleted = 0;
select protect('identity_provider');

-- One row per sign-in on its way, by the hash of the state that the browser keeps; taken once.
create table oauth_attempt (
  tenant_id text not null,
  state_hash text not null,
  provider_id bigint not null,
  verifier text not null,
  nonce text not null,
  expire_time timestamptz not null,
  primary key (tenant_id, state_hash),
  foreign key (tenant_id, provider_id) references identity_provider (tenant_id, id)
);
create index ix_oauth_attempt_expire on oauth_attempt (tenant_id, expire_time);
select protect('oauth_attempt');

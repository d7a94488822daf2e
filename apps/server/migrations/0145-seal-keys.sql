-- Keys that people made in their browsers: the public half, and the secret only under a passphrase that is nowhere here.

create table seal_key (
  tenant_id text not null,
  id bigint not null,
  user_id bigint not null,
  key_kind smallint not null,
  public_key text not null,
  locked_secret text not null,
  key_status smallint not null default 1,
  end_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  constraint seal_key_kind check (key_kind in (1, 2)),
  constraint seal_key_status check (key_status in (1, 2, 3)),
  constraint seal_key_ended check ((key_status = 1) = (end_time is null)),
  -- Whatever a program hands in by mistake, an open secret is not kept.
  constraint seal_key_locked check (starts_with(locked_secret, '-----BEGIN AGE ENCRYPTED FILE-----')),
  constraint seal_key_closed check (locked_secret !~* 'AGE-SECRET-KEY|PRIVATE KEY'),
  constraint seal_key_public check (public_key !~* 'AGE-SECRET-KEY|PRIVATE KEY')
);
create unique index ux_seal_key_in_use on seal_key (tenant_id, user_id, key_kind)
  where key_status = 1 and is_deleted = 0;
create index ix_seal_key_user on seal_key (tenant_id, user_id, create_time desc);
select protect('seal_key');

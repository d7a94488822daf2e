-- People and departments: who manages a department, who sits where, sessions ended by others, guests who register.

alter table user_account add column user_ext text;
-- 1 enabled · 2 disabled · 3 registered and waiting for approval
alter table user_account add constraint user_account_status check (status in (1, 2, 3));

alter table dept add column manager_id bigint;
alter table dept add constraint dept_manager_id_fkey
  foreign key (tenant_id, manager_id) references user_account (tenant_id, id);

-- Read as numbers with every session: a broken one would lock the tenant out.
alter table dept add constraint dept_ancestors check (ancestors ~ '^\d+(,\d+)*$');

-- A level of the tree in its order is one range of this index.
drop index ix_dept_parent;
create index ix_dept_level on dept (tenant_id, parent_id, sort, id) where is_deleted = 0;

-- Who sits where, as rows. An operator on arrays is not leakproof, so that under row level security no index on dept_ids
-- could be used; an equality can. The trigger keeps it equal to user_account.dept_ids, whoever writes that.
create table user_dept (
  tenant_id text not null,
  dept_id bigint not null,
  user_id bigint not null,
  primary key (tenant_id, dept_id, user_id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id) on delete cascade,
  foreign key (tenant_id, dept_id) references dept (tenant_id, id)
);
create index ix_user_dept_user on user_dept (tenant_id, user_id, dept_id);
select protect('user_dept');

insert into user_dept (tenant_id, dept_id, user_id)
select distinct tenant_id, dept_id, id from user_account, unnest(dept_ids) dept_id;

create function keep_user_dept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from user_dept d
    where d.tenant_id = new.tenant_id and d.user_id = new.id and d.dept_id <> all (new.dept_ids);
  end if;
  insert into user_dept (tenant_id, dept_id, user_id)
  select new.tenant_id, dept_id, new.id from unnest(new.dept_ids) dept_id
  on conflict do nothing;
  return null;
end $$;
create trigger user_account_dept after insert or update of dept_ids on user_account
  for each row execute function keep_user_dept();

-- Part of a name or account, in one tenant.
create index ix_user_account_search on user_account
  using gin (tenant_id, nick_name gin_trgm_ops, account gin_trgm_ops, real_name gin_trgm_ops) where is_deleted = 0;

alter table session drop constraint session_end_reason;
alter table session add constraint session_end_reason
  check (end_reason in ('logout', 'reuse', 'password', 'disabled', 'kicked'));
create index ix_session_open on session (tenant_id, start_time desc, id desc) where end_time is null;

-- A registration is asked for before anybody has signed in, by the id of a third party's identity. That id is all the
-- caller has to show: who stores an identity gives it a random one. Whether there is any identity at all tells whether
-- a third party is configured.
create function guest_identity(p_id bigint, p_since timestamptz)
  returns table (configured boolean, tenant_id text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.user_oauth),
    (select o.tenant_id from public.user_oauth o
     where o.id = p_id and o.is_deleted = 0 and o.user_id is null and coalesce(o.update_time, o.create_time) >= p_since)
$$;
revoke all on function guest_identity from public;
grant execute on function guest_identity to zc_app;

-- The tenants whose people and departments the platform looks after; nobody else sees more than his own.
create function tenants_to_look_after() returns table (tenant_id text, tenant_name text, kind text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select t.tenant_id, t.tenant_name, t.kind from public.tenant t
  where t.is_deleted = 0 and (t.tenant_id = public.app_tenant() or public.app_tenant() = '000000')
  order by t.tenant_id
$$;
revoke all on function tenants_to_look_after from public;
grant execute on function tenants_to_look_after to zc_app;

-- What a person watches, his own alone. What happens to a notice or a project makes a job where somebody watches it: the
-- job tells those who may read it at that time.

create table attention (
  tenant_id text not null,
  id bigint not null,
  user_id bigint not null,
  biz_type smallint not null,
  biz_id bigint not null,
  biz_tenant_id text not null,
  project_id bigint,
  flag smallint not null default 1,
  -- The last change that was told of it, so that none is told twice.
  told_change bigint,
  last_news text,
  last_news_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  constraint attention_type check (biz_type between 1 and 3),
  constraint attention_flag check (flag in (0, 1)),
  constraint attention_project check (biz_type = 3 or project_id is not null)
);
create unique index ux_attention on attention (tenant_id, user_id, biz_type, biz_id) where is_deleted = 0;
create index ix_attention_user on attention (tenant_id, user_id, create_time desc, id desc) where flag = 1 and is_deleted = 0;
create index ix_attention_project on attention (biz_tenant_id, project_id) where flag = 1 and is_deleted = 0;
create index ix_attention_tenant_project on attention (tenant_id, project_id) where flag = 1 and is_deleted = 0;
create index ix_attention_supplier on attention (tenant_id, biz_id) where biz_type = 3 and flag = 1 and is_deleted = 0;
select protect('attention');

-- The tenants in which somebody watches a project of the caller's, or a notice of it; not who.
create function watching_tenants(p_project bigint) returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct a.tenant_id from attention a
  where a.biz_tenant_id = app_tenant() and a.project_id = p_project and a.flag = 1 and a.is_deleted = 0
$$;
revoke execute on function watching_tenants(bigint) from public;
grant execute on function watching_tenants(bigint) to zc_app;

-- Whether anybody does, wherever he is.
create function is_watched(p_tenant text, p_project bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from attention a where a.biz_tenant_id = p_tenant and a.project_id = p_project
    and a.flag = 1 and a.is_deleted = 0)
$$;
revoke execute on function is_watched(text, bigint) from public;
grant execute on function is_watched(text, bigint) to zc_app;

create function queue_watchers() returns trigger language plpgsql as $$
declare
  v_project bigint := new.row_id;
begin
  if new.entity = 'bulletin' then
    select b.project_id into v_project from bulletin b where b.tenant_id = new.tenant_id and b.id = new.row_id;
  end if;
  if is_watched(new.tenant_id, v_project) then
    perform enqueue_job('tellWatchers', json_build_object('tenantId', new.tenant_id, 'id', new.id::text),
      null, 5, 'watchers ' || new.tenant_id || ' ' || new.id);
  end if;
  return null;
end $$;
create trigger queue_watchers after insert on state_change for each row
  when (new.entity in ('bulletin', 'project')) execute function queue_watchers();

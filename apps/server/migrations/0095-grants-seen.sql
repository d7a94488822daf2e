-- What people, roles and the tenant held when the record last knew of it, so that what was granted past it is noticed.

create table grant_seen (
  tenant_id text not null,
  subject text not null,
  digest text not null,
  -- What a person holds, each role by its id and its name
  roles text[] not null default '{}',
  primary key (tenant_id, subject)
);
select protect('grant_seen');

-- Up to which act of the chain `admin` that was compared, and the digest of all of it.
create table grant_check (
  tenant_id text not null,
  seq bigint not null,
  digest text not null,
  check_time timestamptz not null,
  primary key (tenant_id)
);
select protect('grant_check');

-- What decides on access in a tenant, one row for each that holds something; the digest is over all of it.
create function grants_now(p_tenant text)
returns table (subject text, digest text, roles text[])
language sql stable set search_path = public as $$
  select 'user:' || u.id,
    encode(sha256(convert_to(concat_ws('|', u.account, u.status, u.is_deleted,
      (select string_agg(ur.role_id::text, ',' order by ur.role_id) from user_role ur
        where ur.tenant_id = u.tenant_id and ur.user_id = u.id)), 'UTF8')), 'hex'),
    coalesce((select array_agg(r.id || ' ' || r.role_name order by r.role_name) from user_role ur
      join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id), '{}')
  from user_account u where u.tenant_id = p_tenant
  union all
  select 'role:' || r.id,
    encode(sha256(convert_to(concat_ws('|', r.role_name, r.role_alias, r.parent_id, r.is_deleted,
      (select string_agg(m.menu_id::text, ',' order by m.menu_id) from role_menu m
        where m.tenant_id = r.tenant_id and m.role_id = r.id),
      (select string_agg(s.scope_category || '/' || s.scope_id, ',' order by s.scope_category, s.scope_id)
        from role_scope s where s.tenant_id = r.tenant_id and s.role_id = r.id),
      (select string_agg(concat_ws('/', d.resource, d.scope_type, d.scope_name, d.filter_value), ','
        order by d.resource, d.scope_type) from role_data_scope d
        where d.tenant_id = r.tenant_id and d.role_id = r.id)), 'UTF8')), 'hex'), '{}'
  from role r where r.tenant_id = p_tenant
  union all
  select 'dataScope:' || d.id,
    encode(sha256(convert_to(concat_ws('|', d.resource_code, d.scope_type, d.scope_column, d.scope_value, d.scope_field,
      d.is_deleted), 'UTF8')), 'hex'), '{}'
  from data_scope d where d.tenant_id = p_tenant
  union all
  select 'apiScope:' || a.id,
    encode(sha256(convert_to(concat_ws('|', a.resource_code, a.scope_path, a.scope_type, a.is_deleted), 'UTF8')), 'hex'),
    '{}'
  from api_scope a where a.tenant_id = p_tenant
  union all
  select 'apiKey:' || k.id,
    encode(sha256(convert_to(concat_ws('|', k.user_id, k.key_hash, k.key_state, k.expire_time, k.scopes, k.is_deleted),
      'UTF8')), 'hex'), '{}'
  from api_key k where k.tenant_id = p_tenant
  union all
  select 'tenant:' || t.id,
    encode(sha256(convert_to(concat_ws('|', t.kind, t.status, t.is_deleted, t.expire_time, t.account_number,
      (select string_agg(c.menu_id::text, ',' order by c.menu_id) from tenant_menu_cancel c
        where c.tenant_id = t.tenant_id)), 'UTF8')), 'hex'), '{}'
  from tenant t where t.tenant_id = p_tenant
$$;

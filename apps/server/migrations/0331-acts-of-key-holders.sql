-- What the record says of whom the bids of a package are sealed to: the acts that settled its holders, and those that
-- registered their keys, each with its seal (0314). That they are ours is judged by whoever knows SECRET, not by the database.
-- For whoever bids for the package.

create function package_holder_acts(p_buyer text, p_package bigint)
  returns table (stream text, seq bigint, action text, subject text, payload text, seal text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_project bigint;
begin
  select h.project_id into v_project from package_key_holder h
  where h.tenant_id = p_buyer and h.package_id = p_package limit 1;
  if v_project is null or not exists (
      select from entry e where e.tenant_id = p_buyer and e.package_id = p_package and e.is_deleted = 0
        and e.supplier_tenant_id = app_tenant()) then
    return;
  end if;
  return query
  with told as (
    select v.* from evidence v
    where v.tenant_id = p_buyer and v.stream = v_project::text
      and v.action in ('project.publish', 'project.keyHolders') and v.payload::jsonb ? 'keyHolders')
  select t.stream, t.seq, t.action, t.subject, t.payload, t.seal from told t
  union all
  select v.stream, v.seq, v.action, v.subject, v.payload, v.seal from evidence v
  where v.tenant_id = p_buyer and v.stream = 'admin' and v.action = 'sealKey.add' and v.subject in (
    select h.one ->> 'keyId' from told t
    cross join jsonb_array_elements(t.payload::jsonb -> 'keyHolders' -> 'holders') as h (one))
  order by 1, 2;
end $$;
revoke execute on function package_holder_acts(text, bigint) from public;
grant execute on function package_holder_acts(text, bigint) to zc_app;

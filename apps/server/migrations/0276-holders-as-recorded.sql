-- Bids are sealed to the keys that the record names, as they were settled: a key that was exchanged in the table afterwards
-- is sealed to by nobody.

create or replace function package_holders(p_buyer text, p_package bigint)
  returns table (key_id bigint, recipient text, threshold smallint)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_project bigint;
  v_settled jsonb;
begin
  select h.project_id into v_project from package_key_holder h
  where h.tenant_id = p_buyer and h.package_id = p_package limit 1;
  if v_project is null or not exists (
      select from entry e where e.tenant_id = p_buyer and e.package_id = p_package and e.is_deleted = 0
        and e.supplier_tenant_id = app_tenant()) then
    return;
  end if;
  select v.payload::jsonb -> 'keyHolders' into v_settled from evidence v
  where v.tenant_id = p_buyer and v.stream = v_project::text and v.action in ('project.publish', 'project.keyHolders')
    and v.payload::jsonb ? 'keyHolders' order by v.seq desc limit 1;
  return query select (h.one ->> 'keyId')::bigint, h.one ->> 'recipient', (v_settled ->> 'threshold')::smallint
  from jsonb_array_elements(v_settled -> 'holders') with ordinality as h (one, place) order by h.place;
end $$;

-- What these roles hold of the tenant's menus. Their grants are read once, not once for each menu: every look-up of a
-- session asks this.
create or replace function role_menus(p_tenant text, p_roles bigint[]) returns table (id bigint, code text)
  language sql stable as $$
  select m.id, m.code from tenant_menus(p_tenant) m
  where m.id = any(array(select rm.menu_id from role_menu rm
    where rm.tenant_id = p_tenant and rm.role_id = any(p_roles)))
$$;

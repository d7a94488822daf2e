-- SECRET may change: what lies under the former one is brought under the new one. Sealed quotes are append-only to the
-- application; these functions alone put another wrapping of the same key in the place of the one that stands there.

create function reseal_package_key(p_tenant text, p_id bigint, p_old text, p_new text)
  returns void language sql security definer set search_path = public, pg_temp as $$
  update package_key set wrapped_private_key = p_new
    where tenant_id = p_tenant and tenant_id = app_tenant() and id = p_id and wrapped_private_key = p_old;
$$;

-- Of a quote or of one of its files.
create function reseal_bidder_key(p_table text, p_tenant text, p_id bigint, p_old text, p_new text)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_table = 'quote' then
    update quote set bidder_dek = p_new
      where tenant_id = p_tenant and tenant_id = app_tenant() and id = p_id and bidder_dek = p_old;
  elsif p_table = 'quote_file' then
    update quote_file set bidder_dek = p_new
      where tenant_id = p_tenant and tenant_id = app_tenant() and id = p_id and bidder_dek = p_old;
  end if;
end $$;

revoke execute on function reseal_package_key(text, bigint, text, text),
  reseal_bidder_key(text, text, bigint, text, text) from public;
grant execute on function reseal_package_key(text, bigint, text, text),
  reseal_bidder_key(text, text, bigint, text, text) to zc_app;

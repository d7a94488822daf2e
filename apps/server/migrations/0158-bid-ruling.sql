-- Whose fault it was that a bid did not open (order 20, article 31): ruled by whoever opened.
alter table opened_quote add column ruling smallint, add column ruling_reason text,
  add constraint opened_quote_ruling check (ruling in (1, 2)),
  add constraint opened_quote_ruled check (ruling is null or (open_fault is not null and ruling_reason is not null));

-- Tells whoever handed in a bid of the caller's project; nobody where it came on paper.
create function tell_bidder(p_entry bigint, p_ids bigint[], p_kind text, p_title text, p_content text, p_now timestamptz)
  returns void language sql security definer set search_path = public, pg_temp as $$
  select tell_people(array_agg(u.tenant_id), array_agg(u.id), p_ids, p_kind, p_title, p_content, 'bid', e.project_id,
    p_now)
  from entry e join user_account u on u.tenant_id = e.supplier_tenant_id and u.is_deleted = 0
    and u.id in (select q.create_user from quote q where q.tenant_id = e.tenant_id and q.entry_id = e.id)
  where e.tenant_id = app_tenant() and e.id = p_entry group by e.project_id
$$;
revoke execute on function tell_bidder(bigint, bigint[], text, text, text, timestamptz) from public;
grant execute on function tell_bidder(bigint, bigint[], text, text, text, timestamptz) to zc_app;

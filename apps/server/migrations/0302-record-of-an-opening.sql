-- What the record of an opening says of each bid and of who led it: to the buyer and, from the opening on, to every bidder
-- (R36). The envelope's hash and the commit to its key are what a bidder holds his copy against.
create function hall_record_bids(p_buyer text, p_project bigint, p_now timestamptz)
  returns table (entry_id bigint, package_id bigint, supplier_name text, total_money bigint, remark text,
    deposit_money bigint, envelope_hash text, key_commit text, open_fault smallint, ruling smallint,
    confirm_status smallint, confirm_time timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select q.entry_id, q.package_id, bidder_name(e.tenant_id, e.id), q.total_money, q.remark,
    (select sum(d.money)::bigint from deposit d where d.tenant_id = e.tenant_id and d.entry_id = e.id and d.is_deleted = 0
      and d.deposit_status not in (0, 1, 7)),
    v.cipher_hash, v.envelope::jsonb ->> 'keyCommit', q.open_fault, q.ruling, c.confirm_status, c.confirm_time
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  left join quote v on v.tenant_id = q.tenant_id and v.id = q.quote_id
  left join hall_confirmation c on c.tenant_id = q.tenant_id and c.entry_id = q.entry_id and c.is_deleted = 0
  where q.tenant_id = p_buyer and q.project_id = p_project and q.is_deleted = 0 and p.opened_time is not null
    and hall_part(p_buyer, p_project, p_now) in ('buyer', 'bidder')
  order by q.package_id, q.total_money nulls last, q.entry_id
$$;

create function hall_record_heads(p_buyer text, p_project bigint, p_now timestamptz)
  returns table (package_id bigint, host_name text, recorder_name text, begin_time timestamptz, end_time timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select h.package_id,
    coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account),
    coalesce(nullif(r.real_name, ''), nullif(r.nick_name, ''), r.account), h.begin_time, h.end_time
  from hall h
  left join user_account u on u.tenant_id = h.tenant_id and u.id = h.host_id
  left join user_account r on r.tenant_id = h.tenant_id and r.id = h.recorder_id
  where h.tenant_id = p_buyer and h.project_id = p_project and h.is_deleted = 0
    and hall_part(p_buyer, p_project, p_now) in ('buyer', 'bidder')
  order by h.package_id
$$;
revoke execute on function hall_record_bids(text, bigint, timestamptz), hall_record_heads(text, bigint, timestamptz)
  from public;
grant execute on function hall_record_bids(text, bigint, timestamptz), hall_record_heads(text, bigint, timestamptz)
  to zc_app;

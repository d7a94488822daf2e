-- Who is there without an account is written down by the host: that it was he, and who he is, shows wherever it is read.

drop function hall_present(text, bigint, timestamptz);
create function hall_present(p_buyer text, p_project bigint, p_now timestamptz)
  returns table (id bigint, person_name text, company_name text, attend_role smallint, id_no text, sign_time timestamptz,
    user_id bigint, party_tenant_id text, entered_by text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.person_name, a.company_name, a.attend_role,
    case when x.part = 'buyer' or a.party_tenant_id = app_tenant() then a.id_no end, a.sign_time, a.user_id,
    a.party_tenant_id,
    case when a.user_id is null then coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account, '') end
  from attendance a
  join project p on p.tenant_id = a.tenant_id and p.id = a.project_id
  left join user_account u on u.tenant_id = a.tenant_id and u.id = a.create_user
  cross join lateral (select hall_part(p_buyer, p_project, p_now) as part) x
  where a.tenant_id = p_buyer and a.project_id = p_project and case x.part
    when 'buyer' then true
    when 'bidder' then a.attend_role <> 6 or a.party_tenant_id = app_tenant() or p.opened_time is not null
    when 'agency' then a.attend_role <> 6
    else false end
  order by a.sign_time, a.id
$$;
revoke execute on function hall_present(text, bigint, timestamptz) from public;
grant execute on function hall_present(text, bigint, timestamptz) to zc_app;

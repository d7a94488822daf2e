-- A quote that did not open waits for whose fault that was, and whoever opened has to say it.
alter table opened_quote add column ruling_status smallint not null default 0, add column opener_id bigint;
update opened_quote set opener_id = create_user,
  ruling_status = case when open_fault is null then 0 when ruling is null then 1 else 2 end;
alter table opened_quote
  add constraint opened_quote_ruling_state check (ruling_status between 0 and 2
    and (ruling_status = 0) = (open_fault is null) and (ruling_status = 2) = (ruling is not null));

-- Where and when a package is evaluated is read back by the buyer alone: nobody is to meet its committee there.
drop function hall_rooms(text, bigint, timestamptz);
create function hall_rooms(p_buyer text, p_project bigint, p_now timestamptz)
  returns table (id bigint, version integer, package_id bigint, package_no integer, package_name text, hall_status smallint,
    host_id bigint, host_name text, confirm_minutes integer, is_video_on boolean, live_url text, pause_reason text,
    own_entry_id bigint, is_over boolean, room_id text, review_time timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select h.id, h.version, k.id, k.package_no, k.package_name, h.hall_status, h.host_id,
    coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account), h.confirm_minutes, h.is_video_on, h.live_url,
    h.pause_reason,
    (select e.id from entry e where e.tenant_id = k.tenant_id and e.package_id = k.id and e.is_deleted = 0 and e.is_bid
      and e.supplier_tenant_id = app_tenant() limit 1),
    p.stage in (90, 95) or k.package_status in (8, 9),
    case when p_buyer = app_tenant() then h.room_id end, case when p_buyer = app_tenant() then h.review_time end
  from package k
  join project p on p.tenant_id = k.tenant_id and p.id = k.project_id
  left join hall h on h.tenant_id = k.tenant_id and h.package_id = k.id and h.is_deleted = 0
  left join user_account u on u.tenant_id = h.tenant_id and u.id = h.host_id
  where k.tenant_id = p_buyer and k.project_id = p_project and k.is_deleted = 0
    and hall_part(p_buyer, p_project, p_now) is not null
  order by k.package_no
$$;
revoke execute on function hall_rooms(text, bigint, timestamptz) from public;
grant execute on function hall_rooms(text, bigint, timestamptz) to zc_app;

-- What of a minute is counted over all processes: calls of an address and of a key, refused upgrades of an address. A crash of
-- the database empties it, which costs the rest of a minute. No tenant, no grants, reached through count_minute alone.
create unlogged table minute_count (
  kind text not null,
  key text not null,
  minute timestamptz not null,
  calls bigint not null,
  primary key (kind, key, minute)
);
alter table minute_count enable row level security;

-- Adds what one process has counted since it told last, and answers how many of each there are of all processes. The rows go
-- in by their key, so that two processes never wait for each other in a circle.
create function count_minute(p_minute timestamptz, p_kinds text[], p_keys text[], p_calls bigint[])
  returns table (kind text, key text, calls bigint)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.minute_count o where o.minute < p_minute - interval '5 minutes';
  return query
    insert into public.minute_count as m (kind, key, minute, calls)
    select t.kind, t.key, p_minute, t.calls from unnest(p_kinds, p_keys, p_calls) as t (kind, key, calls)
    order by t.kind, t.key
    on conflict on constraint minute_count_pkey do update set calls = m.calls + excluded.calls
    returning m.kind, m.key, m.calls;
end $$;
revoke execute on function count_minute(timestamptz, text[], text[], bigint[]) from public;
grant execute on function count_minute(timestamptz, text[], text[], bigint[]) to zc_app;

-- Of the exports that a tenant has in an hour one person takes a quarter, so that nobody uses up alone what all need.

create table person_budget_book (
  tenant_id text not null,
  user_id bigint not null,
  budget text not null check (budget in ('export')),
  -- The hour that `spent` is of.
  since timestamptz not null,
  spent bigint not null check (spent >= 0),
  primary key (tenant_id, user_id, budget)
);
select protect('person_budget_book');

-- What one person may take of `p_limit`: a quarter, and where that is next to nothing, twenty. Who has nobody beside him has
-- it all.
create function share_of_one(p_tenant text, p_user bigint, p_limit bigint) returns bigint
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select case when exists (select from user_account u
      where u.tenant_id = p_tenant and u.id <> p_user and u.status = 1 and u.is_deleted = 0)
    then least(p_limit, greatest((p_limit + 3) / 4, 20)) else p_limit end
$$;
grant execute on function share_of_one to zc_app;

-- Takes one from the budget of the caller's tenant (`spend_hourly`) for one of its people, and nothing where his own share is
-- used up. No row: there is no such tenant.
create function spend_hourly_of(p_budget text, p_now timestamptz, p_user bigint)
  returns table (spent bigint, per_hour bigint, own bigint, own_per_hour bigint)
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_tenant text := app_tenant();
  v_hour timestamptz := date_trunc('hour', p_now);
  v_limit bigint := number_param(v_tenant, p_budget || '.perHour');
  v_share bigint;
  v_own bigint;
begin
  if v_tenant is null or v_limit is null then
    return;
  end if;
  v_share := share_of_one(v_tenant, p_user, v_limit);
  insert into person_budget_book as b (tenant_id, user_id, budget, since, spent) values (v_tenant, p_user, p_budget, v_hour, 1)
    on conflict (tenant_id, user_id, budget) do update set since = v_hour,
      spent = case when b.since = v_hour then least(b.spent + 1, v_share + 1) else 1 end
    returning b.spent into v_own;
  if v_own > v_share then
    return query select 0::bigint, v_limit, v_own, v_share;
  else
    return query select s.spent, s.per_hour, v_own, v_share from spend_hourly(p_budget, p_now) s;
  end if;
end $$;
grant execute on function spend_hourly_of to zc_app;

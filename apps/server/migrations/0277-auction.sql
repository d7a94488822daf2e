-- Auctions downwards (竞价): after the opening those whose quotes were opened bid lower. What a bidder reads of it he reads
-- through the functions at the end, which name nobody; what he bids they write, for the rows are the buyer's.

create table auction (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  auction_status smallint not null default 0,
  host_id bigint not null,
  start_price bigint not null,
  min_step bigint not null,
  begin_time timestamptz not null,
  planned_end_time timestamptz not null,
  -- To the millisecond: an extension counts from the bid that brings it.
  end_time timestamptz not null,
  extension_seconds integer not null,
  max_extensions integer not null,
  extensions integer not null default 0,
  last_sequence integer not null default 0,
  close_time timestamptz,
  cancel_reason text,
  -- When the screens were last told of a bid.
  told_time timestamptz,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, host_id) references user_account (tenant_id, id),
  constraint auction_state check (auction_status between 0 and 3),
  constraint auction_prices check (min_step > 0 and start_price > min_step),
  constraint auction_hours check (begin_time < planned_end_time and planned_end_time <= end_time),
  constraint auction_extensions check (extensions between 0 and max_extensions and extension_seconds between 30 and 600)
);
-- One that was cancelled may be followed by another.
create unique index ux_auction_package on auction (tenant_id, package_id) where auction_status <> 3 and is_deleted = 0;
create index ix_auction_project on auction (tenant_id, project_id) where is_deleted = 0;
create index ix_auction_due on auction (tenant_id, end_time) where auction_status in (0, 1);
select protect('auction');

create table auction_bidder (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  auction_id bigint not null,
  entry_id bigint not null,
  supplier_tenant_id text not null,
  person_id bigint,
  bidder_no integer not null,
  bidder_status smallint not null default 0,
  first_money bigint not null,
  standing_money bigint not null,
  standing_sequence integer not null,
  end_time timestamptz not null,
  final_money bigint,
  final_rank integer,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, auction_id) references auction (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  constraint auction_bidder_state check (bidder_status in (0, 1)),
  constraint auction_bidder_prices check (standing_money > 0 and standing_money <= first_money),
  constraint auction_bidder_final check ((final_money is null) = (final_rank is null))
);
create unique index ux_auction_bidder_entry on auction_bidder (tenant_id, auction_id, entry_id) where is_deleted = 0;
create unique index ux_auction_bidder_no on auction_bidder (tenant_id, auction_id, bidder_no) where is_deleted = 0;
-- One price counts in the end.
create unique index ux_auction_bidder_final on auction_bidder (tenant_id, entry_id)
  where final_money is not null and is_deleted = 0;
create index ix_auction_bidder_project on auction_bidder (tenant_id, project_id) where is_deleted = 0;
create index ix_auction_bidder_party on auction_bidder (supplier_tenant_id, project_id) where is_deleted = 0;
select protect('auction_bidder', p_parties => array['supplier_tenant_id']);

create table auction_bid (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  auction_id bigint not null,
  bidder_id bigint not null,
  supplier_tenant_id text not null,
  sequence integer not null,
  price bigint not null,
  bid_time timestamptz not null,
  refusal smallint,
  is_extended boolean not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, auction_id) references auction (tenant_id, id),
  foreign key (tenant_id, bidder_id) references auction_bidder (tenant_id, id),
  constraint auction_bid_refusal check (refusal between 1 and 5),
  constraint auction_bid_price check (price > 0)
);
-- Every number once, from one on: a bid that is missing shows.
create unique index ux_auction_bid_sequence on auction_bid (tenant_id, auction_id, sequence);
create index ix_auction_bid_bidder on auction_bid (tenant_id, bidder_id, sequence);
create index ix_auction_bid_party on auction_bid (supplier_tenant_id, auction_id);
select protect('auction_bid', p_parties => array['supplier_tenant_id'], p_append_only => true);

-- The price that counts: what an auction came to, or what was opened. Comparison, award and contract read it here alone.
create view effective_quote with (security_invoker = true) as
  select q.tenant_id, q.id, q.project_id, q.package_id, q.entry_id, q.quote_id, q.open_fault, q.selected, q.bid_remark,
    q.remark, q.service_show, q.match_explain, q.files, q.is_deleted,
    q.total_money as first_money,
    coalesce(b.final_money, q.total_money) as total_money,
    -- Of a package with one goods line.
    case when b.final_money is null or b.final_money = q.total_money then q.per_money
      when q.per_money is not null then (select round(b.final_money / nullif(l.quantity, 0))::bigint from quote_line l
        where l.tenant_id = q.tenant_id and l.entry_id = q.entry_id limit 1) end as per_money
  from opened_quote q
  left join auction_bidder b on b.tenant_id = q.tenant_id and b.entry_id = q.entry_id and b.final_money is not null
    and b.is_deleted = 0;

-- Its lines, each lowered by the same ratio and cut off to the fen; what is left over is on the last line, so that they add up
-- to the price exactly.
create view effective_line with (security_invoker = true) as
  select s.tenant_id, s.id, s.project_id, s.package_id, s.entry_id, s.item_id, s.quantity,
    case when s.final_money is null then s.per_money else round(s.money / nullif(s.quantity, 0))::bigint end as per_money,
    s.money as total_money
  from (
    select x.*, case when x.final_money is null then x.total_money
        when x.is_last then x.final_money - (sum(x.lowered) over (partition by x.tenant_id, x.entry_id) - x.lowered)::bigint
        else x.lowered end as money
    from (
      select l.*, b.final_money,
        floor(l.total_money::numeric * coalesce(b.final_money, 0) / nullif(q.total_money, 0))::bigint as lowered,
        row_number() over (partition by l.tenant_id, l.entry_id order by i.line_no desc, l.id desc) = 1 as is_last
      from quote_line l
      join package_item i on i.tenant_id = l.tenant_id and i.id = l.item_id
      join opened_quote q on q.tenant_id = l.tenant_id and q.entry_id = l.entry_id
      left join auction_bidder b on b.tenant_id = l.tenant_id and b.entry_id = l.entry_id and b.is_deleted = 0
        and b.final_money is not null and b.final_money <> q.total_money) x) s;
grant select on effective_quote, effective_line to zc_app;

-- What the public reads of an award is the price that counts too.
create or replace view portal_award with (security_barrier) as
  select q.tenant_id, q.project_id, q.package_id, e.id, e.supplier_name, e.credit_code,
    coalesce(b.final_money, q.total_money) as total_money
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  join portal_project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  left join auction_bidder b on b.tenant_id = q.tenant_id and b.entry_id = q.entry_id and b.final_money is not null
    and b.is_deleted = 0
  where p.stage = 65 and q.selected and exists (
    select from bulletin b where b.tenant_id = q.tenant_id and b.project_id = q.project_id and b.bulletin_type = 2
      and b.bulletin_status in (3, 5) and b.is_deleted = 0);

-- The rows of an auction as they stand, best first: who bids now is judged against them. For whoever bids in it.
create function auction_standings(p_buyer text, p_auction bigint)
  returns table (bidder_id bigint, money bigint, sequence integer, is_own boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.id, b.standing_money, b.standing_sequence, b.supplier_tenant_id = app_tenant()
  from auction_bidder b
  where b.tenant_id = p_buyer and b.auction_id = p_auction and b.is_deleted = 0
    and exists (select from auction_bidder o where o.tenant_id = p_buyer and o.auction_id = p_auction
      and o.supplier_tenant_id = app_tenant() and o.is_deleted = 0)
  order by b.standing_money, b.standing_sequence
$$;

-- A bidder's auctions in a project, his own place in them, the best price, and nobody else.
create function own_auctions(p_buyer text, p_project bigint)
  returns table (id bigint, version integer, package_id bigint, package_no integer, package_name text,
    auction_status smallint, start_price bigint, min_step bigint, begin_time timestamptz, planned_end_time timestamptz,
    end_time timestamptz, extension_seconds integer, max_extensions integer, extensions integer, cancel_reason text,
    best_price bigint, entry_id bigint, first_price bigint, price bigint, rank integer, final_price bigint,
    final_rank integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.version, k.id, k.package_no, k.package_name, a.auction_status, a.start_price, a.min_step, a.begin_time,
    a.planned_end_time, a.end_time, a.extension_seconds, a.max_extensions, a.extensions, a.cancel_reason,
    (select min(o.standing_money) from auction_bidder o
      where o.tenant_id = a.tenant_id and o.auction_id = a.id and o.is_deleted = 0),
    b.entry_id, b.first_money, b.standing_money,
    (select count(*)::int + 1 from auction_bidder o where o.tenant_id = a.tenant_id and o.auction_id = a.id
      and o.is_deleted = 0 and (o.standing_money, o.standing_sequence) < (b.standing_money, b.standing_sequence)),
    b.final_money, b.final_rank
  from auction_bidder b
  join auction a on a.tenant_id = b.tenant_id and a.id = b.auction_id and a.is_deleted = 0
  join package k on k.tenant_id = a.tenant_id and k.id = a.package_id
  where b.tenant_id = p_buyer and b.project_id = p_project and b.supplier_tenant_id = app_tenant() and b.is_deleted = 0
  order by k.package_no, a.id desc
$$;

-- Auctions that a supplier may bid in, or might have bid in since `p_since`.
create function own_auction_list(p_since timestamptz)
  returns table (project_id bigint, tenant_id text, project_no text, project_name text, buyer_name text,
    package_name text, auction_status smallint, begin_time timestamptz, end_time timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.tenant_id, p.project_no, p.project_name, p.buyer_name, k.package_name, a.auction_status, a.begin_time,
    a.end_time
  from auction_bidder b
  join auction a on a.tenant_id = b.tenant_id and a.id = b.auction_id and a.is_deleted = 0
  join package k on k.tenant_id = a.tenant_id and k.id = a.package_id
  join project p on p.tenant_id = a.tenant_id and p.id = a.project_id and p.is_deleted = 0
  where b.supplier_tenant_id = app_tenant() and b.is_deleted = 0 and a.end_time > p_since
  order by a.end_time desc, a.id desc
$$;

-- The auction that a registration bids in, held until the transaction ends: bids are judged one after the other.
create function hold_auction(p_entry bigint)
  returns table (tenant_id text, id bigint, project_id bigint, package_id bigint, bidder_id bigint,
    auction_status smallint, start_price bigint, min_step bigint, begin_ms bigint, planned_end_ms bigint, end_ms bigint,
    extension_seconds integer, max_extensions integer, extensions integer, last_sequence integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.id, a.project_id, a.package_id, b.id, a.auction_status, a.start_price, a.min_step,
    (extract(epoch from a.begin_time) * 1000)::bigint, (extract(epoch from a.planned_end_time) * 1000)::bigint,
    (extract(epoch from a.end_time) * 1000)::bigint, a.extension_seconds, a.max_extensions, a.extensions, a.last_sequence
  from auction_bidder b
  join auction a on a.tenant_id = b.tenant_id and a.id = b.auction_id and a.is_deleted = 0
  where b.entry_id = p_entry and b.supplier_tenant_id = app_tenant() and b.is_deleted = 0
  order by a.id desc limit 1
  for no key update of a;
end $$;

-- Writes a bid down as it was judged, under the lock that `hold_auction` has taken: the log, and of one that was taken the
-- bidder's price and the end.
create function put_auction_bid(p_buyer text, p_bidder bigint, p_id bigint, p_sequence integer, p_price bigint,
    p_at_ms bigint, p_refusal smallint, p_end_ms bigint, p_user bigint, p_now timestamptz)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_bidder auction_bidder%rowtype;
  v_auction auction%rowtype;
  v_at timestamptz := to_timestamp(p_at_ms / 1000.0);
  v_end timestamptz := to_timestamp(p_end_ms / 1000.0);
  v_is_extended boolean;
begin
  select * into strict v_bidder from auction_bidder
    where tenant_id = p_buyer and id = p_bidder and supplier_tenant_id = app_tenant() and is_deleted = 0;
  select * into strict v_auction from auction where tenant_id = p_buyer and id = v_bidder.auction_id for no key update;
  v_is_extended := v_end > v_auction.end_time;
  if p_sequence <> v_auction.last_sequence + 1 or v_auction.auction_status = 3 then
    raise exception 'a bid out of order';
  end if;
  if p_refusal is null and (v_auction.auction_status = 2 or v_at < v_auction.begin_time or v_at >= v_auction.end_time
      or p_price > v_auction.start_price or p_price > v_bidder.standing_money - v_auction.min_step
      or (v_is_extended and v_auction.extensions >= v_auction.max_extensions)) then
    raise exception 'a bid against the rules of its auction';
  end if;
  insert into auction_bid (tenant_id, id, project_id, auction_id, bidder_id, supplier_tenant_id, sequence, price, bid_time,
      refusal, is_extended, create_user, create_time)
    values (p_buyer, p_id, v_auction.project_id, v_auction.id, p_bidder, v_bidder.supplier_tenant_id, p_sequence, p_price,
      v_at, p_refusal, p_refusal is null and v_is_extended, p_user, p_now);
  if p_refusal is not null then
    update auction set last_sequence = p_sequence where tenant_id = p_buyer and id = v_auction.id;
    return;
  end if;
  update auction_bidder set standing_money = p_price, standing_sequence = p_sequence, update_user = p_user,
      update_time = p_now, version = version + 1
    where tenant_id = p_buyer and id = p_bidder;
  update auction set last_sequence = p_sequence, end_time = greatest(end_time, v_end),
      extensions = extensions + v_is_extended::int,
      told_time = case when told_time is null or v_is_extended or v_at >= told_time + interval '1 second' then v_at
        else told_time end
    where tenant_id = p_buyer and id = v_auction.id;
  -- Hundreds bid in the last seconds: their screens are told once a second, and look again by themselves.
  if v_auction.told_time is null or v_is_extended or v_at >= v_auction.told_time + interval '1 second' then
    perform put_auction_news(p_buyer, v_auction.project_id, p_now);
  end if;
end $$;

-- That something in the auctions of a project is new, to the screens of whoever has a part in them. It says nothing else.
create function put_auction_news(p_buyer text, p_project bigint, p_now timestamptz)
  returns void language sql set search_path = public, pg_temp as $$
  insert into outbox (tenant_id, kind, payload, create_time)
    select x.tenant_id, 'screen.changed', jsonb_build_object('screen', 'auction', 'id', p_project::text), p_now from (
      select p_buyer as tenant_id
      union select b.supplier_tenant_id from auction_bidder b
        where b.tenant_id = p_buyer and b.project_id = p_project and b.is_deleted = 0) x
$$;
create function tell_auction(p_project bigint, p_now timestamptz)
  returns void language sql security definer set search_path = public, pg_temp as $$
  select put_auction_news(p.tenant_id, p.id, p_now) from project p where p.tenant_id = app_tenant() and p.id = p_project
$$;

revoke execute on function auction_standings(text, bigint), own_auctions(text, bigint), own_auction_list(timestamptz),
  hold_auction(bigint), put_auction_bid(text, bigint, bigint, integer, bigint, bigint, smallint, bigint, bigint,
  timestamptz), put_auction_news(text, bigint, timestamptz), tell_auction(bigint, timestamptz) from public;
grant execute on function auction_standings(text, bigint), own_auctions(text, bigint), own_auction_list(timestamptz),
  hold_auction(bigint), put_auction_bid(text, bigint, bigint, integer, bigint, bigint, smallint, bigint, bigint,
  timestamptz), tell_auction(bigint, timestamptz) to zc_app;

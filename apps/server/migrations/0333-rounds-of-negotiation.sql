-- Rounds of negotiation (谈判、磋商): while a committee negotiates, the bidders quote again, sealed as at first; the last round
-- decides. What a bidder reads of a round he reads through the functions at the end, which name nobody else.

alter table package_evaluation drop constraint package_evaluation_status;
alter table package_evaluation add constraint package_evaluation_status check (evaluation_status in (3, 4, 5, 6, 7, 9));

create table quote_round (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  evaluation_id bigint not null,
  round_no integer not null,
  is_last boolean not null,
  round_status smallint not null default 0,
  terms text not null,
  end_time timestamptz not null,
  close_time timestamptz,
  opened_time timestamptz,
  open_reason text,
  cancel_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, evaluation_id) references package_evaluation (tenant_id, id),
  constraint quote_round_state check (round_status between 0 and 3),
  constraint quote_round_opened check ((round_status = 2) = (opened_time is not null)),
  constraint quote_round_no check (round_no > 0)
);
create unique index ux_quote_round_no on quote_round (tenant_id, package_id, round_no);
-- One at a time, and nothing after the one that decides.
create unique index ux_quote_round_live on quote_round (tenant_id, package_id) where round_status in (0, 1) and is_deleted = 0;
create unique index ux_quote_round_last on quote_round (tenant_id, package_id)
  where is_last and round_status = 2 and is_deleted = 0;
create index ix_quote_round_project on quote_round (tenant_id, project_id) where is_deleted = 0;
create index ix_quote_round_due on quote_round (tenant_id, end_time) where round_status = 0;
select protect('quote_round');

create table round_bidder (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  round_id bigint not null,
  entry_id bigint not null,
  supplier_tenant_id text not null,
  person_id bigint,
  is_last boolean not null,
  bidder_status smallint not null default 0,
  end_time timestamptz not null,
  quote_version integer not null default 0,
  submit_time timestamptz,
  total_money bigint,
  per_money bigint,
  remark text,
  service_show text,
  match_explain text,
  open_fault smallint,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, round_id) references quote_round (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  constraint round_bidder_state check (bidder_status in (0, 1, 2, 3, 4, 9)),
  constraint round_bidder_opened check ((bidder_status = 2) = (total_money is not null)),
  constraint round_bidder_fault check ((bidder_status = 3) = (open_fault is not null) and open_fault between 1 and 7),
  constraint round_bidder_prices check (total_money > 0 and per_money >= 0)
);
create unique index ux_round_bidder_entry on round_bidder (tenant_id, round_id, entry_id) where is_deleted = 0;
-- One price counts in the end.
create unique index ux_round_bidder_last on round_bidder (tenant_id, entry_id)
  where is_last and bidder_status = 2 and is_deleted = 0;
create index ix_round_bidder_package on round_bidder (tenant_id, package_id) where is_deleted = 0;
create index ix_round_bidder_project on round_bidder (tenant_id, project_id) where is_deleted = 0;
create index ix_round_bidder_party on round_bidder (supplier_tenant_id, project_id) where is_deleted = 0;
select protect('round_bidder', p_parties => array['supplier_tenant_id']);

-- Every version that was handed in, sealed.
create table round_bid (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  round_id bigint not null,
  bidder_id bigint not null,
  supplier_tenant_id text not null,
  version_no integer not null,
  cipher text not null,
  envelope text not null,
  signature text not null,
  signing_key text not null,
  cipher_hash text not null,
  receipt_seq text not null,
  receipt_hash text not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, round_id) references quote_round (tenant_id, id),
  foreign key (tenant_id, bidder_id) references round_bidder (tenant_id, id),
  constraint round_bid_version check (version_no > 0)
);
create unique index ux_round_bid_version on round_bid (tenant_id, bidder_id, version_no);
create index ix_round_bid_round on round_bid (tenant_id, round_id);
select protect('round_bid', p_parties => array['supplier_tenant_id'], p_append_only => true);

create table round_share (
  tenant_id text not null,
  bid_id bigint not null,
  key_id bigint not null,
  project_id bigint not null,
  supplier_tenant_id text not null,
  cipher text not null,
  create_time timestamptz not null,
  primary key (tenant_id, bid_id, key_id),
  foreign key (tenant_id, bid_id) references round_bid (tenant_id, id),
  foreign key (tenant_id, key_id) references seal_key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id)
);
create index ix_round_share_key on round_share (tenant_id, project_id, key_id);
select protect('round_share', p_parties => array['supplier_tenant_id'], p_append_only => true);

-- What a holder has unsealed since a round was closed; as in opening_share.
create table round_given (
  tenant_id text not null,
  bid_id bigint not null,
  key_id bigint not null,
  project_id bigint not null,
  share text,
  file_key text,
  create_user bigint,
  create_time timestamptz not null,
  primary key (tenant_id, bid_id, key_id),
  foreign key (tenant_id, bid_id, key_id) references round_share (tenant_id, bid_id, key_id),
  foreign key (tenant_id, project_id) references project (tenant_id, id)
);
create index ix_round_given_project on round_given (tenant_id, project_id);
select protect('round_given', p_append_only => true);

create table round_line (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint not null,
  bidder_id bigint not null,
  entry_id bigint not null,
  item_id bigint not null,
  quantity numeric(18,4) not null,
  per_money bigint not null,
  total_money bigint not null,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, bidder_id) references round_bidder (tenant_id, id),
  foreign key (tenant_id, entry_id) references entry (tenant_id, id),
  foreign key (tenant_id, item_id) references package_item (tenant_id, id),
  constraint round_line_prices check (per_money >= 0 and total_money >= 0)
);
create unique index ux_round_line_item on round_line (tenant_id, bidder_id, item_id);
create index ix_round_line_entry on round_line (tenant_id, entry_id);
select protect('round_line', p_append_only => true);

-- Prices are no other bidder's business where they are negotiated (政府采购法 38): those of methods 3 and 4.
create function negotiates(p_manner smallint) returns boolean language sql immutable as $$ select p_manner in (3, 4) $$;
grant execute on function negotiates(smallint) to zc_app;

-- The price that counts: of the last round of a negotiation, of an auction, or what was opened. Who has not quoted in a last
-- round that was opened has withdrawn (order 74, articles 33 and 34).
create or replace view effective_quote with (security_invoker = true) as
  select q.tenant_id, q.id, q.project_id, q.package_id, q.entry_id, q.quote_id, q.open_fault, q.selected, q.bid_remark,
    coalesce(r.remark, q.remark) as remark, coalesce(r.service_show, q.service_show) as service_show,
    coalesce(r.match_explain, q.match_explain) as match_explain, q.files, q.is_deleted,
    q.total_money as first_money,
    coalesce(r.total_money, b.final_money, q.total_money) as total_money,
    -- Of a package with one goods line.
    case when r.id is not null then r.per_money
      when b.final_money is null or b.final_money = q.total_money then q.per_money
      when q.per_money is not null then (select round(b.final_money / nullif(l.quantity, 0))::bigint from quote_line l
        where l.tenant_id = q.tenant_id and l.entry_id = q.entry_id limit 1) end as per_money,
    r.id is null and exists (select from quote_round l where l.tenant_id = q.tenant_id and l.package_id = q.package_id
      and l.is_last and l.round_status = 2 and l.is_deleted = 0) as is_withdrawn
  from opened_quote q
  left join auction_bidder b on b.tenant_id = q.tenant_id and b.entry_id = q.entry_id and b.final_money is not null
    and b.is_deleted = 0
  left join round_bidder r on r.tenant_id = q.tenant_id and r.entry_id = q.entry_id and r.is_last and r.bidder_status = 2
    and r.is_deleted = 0;

create or replace view effective_line with (security_invoker = true) as
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
        and b.final_money is not null and b.final_money <> q.total_money) x) s
  where not exists (select from round_bidder r where r.tenant_id = s.tenant_id and r.entry_id = s.entry_id and r.is_last
    and r.bidder_status = 2 and r.is_deleted = 0)
  union all
  select l.tenant_id, l.id, l.project_id, l.package_id, l.entry_id, l.item_id, l.quantity, l.per_money, l.total_money
  from round_line l
  join round_bidder r on r.tenant_id = l.tenant_id and r.id = l.bidder_id and r.is_last and r.bidder_status = 2
    and r.is_deleted = 0;

create or replace view portal_award with (security_barrier) as
  select q.tenant_id, q.project_id, q.package_id, e.id, e.supplier_name, e.credit_code,
    coalesce(r.total_money, b.final_money, q.total_money) as total_money
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  join portal_project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  left join auction_bidder b on b.tenant_id = q.tenant_id and b.entry_id = q.entry_id and b.final_money is not null
    and b.is_deleted = 0
  left join round_bidder r on r.tenant_id = q.tenant_id and r.entry_id = q.entry_id and r.is_last and r.bidder_status = 2
    and r.is_deleted = 0
  where p.stage = 65 and q.selected and exists (
    select from bulletin b where b.tenant_id = q.tenant_id and b.project_id = q.project_id and b.bulletin_type = 2
      and b.bulletin_status in (3, 5) and b.is_deleted = 0);

-- Whoever bids in a negotiation reads his own price in the records of the opening, and nobody else's; nor does their order tell
-- which is lower.
create or replace view opening_record with (security_barrier) as
  select q.tenant_id, q.project_id, q.package_id, q.entry_id, bidder_name(e.tenant_id, e.id) as supplier_name,
    case when e.supplier_tenant_id = (select app_tenant()) or not negotiates(p.manner) then q.per_money end as per_money,
    case when e.supplier_tenant_id = (select app_tenant()) or not negotiates(p.manner) then q.total_money end as total_money,
    e.supplier_tenant_id = (select app_tenant()) as is_own,
    case when p.stage = 65 then q.selected end as selected,
    q.open_fault, q.ruling,
    case when e.supplier_tenant_id = (select app_tenant()) then q.ruling_reason end as ruling_reason
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  where p.opened_time is not null and exists (
    select 1 from entry mine
    where mine.tenant_id = q.tenant_id and mine.project_id = q.project_id
      and mine.supplier_tenant_id = (select app_tenant()) and (mine.entry_status >= 7 or exists (
        select from opened_quote own where own.tenant_id = mine.tenant_id and own.entry_id = mine.id)));

create or replace function hall_read_out(p_buyer text, p_project bigint, p_now timestamptz)
  returns table (entry_id bigint, package_id bigint, supplier_name text, per_money bigint, total_money bigint,
    open_fault smallint, ruling smallint, ruling_reason text, is_own boolean, confirm_status smallint,
    confirm_until timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select q.entry_id, q.package_id, e.supplier_name, case when s.is_seen then q.per_money end,
    case when s.is_seen then q.total_money end, q.open_fault, q.ruling,
    case when app_tenant() in (p_buyer, e.supplier_tenant_id) then q.ruling_reason end,
    e.supplier_tenant_id = app_tenant(), c.confirm_status, c.confirm_until
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  cross join lateral (select not negotiates(p.manner) or app_tenant() in (p_buyer, e.supplier_tenant_id) as is_seen) s
  left join hall_confirmation c on c.tenant_id = q.tenant_id and c.entry_id = q.entry_id and c.is_deleted = 0
  where q.tenant_id = p_buyer and q.project_id = p_project and q.is_deleted = 0 and p.opened_time is not null
    and hall_part(p_buyer, p_project, p_now) in ('buyer', 'bidder')
  order by q.package_id, case when not negotiates(p.manner) or app_tenant() = p_buyer then q.total_money end nulls last,
    q.entry_id
$$;

create or replace function hall_record_bids(p_buyer text, p_project bigint, p_now timestamptz)
  returns table (entry_id bigint, package_id bigint, supplier_name text, total_money bigint, remark text,
    deposit_money bigint, envelope_hash text, key_commit text, open_fault smallint, ruling smallint,
    confirm_status smallint, confirm_time timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select q.entry_id, q.package_id, bidder_name(e.tenant_id, e.id), case when s.is_seen then q.total_money end,
    case when s.is_seen then q.remark end,
    (select sum(d.money)::bigint from deposit d where d.tenant_id = e.tenant_id and d.entry_id = e.id and d.is_deleted = 0
      and d.deposit_status not in (0, 1, 7)),
    v.cipher_hash, v.envelope::jsonb ->> 'keyCommit', q.open_fault, q.ruling, c.confirm_status, c.confirm_time
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
  join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
  cross join lateral (select not negotiates(p.manner) or app_tenant() in (p_buyer, e.supplier_tenant_id) as is_seen) s
  left join quote v on v.tenant_id = q.tenant_id and v.id = q.quote_id
  left join hall_confirmation c on c.tenant_id = q.tenant_id and c.entry_id = q.entry_id and c.is_deleted = 0
  where q.tenant_id = p_buyer and q.project_id = p_project and q.is_deleted = 0 and p.opened_time is not null
    and hall_part(p_buyer, p_project, p_now) in ('buyer', 'bidder')
  order by q.package_id, case when not negotiates(p.manner) or app_tenant() = p_buyer then q.total_money end nulls last,
    q.entry_id
$$;

-- A bidder's rounds in a project, the latest first, and nobody else's.
create function own_rounds(p_buyer text, p_project bigint)
  returns table (id bigint, round_id bigint, round_no integer, is_last boolean, round_status smallint, terms text,
    end_time timestamptz, opened_time timestamptz, cancel_reason text, package_id bigint, entry_id bigint,
    bidder_status smallint, quote_version integer, submit_time timestamptz, total_money bigint, open_fault smallint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.id, r.id, r.round_no, r.is_last, r.round_status, r.terms, r.end_time, r.opened_time, r.cancel_reason,
    r.package_id, b.entry_id, b.bidder_status, b.quote_version, b.submit_time, b.total_money, b.open_fault
  from round_bidder b
  join quote_round r on r.tenant_id = b.tenant_id and r.id = b.round_id and r.is_deleted = 0
  where b.tenant_id = p_buyer and b.project_id = p_project and b.supplier_tenant_id = app_tenant() and b.is_deleted = 0
  order by r.package_id, r.round_no desc
$$;

-- What the bidder himself quoted before the rounds, by goods line.
create function own_first_lines(p_buyer text, p_project bigint)
  returns table (entry_id bigint, total_money bigint, item_id bigint, per_money bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select q.entry_id, q.total_money, l.item_id, l.per_money
  from opened_quote q
  join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id and e.is_deleted = 0
    and e.supplier_tenant_id = app_tenant()
  join quote_line l on l.tenant_id = q.tenant_id and l.entry_id = q.entry_id
  where q.tenant_id = p_buyer and q.project_id = p_project and q.is_deleted = 0 and q.total_money is not null
  order by q.entry_id, l.id
$$;

-- A bidder's place in a round, with the round held against its closing until the transaction ends, and what the record says
-- of the round: he is judged by both.
create function hold_round(p_buyer text, p_bidder bigint)
  returns table (id bigint, tenant_id text, project_id bigint, package_id bigint, round_id bigint, round_no integer,
    round_status smallint, end_time timestamptz, bidder_status smallint, quote_version integer, stage smallint,
    is_unlocked boolean, acts jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_round bigint;
begin
  select b.round_id into v_round from round_bidder b
    where b.tenant_id = p_buyer and b.id = p_bidder and b.supplier_tenant_id = app_tenant() and b.is_deleted = 0;
  perform 1 from quote_round r where r.tenant_id = p_buyer and r.id = v_round for share;
  return query
  select b.id, b.tenant_id, b.project_id, b.package_id, r.id, r.round_no, r.round_status, r.end_time, b.bidder_status,
    b.quote_version, p.stage,
    exists (select from round_given g join round_bid d on d.tenant_id = g.tenant_id and d.id = g.bid_id
      where g.tenant_id = r.tenant_id and d.round_id = r.id),
    (select jsonb_agg(jsonb_build_object('seq', v.seq::text, 'action', v.action, 'payload', v.payload, 'seal', v.seal)
        order by v.seq)
      from evidence v where v.tenant_id = r.tenant_id and v.stream = r.project_id::text and v.subject = r.id::text
        and v.action like 'quoteRound.%')
  from round_bidder b
  join quote_round r on r.tenant_id = b.tenant_id and r.id = b.round_id and r.is_deleted = 0
  join project p on p.tenant_id = b.tenant_id and p.id = b.project_id and p.is_deleted = 0
  where b.tenant_id = p_buyer and b.id = p_bidder and b.supplier_tenant_id = app_tenant() and b.is_deleted = 0;
end $$;

-- Notes that a bidder has handed in the next version, under the lock that `hold_round` has taken. False: he has meanwhile.
create function mark_round_quoted(p_buyer text, p_bidder bigint, p_before integer, p_change bigint, p_user bigint,
    p_now timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_from smallint;
begin
  select b.bidder_status into v_from from round_bidder b
    join quote_round r on r.tenant_id = b.tenant_id and r.id = b.round_id
    where b.tenant_id = p_buyer and b.id = p_bidder and b.supplier_tenant_id = app_tenant() and b.is_deleted = 0
      and b.bidder_status in (0, 1) and b.quote_version = p_before and r.round_status = 0 and p_now < r.end_time
    for no key update of b;
  if v_from is null then
    return false;
  end if;
  update round_bidder set bidder_status = 1, quote_version = p_before + 1, submit_time = p_now, update_user = p_user,
      update_time = p_now, version = version + 1
    where tenant_id = p_buyer and id = p_bidder;
  insert into state_change (tenant_id, id, row_id, entity, action, from_state, to_state, create_user, create_time)
    values (p_buyer, p_change, p_bidder, 'roundBidder', 'submit', v_from::text, '1', p_user, p_now);
  return true;
end $$;

revoke execute on function own_rounds(text, bigint), own_first_lines(text, bigint), hold_round(text, bigint),
  mark_round_quoted(text, bigint, integer, bigint, bigint, timestamptz) from public;
grant execute on function own_rounds(text, bigint), own_first_lines(text, bigint), hold_round(text, bigint),
  mark_round_quoted(text, bigint, integer, bigint, bigint, timestamptz) to zc_app;

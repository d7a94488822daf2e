-- What is asked of the market about a demand. The row holds what everybody may know of it: once published all read it.

create table demand_research (
  tenant_id text not null,
  id bigint not null,
  demand_id bigint not null,
  title text not null,
  research_status smallint not null default 0,
  content text not null,
  end_time timestamptz not null,
  is_budget_shown boolean,
  linkman text,
  phone text,
  files jsonb,
  budget bigint,
  lines jsonb,
  buyer_name text,
  publish_time timestamptz,
  change_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, demand_id) references purchase_demand (tenant_id, id),
  constraint demand_research_status check (research_status between 0 and 3)
);
-- A demand has one draft or open research: two clicks make no second one.
create unique index ux_demand_research_open on demand_research (tenant_id, demand_id)
  where is_deleted = 0 and research_status in (0, 1);
create index ix_demand_research_published on demand_research (tenant_id, publish_time desc, id desc)
  where is_deleted = 0 and research_status in (1, 2, 3);
select protect('demand_research', p_public_when => 'research_status in (1, 2, 3) and is_deleted = 0');

-- The answers of suppliers: rows of the buyer, read by him and by the supplier whose answer it is, by nobody else. A
-- version is never changed; the highest of a supplier counts.
create table demand_answer (
  tenant_id text not null,
  id bigint not null,
  research_id bigint not null,
  supplier_tenant_id text not null,
  supplier_name text not null,
  version_no integer not null,
  is_withdrawn boolean,
  scheme text not null,
  price_low bigint not null,
  price_high bigint not null,
  delivery_days integer,
  warranty_months integer,
  record text,
  doubt text,
  linkman text not null,
  phone text not null,
  files jsonb,
  create_user bigint,
  create_dept bigint,
  create_time timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, research_id) references demand_research (tenant_id, id),
  constraint demand_answer_version check (version_no > 0),
  constraint demand_answer_prices check (price_low >= 0 and price_low <= price_high)
);
create unique index ux_demand_answer_version on demand_answer (tenant_id, research_id, supplier_tenant_id, version_no);
create index ix_demand_answer_party on demand_answer (supplier_tenant_id, research_id);
select protect('demand_answer', p_parties => array['supplier_tenant_id'], p_append_only => true);

-- Holds an open research against its end while a supplier answers: whoever ends or withdraws it waits for him, and he
-- finds it ended where they were first. Answers nothing of a research that is not open.
create function hold_research(p_buyer text, p_research bigint)
  returns table (research_status smallint, end_time timestamptz)
  language sql security definer set search_path = public, pg_temp as $$
  select r.research_status, r.end_time from demand_research r
  where app_tenant() is not null and r.tenant_id = p_buyer and r.id = p_research and r.is_deleted = 0
    and r.research_status in (1, 2, 3)
  for share of r
$$;
revoke execute on function hold_research(text, bigint) from public;
grant execute on function hold_research(text, bigint) to zc_app;

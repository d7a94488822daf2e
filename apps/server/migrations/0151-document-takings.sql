-- Whether a project takes consortia, how its documents are come by, and who came by them. What is sold is read by who has bought it; nobody but the
-- head of procurement learns before the opening who and how many that were (R38).

alter table project add column is_consortium boolean not null default false;
alter table project add column sale_type smallint not null default 1;
alter table project add column sale_money bigint;
alter table project add constraint project_sale check (sale_type between 1 and 3 and (sale_type = 1 or sale_money > 0));

create table document_taking (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  taker_tenant_id text not null,
  taker_name text not null,
  credit_code text not null,
  take_way smallint not null,
  take_time timestamptz not null,
  last_time timestamptz,
  receipt_no text,
  linkman text,
  phone text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint document_taking_way check (take_way in (1, 2))
);
create unique index ux_document_taking_once on document_taking (tenant_id, project_id, taker_tenant_id)
  where is_deleted = 0;
select protect('document_taking');

create function has_bought(p_buyer text, p_project bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from document_taking d
    where d.tenant_id = p_buyer and d.project_id = p_project and d.taker_tenant_id = app_tenant() and d.take_way = 2
      and d.is_deleted = 0)
$$;

create or replace view published_project with (security_barrier) as
  select p.tenant_id, p.id, p.project_no, p.project_name, p.manner, p.law_regime, p.purchase_type, p.buyer_name,
    p.funds_source, p.general_budget, p.ceiling_money, p.deposit_money, p.entry_end_time, p.bid_end_time, p.open_time,
    p.open_place, p.delivery_days, p.delivery_day_type, p.delivery_place, p.bid_valid_days, p.linkman, p.phone,
    p.is_entry_reviewed, p.qualification, p.requirement, p.publish_time, p.opened_time, p.result_time,
    case when p.stage between 46 and 64 then 45::smallint else p.stage end as stage,
    case when (not is_by_invitation(p.manner) or is_invited(p.tenant_id, p.id))
      and (p.sale_type = 1 or has_bought(p.tenant_id, p.id)) then p.files end as files,
    p.is_consortium, p.sale_type, p.sale_money
  from project p
  where (select app_tenant()) is not null and p.stage >= 30 and p.publish_time is not null and p.is_deleted = 0
    and (not is_by_invitation(p.manner) or is_shown(p.tenant_id, p.id, p.manner, p.stage));

-- Files of documents that are sold reach who has bought them.
alter table attachment add column sold_project bigint;
create function keep_sold_project() returns trigger language plpgsql as $$
begin
  new.sold_project := case when new.business_type = 'project' then (select p.id from project p
    where p.tenant_id = new.tenant_id and p.id = new.business_id and p.sale_type <> 1) end;
  return new;
end $$;
create trigger keep_sold_project before update of is_published on attachment
  for each row when (new.is_published) execute function keep_sold_project();
select protect('attachment', '{party_tenant_id}',
  'is_published and (invited_project is null or is_invited(tenant_id, invited_project))
  and (sold_project is null or has_bought(tenant_id, sold_project))');

-- A supplier who reads or downloads a published file of a project has taken its documents. He need not say so anywhere.
create function note_taking() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into document_taking (tenant_id, id, project_id, taker_tenant_id, taker_name, credit_code, take_way, take_time,
      last_time, create_time, update_time)
    select a.tenant_id, new.id, p.id, t.tenant_id, t.tenant_name, coalesce(t.credit_code, 'T' || t.tenant_id), 1,
      new.create_time, new.create_time, new.create_time, new.create_time
    from attachment a
    join project p on p.tenant_id = a.tenant_id and p.id = a.business_id
    join tenant t on t.tenant_id = new.tenant_id and t.kind = 'supplier'
    where a.id = new.file_id and a.business_type = 'project' and a.is_published and a.is_deleted = 0
      and a.tenant_id <> new.tenant_id
  on conflict (tenant_id, project_id, taker_tenant_id) where is_deleted = 0
    do update set last_time = excluded.last_time, update_time = excluded.update_time;
  return null;
end $$;
create trigger note_taking after insert on file_log
  for each row when (new.action in (1, 2)) execute function note_taking();

revoke execute on function has_bought(text, bigint), note_taking() from public;
grant execute on function has_bought(text, bigint) to zc_app;

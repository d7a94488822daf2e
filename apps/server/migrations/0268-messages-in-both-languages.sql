-- What the product says in a message it says in both languages. A text comes as one, the English after U+001F, which no
-- text that a person typed can hold; what a person wrote comes without it and reads the same in both.

alter table flow_message add column title_en text, add column content_en text;

create or replace function tell_people(p_tenants text[], p_users bigint[], p_ids bigint[], p_kind text, p_title text,
    p_content text, p_business_type text, p_business_id bigint, p_now timestamptz)
  returns void language sql set search_path = public, pg_temp as $$
  with person as (
    select x.tenant_id, x.user_id, row_number() over (partition by x.tenant_id order by x.user_id) as n
    from unnest(p_tenants, p_users) as x (tenant_id, user_id)),
  sent as (
    insert into flow_message (tenant_id, id, user_id, kind, title, title_en, content, content_en, business_type,
        business_id, create_time, update_time)
      select p.tenant_id, p_ids[p.n], p.user_id, p_kind,
        split_part(p_title, e'\x1f', 1), nullif(split_part(p_title, e'\x1f', 2), ''),
        split_part(p_content, e'\x1f', 1), nullif(split_part(p_content, e'\x1f', 2), ''),
        p_business_type, p_business_id, p_now, p_now
      from person p where p.n <= cardinality(p_ids)
      returning tenant_id, id, user_id)
  insert into outbox (tenant_id, kind, payload, create_time)
    select s.tenant_id, 'flow.notice',
      jsonb_build_object('ids', string_agg(s.id::text, ','), 'userIds', string_agg(s.user_id::text, ',')), p_now
    from sent s group by s.tenant_id
$$;

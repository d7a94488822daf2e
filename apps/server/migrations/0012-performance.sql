-- What an event and a keyed request cost. The head of a chain is found by its key whatever the planner last heard of
-- the table's size: a conflict is always met on its index. Its hash carries the event in the same statement.

-- The only writer computes seq and hash itself and judges the name of a chain when it begins: checks on every row,
-- compiled anew for every statement, cost more than the row.
alter table evidence drop constraint evidence_stream, drop constraint evidence_seq, drop constraint evidence_hash;

-- Room for the next versions of the same row on the same page.
alter table evidence_head set (fillfactor = 50);

create or replace function append_evidence(
  p_tenant text, p_stream text, p_action text, p_subject text, p_payload text,
  p_actor_tenant text, p_actor text, p_at timestamptz
) returns table (seq bigint, hash text)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
declare
  v_genesis constant text := '0000000000000000000000000000000000000000000000000000000000000000';
begin
  -- The expressions under the conflict see the old row; the row stays locked until the transaction ends.
  with head as (
    insert into public.evidence_head as h (tenant_id, stream, seq, prev_hash, hash)
    values (p_tenant, p_stream, 1, v_genesis,
      encode(sha256(convert_to(v_genesis || '|1|' || p_payload, 'UTF8')), 'hex'))
    on conflict (tenant_id, stream) do update set seq = h.seq + 1, prev_hash = h.hash,
      hash = encode(sha256(convert_to(h.hash || '|' || (h.seq + 1) || '|' || p_payload, 'UTF8')), 'hex')
    returning h.seq, h.prev_hash, h.hash)
  insert into public.evidence
    (tenant_id, stream, seq, action, subject, payload, actor_tenant, actor, at, prev_hash, hash)
  select p_tenant, p_stream, head.seq, p_action, p_subject, p_payload, p_actor_tenant, p_actor, p_at,
    head.prev_hash, head.hash
  from head
  returning evidence.seq, evidence.hash into seq, hash;
  if seq = 1 and p_stream !~ '^[A-Za-z0-9_.-]{1,64}$' then
    raise check_violation using message = 'not the name of a chain', constraint = 'evidence_stream';
  end if;
  return next;
end $$;

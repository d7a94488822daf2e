-- The head of a chain carries the hash before its own, so that an event costs one update and one insert.

alter table evidence_head add column prev_hash text;

create or replace function append_evidence(
  p_tenant text, p_stream text, p_action text, p_subject text, p_payload text,
  p_actor_tenant text, p_actor text, p_at timestamptz
) returns table (seq bigint, hash text)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
declare
  v_prev text;
  v_seq bigint;
  v_hash text;
begin
  -- The expressions on the right see the old row; the row stays locked until the transaction ends.
  update public.evidence_head h set seq = h.seq + 1, prev_hash = h.hash,
    hash = encode(sha256(convert_to(h.hash || '|' || (h.seq + 1) || '|' || p_payload, 'UTF8')), 'hex')
  where h.tenant_id = p_tenant and h.stream = p_stream
  returning h.seq, h.prev_hash, h.hash into v_seq, v_prev, v_hash;
  if not found then
    insert into public.evidence_head (tenant_id, stream, seq, hash)
    values (p_tenant, p_stream, 0, repeat('0', 64))
    on conflict (tenant_id, stream) do nothing;
    return query select * from public.append_evidence(
      p_tenant, p_stream, p_action, p_subject, p_payload, p_actor_tenant, p_actor, p_at);
    return;
  end if;
  insert into public.evidence
    (tenant_id, stream, seq, action, subject, payload, actor_tenant, actor, at, prev_hash, hash)
  values (p_tenant, p_stream, v_seq, p_action, p_subject, p_payload, p_actor_tenant, p_actor, p_at, v_prev, v_hash);
  return query select v_seq, v_hash;
end $$;

-- A chain is read by its stream and its place, or by what it is about; nothing reads it by time alone.
drop index ix_evidence_at;

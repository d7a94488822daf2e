-- Who may write the database can append to a chain as the product does: each act carries a seal that only SECRET leads to
-- (docs/evidence.md). It stands outside of what is hashed, so that another SECRET can seal the same act anew.

alter table evidence add column seal text;

drop function append_evidence(text, text, text, text, text, text, text, timestamptz);

-- The only writer of evidence. Locks the head of the chain until the transaction ends: call it last. Without a seal, as a
-- program of before calls it, the act is there and does not pass as ours.
create function append_evidence(
  p_tenant text, p_stream text, p_action text, p_subject text, p_payload text,
  p_actor_tenant text, p_actor text, p_at timestamptz, p_seal text default null
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
    (tenant_id, stream, seq, action, subject, payload, actor_tenant, actor, at, prev_hash, hash, seal)
  select p_tenant, p_stream, head.seq, p_action, p_subject, p_payload, p_actor_tenant, p_actor, p_at,
    head.prev_hash, head.hash, p_seal
  from head
  returning evidence.seq, evidence.hash into seq, hash;
  if seq = 1 and p_stream !~ '^[A-Za-z0-9_.-]{1,64}$' then
    raise check_violation using message = 'not the name of a chain', constraint = 'evidence_stream';
  end if;
  return next;
end $$;

-- The same act under another SECRET; nothing that is hashed changes.
create function reseal_evidence(p_tenant text, p_stream text, p_seq bigint, p_before text, p_after text) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update public.evidence set seal = p_after
  where tenant_id = p_tenant and p_tenant = public.app_tenant() and stream = p_stream and seq = p_seq and seal = p_before
$$;

revoke all on function append_evidence, reseal_evidence from public;
grant execute on function append_evidence, reseal_evidence to zc_app;

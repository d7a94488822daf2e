-- What an agency is paid in the end, by what was awarded; with what it reads of its own entrustments.

alter table agency_entrustment add column final_fee bigint;

drop function own_entrustments();
create function own_entrustments()
  returns table (tenant_id text, id bigint, version integer, entrust_no text, entrust_status smallint, project_id bigint,
    buyer_name text, project_no text, project_name text, manner smallint, purchase_type smallint, general_budget bigint,
    scope text, fee_payer smallint, fee_float numeric, min_fee bigint, estimated_fee bigint, final_fee bigint,
    agreement_files jsonb, offer_time timestamptz, accept_time timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.tenant_id, e.id, e.version, e.entrust_no, e.entrust_status, e.project_id, e.buyer_name, p.project_no,
    p.project_name, p.manner, p.purchase_type, p.general_budget, e.scope, e.fee_payer, e.fee_float, e.min_fee,
    e.estimated_fee, e.final_fee, e.agreement_files, e.create_time, e.accept_time
  from agency_entrustment e join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
  where e.agent_tenant_id = app_tenant() and e.entrust_status in (1, 2, 5) and e.is_deleted = 0 and p.is_deleted = 0
$$;
revoke execute on function own_entrustments() from public;
grant execute on function own_entrustments() to zc_app;

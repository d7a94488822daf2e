-- How a registration came in; of one that an office took down, when, with which paper and what is said to it. Who took it is
-- whoever made the row.
alter table entry add column sign_up_way smallint not null default 0;
alter table entry add column sign_up_time timestamptz;
alter table entry add column sign_up_files jsonb;
alter table entry add column sign_up_remark text;
alter table entry add constraint entry_sign_up_way check (sign_up_way between 0 and 4);

-- Whoever was invited and registered on paper has accepted, as if he had done so himself: it leaves no trace for the buyer
-- until the opening (R38).
create function accept_on_paper(p_project bigint, p_supplier bigint, p_now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update invitation i set invitation_status = 2, answer_time = p_now
    where i.tenant_id = app_tenant() and i.project_id = p_project and i.supplier_id = p_supplier and i.is_deleted = 0
      and i.invitation_status = 1
$$;
revoke execute on function accept_on_paper(bigint, bigint, timestamptz) from public;
grant execute on function accept_on_paper(bigint, bigint, timestamptz) to zc_app;

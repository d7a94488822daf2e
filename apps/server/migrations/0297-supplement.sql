-- What is agreed beside a contract that both have signed: a contract of its own with lines, plan, acceptances and payments,
-- whose signed papers are kept apart from those of the award.

alter table contract add column parent_contract_id bigint;
alter table contract add foreign key (tenant_id, parent_contract_id) references contract (tenant_id, id);
alter table contract add constraint contract_supplement check ((contract_type = 5) = (parent_contract_id is not null));
create index ix_contract_parent on contract (tenant_id, parent_contract_id) where parent_contract_id is not null;

alter table contract_file add column contract_id bigint;
alter table contract_file add foreign key (tenant_id, contract_id) references contract (tenant_id, id);
drop index ux_contract_file_version;
create unique index ux_contract_file_version on contract_file (tenant_id, entry_id, coalesce(contract_id, 0), side, version_no)
  where side in (1, 2);

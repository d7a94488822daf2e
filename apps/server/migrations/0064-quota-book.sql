-- One row for a tenant: held by whoever calculates, publishes or locks the quotas of a year, shared by whoever changes
-- what they are made of. So nothing that is locked is reopened or changed by what began before.

create table quota_book (
  tenant_id text not null,
  primary key (tenant_id)
);
select protect('quota_book');

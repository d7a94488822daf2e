-- To which tenants a report of the platform is granted; none: to every tenant of the kinds that its query is for.
alter table report add column tenant_ids text[] not null default '{}';

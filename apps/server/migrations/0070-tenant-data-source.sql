-- The data of every tenant lies in the database of the product; a source that was given to one was never read.
update tenant set datasource_id = null where datasource_id is not null;
drop function tenant_data_sources_in_use(bigint[]);

-- A package fails by itself, while the others of its project go on: it says why.
alter table package add column fail_reason smallint check (fail_reason between 1 and 99);

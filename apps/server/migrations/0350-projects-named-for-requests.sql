-- A project that was named for a request, not made of it, may be taken back from it.
alter table bid_apply add column is_linked boolean not null default false;

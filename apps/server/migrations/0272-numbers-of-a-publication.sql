-- What the buyer had set beside the law when a project went out: a change of his configuration is for those that follow.
alter table project add column own_numbers jsonb;

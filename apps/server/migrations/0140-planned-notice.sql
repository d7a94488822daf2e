-- The day on which the notice of a project is meant to go out: its times are laid out from it until then.
alter table project add column publish_day date;

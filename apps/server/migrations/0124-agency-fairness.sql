-- An agency outside of the platform answers for nobody: another person than the one who registered it has seen what was agreed
-- before it may be drawn. Those that stand already were confirmed by nobody either.
alter table agency_cooperation add column awaits_confirmation boolean not null default false;
update agency_cooperation set awaits_confirmation = true where not is_on_platform;

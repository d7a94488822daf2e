-- Whoever filled a form in may change his answer afterwards, where the form allows it and no approval carries it.
alter table form_definition add column is_changeable boolean not null default false;

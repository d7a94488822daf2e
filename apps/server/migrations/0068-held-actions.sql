-- An action whose flow was switched off or deleted either takes effect at once again, or is held until a flow is in force.
alter table flow_binding add column is_held boolean not null default false;

-- Every change of a state: who, when, why. The evidence proves it; this answers questions (four eyes, since when).

create table state_change (
  tenant_id text not null,
  id bigint not null,
  entity text not null,
  row_id bigint not null,
  action text not null,
  from_state text not null,
  to_state text not null,
  reason text,
  create_user bigint not null,
  create_time timestamptz not null,
  primary key (tenant_id, id)
);
create index ix_state_change_row on state_change (tenant_id, entity, row_id, id);
select protect('state_change', p_append_only => true);

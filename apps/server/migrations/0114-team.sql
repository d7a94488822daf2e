-- Ready groups of people for projects, each person with the part that he has there; null: not settled before.

create table team (
  tenant_id text not null,
  id bigint not null,
  team_name text not null,
  leader_id bigint not null,
  remark text,
  member_count integer not null default 0,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, leader_id) references user_account (tenant_id, id)
);
create unique index ux_team_name on team (tenant_id, team_name) where is_deleted = 0;
select protect('team');

create table team_member (
  tenant_id text not null,
  team_id bigint not null,
  user_id bigint not null,
  role smallint,
  create_user bigint,
  create_time timestamptz not null,
  foreign key (tenant_id, team_id) references team (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id)
);
create unique index ux_team_member on team_member (tenant_id, team_id, user_id, role) nulls not distinct;
select protect('team_member');

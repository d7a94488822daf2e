-- Which flow decides about an action of a business object, and who has which part in a project's approvals.

create table flow_binding (
  tenant_id text not null,
  business_type text not null,
  definition_id bigint,
  version integer not null default 0,
  update_user bigint,
  update_time timestamptz not null,
  primary key (tenant_id, business_type),
  foreign key (tenant_id, definition_id) references flow_definition (tenant_id, id),
  foreign key (tenant_id, update_user) references user_account (tenant_id, id)
);

-- 0 leads the project; 1–7 are the project roles of approvals.
create table project_member (
  tenant_id text not null,
  project_id bigint not null,
  role smallint not null,
  user_id bigint not null,
  create_user bigint,
  create_time timestamptz not null,
  primary key (tenant_id, project_id, role, user_id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  constraint project_member_role check (role between 0 and 7)
);

-- Who confirmed the project before it was published: the head of its procurement, where nobody else is named.
alter table project add column confirmer_id bigint;

select protect('flow_binding');
select protect('project_member');

-- What suppliers ask about a procurement, and what everybody reads of it. The question is the buyer's row, its asker a
-- party of it; what is published is a row of its own that refers to nothing of the asker's.

create table clarification (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint,
  anonymous_no integer not null,
  title text not null,
  content text not null,
  reply_content text not null,
  files jsonb,
  change_bulletin_id bigint,
  publish_time timestamptz not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, change_bulletin_id) references bulletin (tenant_id, id)
);
create index ix_clarification_project on clarification (tenant_id, project_id, publish_time) where is_deleted = 0;
select protect('clarification', p_public_when => 'is_deleted = 0');

create table question (
  tenant_id text not null,
  id bigint not null,
  project_id bigint not null,
  package_id bigint,
  title text not null,
  content text not null,
  files jsonb,
  question_status smallint not null default 0,
  anonymous_no integer not null,
  ask_time timestamptz not null,
  due_time timestamptz,
  reply_content text,
  reply_files jsonb,
  reply_time timestamptz,
  changes_documents boolean,
  change_bulletin_id bigint,
  shows_files boolean,
  publish_time timestamptz,
  clarification_id bigint,
  close_reason text,
  supplier_tenant_id text not null,
  asker_id bigint not null,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, change_bulletin_id) references bulletin (tenant_id, id),
  foreign key (tenant_id, clarification_id) references clarification (tenant_id, id),
  constraint question_status check (question_status between 0 and 3)
);
-- The numbers are drawn by lot; of two that draw the same the second draws again.
create unique index ux_question_no on question (tenant_id, project_id, anonymous_no) where is_deleted = 0;
create index ix_question_project on question (tenant_id, project_id, ask_time desc) where is_deleted = 0;
create index ix_question_party on question (supplier_tenant_id, project_id, ask_time desc) where is_deleted = 0;
select protect('question', p_parties => array['supplier_tenant_id']);

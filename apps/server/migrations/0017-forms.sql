-- Forms: definitions with immutable versions, and the answers that were given to a version.

create table form_definition (
  tenant_id text not null,
  id bigint not null,
  form_name text not null,
  category text,
  flow_key text,
  role_ids bigint[] not null default '{}',
  is_enabled boolean not null default true,
  remark text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id)
);
create unique index ux_form_definition_form_name on form_definition (tenant_id, form_name) where is_deleted = 0;
create index ix_form_definition_flow_key on form_definition (tenant_id, flow_key) where is_deleted = 0;

create table form_version (
  tenant_id text not null,
  id bigint not null,
  form_id bigint not null,
  no integer not null,
  schema_no integer not null default 1,
  -- Text, not jsonb: the keys of what somebody imported keep their order.
  json_data text not null,
  version_status text not null default 'draft',
  sha256 text not null,
  create_user bigint,
  create_time timestamptz not null,
  publish_time timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, form_id) references form_definition (tenant_id, id),
  constraint form_version_version_status check (version_status in ('draft', 'published', 'retired')),
  constraint form_version_no check (no > 0)
);
create unique index ux_form_version_no on form_version (tenant_id, form_id, no);
create unique index ux_form_version_published on form_version (tenant_id, form_id) where version_status = 'published';
create unique index ux_form_version_draft on form_version (tenant_id, form_id) where version_status = 'draft';

-- What has been published is what answers stand on: it is retired, never changed, so that they print the same for ever.
create function keep_published_form() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.version_status <> 'draft' then raise exception 'a published form is not deleted'; end if;
    return old;
  end if;
  if old.version_status <> 'draft' and (
    (new.version_status, old.version_status) not in (('retired', 'published'), ('published', 'published'), ('retired', 'retired'))
    or (new.form_id, new.no, new.schema_no, new.json_data, new.sha256)
      is distinct from (old.form_id, old.no, old.schema_no, old.json_data, old.sha256)
  ) then raise exception 'a published form is not changed'; end if;
  return new;
end $$;
create trigger form_version_keep before update or delete on form_version
  for each row execute function keep_published_form();

create table form_answer (
  tenant_id text not null,
  id bigint not null,
  form_id bigint not null,
  version_id bigint not null,
  flow_instance_id bigint,
  title text not null,
  answers jsonb not null default '{}',
  answer_state smallint not null default 2,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, form_id) references form_definition (tenant_id, id),
  foreign key (tenant_id, version_id) references form_version (tenant_id, id),
  constraint form_answer_answer_state check (answer_state in (1, 2, 3, 4))
);
create index ix_form_answer_form on form_answer (tenant_id, form_id, id desc) where is_deleted = 0;
create index ix_form_answer_state on form_answer (tenant_id, form_id, answer_state, id desc) where is_deleted = 0;
create index ix_form_answer_user on form_answer (tenant_id, create_user, id desc);

-- What answers are found by: the short values of a form's own fields. Row level security lets no index on a jsonb
-- column be used, for its operators are not leakproof; equality of texts is.
create table form_answer_value (
  tenant_id text not null,
  form_id bigint not null,
  prop text not null,
  value text not null,
  answer_id bigint not null,
  primary key (tenant_id, form_id, prop, value, answer_id),
  foreign key (tenant_id, answer_id) references form_answer (tenant_id, id)
);
create index ix_form_answer_value_answer on form_answer_value (tenant_id, answer_id);

select protect('form_definition');
select protect('form_version');
select protect('form_answer');
select protect('form_answer_value');

-- From whom forms may fetch their dictionaries; the server's own calls need no entry.
insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values ('000000', 17, '表单字典主机', 'form.dictionaryHosts', '无', false,
  '表单远程字典允许访问的主机名，逗号分隔，如 dict.example.com；无 表示只允许本系统地址', now(), now());

-- Who opens the sealed bids of a project: named beforehand, and with his key as it stood when the notice went out.

create table project_key_holder (
  tenant_id text not null,
  project_id bigint not null,
  user_id bigint not null,
  place smallint not null,
  create_user bigint,
  create_time timestamptz not null,
  primary key (tenant_id, project_id, user_id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id)
);
create unique index ux_project_key_holder_place on project_key_holder (tenant_id, project_id, place);
select protect('project_key_holder');

create table package_key_holder (
  tenant_id text not null,
  project_id bigint not null,
  package_id bigint not null,
  user_id bigint not null,
  place smallint not null,
  key_id bigint not null,
  threshold smallint not null,
  create_user bigint,
  create_time timestamptz not null,
  primary key (tenant_id, package_id, user_id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, package_id) references package (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  foreign key (tenant_id, key_id) references seal_key (tenant_id, id),
  constraint package_key_holder_threshold check (threshold between 1 and 5)
);
create unique index ux_package_key_holder_place on package_key_holder (tenant_id, package_id, place);
create index ix_package_key_holder_project on package_key_holder (tenant_id, project_id, place);
select protect('package_key_holder');

insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values
  ('000000', 4420, '发布前须有开标密钥持有人', 'sealing.needsHolders', 'false', true,
    'true 发布采购公告时，开标密钥持有人须已就绪；false 不检查', now(), now()),
  ('000000', 4421, '开标密钥持有人数', 'sealing.holders', '3', true,
    '每个采购包的持有人数，1至5；依法招标、政府采购不少于2人', now(), now()),
  ('000000', 4422, '开标所需持有人数', 'sealing.threshold', '2', true,
    '达到该人数才能开标，1至5；依法招标、政府采购不少于2人，自主采购设为1时显示为低保证', now(), now());

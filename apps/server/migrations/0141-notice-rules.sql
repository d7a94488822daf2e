-- What a notice of a kind must say under a law, with its article: rows of the platform, as the figures of law_rule are.
create table notice_rule (
  tenant_id text not null,
  id bigint not null,
  bulletin_type smallint not null,
  law_regime smallint not null,
  manner smallint,
  element smallint not null,
  is_required boolean not null,
  source_article text not null,
  source_article_en text not null,
  sort_no integer,
  effective_from date not null,
  effective_to date,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  constraint notice_rule_period check (effective_to is null or effective_to >= effective_from)
);
create unique index ux_notice_rule_element
  on notice_rule (tenant_id, bulletin_type, law_regime, coalesce(manner, 0::smallint), element, effective_from)
  where is_deleted = 0;
create index ix_notice_rule_page on notice_rule (tenant_id, create_time desc, id desc) where is_deleted = 0;
select protect('notice_rule', p_platform => true);

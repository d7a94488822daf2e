-- Draws of experts, and everybody's part in them.

create table expert_draw (
  tenant_id text not null,
  id bigint not null,
  draw_no text not null,
  project_id bigint not null,
  project_name text not null,
  info_status smallint not null default 0,
  draw_mode smallint not null default 1,
  supervisor_id bigint,
  review_time timestamptz not null,
  review_end_time timestamptz not null,
  place text,
  package_ids bigint[],
  conditions jsonb not null default '[]',
  avoid_units text,
  avoid_experts bigint[],
  early_reason text,
  video_link text,
  pool_size integer,
  excluded jsonb,
  commits jsonb not null default '{}',
  reveals jsonb not null default '{}',
  buyer_revealed boolean not null default false,
  supervisor_revealed boolean not null default false,
  reveal_until timestamptz,
  round integer not null default 1,
  rounds jsonb,
  handler_work smallint not null default 0,
  draw_time timestamptz,
  notice_time timestamptz,
  draw_address text,
  void_reason text,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  constraint expert_draw_status check (info_status between 0 and 5),
  constraint expert_draw_mode check (draw_mode in (1, 2)),
  constraint expert_draw_times check (review_end_time > review_time)
);
create unique index ux_expert_draw_no on expert_draw (tenant_id, draw_no) where is_deleted = 0;
-- One draw of a project counts: whoever could draw again could draw until the wanted ones come.
create unique index ux_expert_draw_standing on expert_draw (tenant_id, project_id)
  where is_deleted = 0 and info_status between 1 and 4;
create index ix_expert_draw_time on expert_draw (tenant_id, create_time) where is_deleted = 0;
create index ix_expert_draw_project on expert_draw (tenant_id, project_id, id desc) where is_deleted = 0;
create index ix_expert_draw_review on expert_draw (tenant_id, review_time) where is_deleted = 0;
select protect('expert_draw');

create table drawn_expert (
  tenant_id text not null,
  id bigint not null,
  draw_id bigint not null,
  project_id bigint not null,
  project_name text not null,
  expert_id bigint,
  user_id bigint,
  handler_id bigint,
  record_type smallint not null,
  join_status smallint not null default 0,
  condition_no integer not null default 0,
  order_no integer not null default 0,
  round integer not null default 1,
  is_called boolean not null default false,
  stands_for_id bigint,
  notify_time timestamptz,
  reply_until timestamptz,
  reply_time timestamptz,
  reason text,
  files jsonb,
  like base_row including defaults including constraints,
  primary key (tenant_id, id),
  foreign key (tenant_id, draw_id) references expert_draw (tenant_id, id),
  foreign key (tenant_id, project_id) references project (tenant_id, id),
  foreign key (tenant_id, expert_id) references expert (tenant_id, id),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  constraint drawn_expert_type check (record_type between 1 and 4),
  constraint drawn_expert_status check (join_status between 0 and 8),
  constraint drawn_expert_somebody check (expert_id is not null or user_id is not null)
);
create unique index ux_drawn_expert_once on drawn_expert (tenant_id, draw_id, expert_id)
  where is_deleted = 0 and expert_id is not null;
create unique index ux_drawn_expert_buyer on drawn_expert (tenant_id, draw_id, user_id)
  where is_deleted = 0 and expert_id is null and join_status <> 7;
create index ix_drawn_expert_draw on drawn_expert (tenant_id, draw_id, condition_no, order_no) where is_deleted = 0;
create index ix_drawn_expert_expert on drawn_expert (tenant_id, expert_id, id desc) where is_deleted = 0;
create index ix_drawn_expert_user on drawn_expert (tenant_id, user_id, id desc) where is_deleted = 0;
create index ix_drawn_expert_reply on drawn_expert (tenant_id, reply_until) where is_deleted = 0 and join_status = 1;
select protect('drawn_expert');

-- An employer as it is compared: written alike whatever the brackets, the blanks and the form of the company.
create function unit_key(p_name text) returns text language sql immutable parallel safe as $$
  select nullif(regexp_replace(
    regexp_replace(regexp_replace(lower(normalize(coalesce(p_name, ''), NFKC)), '\(.*?\)', '', 'g'), '\s', '', 'g'),
    '(股份有限公司|有限责任公司|集团有限公司|有限公司|公司)$', ''), '')
$$;

-- Whether an expert has to do with whoever takes part in a project of the caller: he works for one, worked for one in the
-- three years before the evaluation, or has declared one. Answers yes or no and nothing else: who takes part is nobody's
-- to know before the opening (R38).
create function expert_meets_bidder(p_project bigint, p_expert bigint, p_day date) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  with bidder as (
    select unit_key(e.supplier_name) as unit, e.credit_code as code from entry e
    where e.tenant_id = app_tenant() and e.project_id = p_project and e.is_deleted = 0
    union
    select unit_key(m.member_name), m.credit_code from entry_member m
    where m.tenant_id = app_tenant() and m.project_id = p_project and m.is_deleted = 0
      and (m.member_status = 1 or m.is_asked)),
  tie as (
    select unit_key(x.work_unit) as unit, x.unit_credit_code as code from expert x
    where x.tenant_id = app_tenant() and x.id = p_expert
    union all
    select unit_key(w.org), w.org_credit_code from expert_eduwork w
    where w.tenant_id = app_tenant() and w.expert_id = p_expert and w.is_deleted = 0 and w.eduwork_type = 2
      and (w.to_day is null or w.to_day >= p_day - interval '3 years')
    union all
    select unit_key(line), null from expert x,
      regexp_split_to_table(coalesce(x.former_units, '') || E'\n' || coalesce(x.avoid_units, ''), '[\n,，、;；]+') as line
    where x.tenant_id = app_tenant() and x.id = p_expert)
  select exists (select from tie t join bidder b on b.unit = t.unit or b.code = t.code)
$$;

insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values
  ('000000', 4444, '专家答复时限', 'expert.replyMinutes', '15', true, '分钟；通知后逾时未答复的由候补替换', now(), now()),
  ('000000', 4445, '同一单位评审专家人数', 'expert.perUnit', '1', true, '同一评审委员会内同一单位的专家人数上限；0 不限', now(), now());

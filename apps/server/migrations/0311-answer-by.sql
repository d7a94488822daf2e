-- By when somebody answers what was put before him: so many working days after it came to him, as the unit sets it.
-- Of days that the work calendar does not know nothing is said.

insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values
  ('000000', 31101, '代理机构答复期限', 'agency.answerDays', '3', true, '工作日；委托、合作邀请与续约的答复和确认期限', now(), now()),
  ('000000', 31102, '代理机构抽取期限', 'agency.drawDays', '1', true, '工作日；监督人加入抽取、双方公开随机数的期限', now(), now()),
  ('000000', 31103, '审核办理期限', 'review.days', '5', true, '工作日；预算审核与下达、预算调整、计划调整的办理期限', now(), now());

alter table agency_entrustment add column answer_due date;
alter table agency_cooperation add column answer_due date;
alter table agency_draw add column answer_due date;
alter table budget_project add column answer_due date;
alter table budget_adjust add column answer_due date;
alter table plan_modify add column answer_due date;

-- The last of so many working days after a day; nothing where the calendar has a gap before it.
create function working_day_after(p_from date, p_days bigint) returns date
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with known as (
    select day, day_type, row_number() over (order by day) as place from work_calendar
    where tenant_id = '000000' and day > p_from and day <= p_from + 366 and is_deleted = 0)
  select day from known
  where day_type in (0, 3) and place = day - p_from
  order by day offset greatest(p_days, 1) - 1 limit 1
$$;

-- The first argument is the parameter that says how many days, the others are the columns that put the row before somebody.
create function keep_answer_due() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_new jsonb := to_jsonb(new);
  v_old jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  v_moved boolean := tg_op = 'INSERT';
begin
  for i in 1 .. tg_nargs - 1 loop
    v_moved := v_moved or v_new -> tg_argv[i] is distinct from v_old -> tg_argv[i];
  end loop;
  if v_moved then
    new.answer_due := working_day_after(
      coalesce(new.update_time, new.create_time)::date, number_param(new.tenant_id, tg_argv[0]));
  end if;
  return new;
end $$;
revoke all on function working_day_after, keep_answer_due from public;

create trigger keep_answer_due before insert or update on agency_entrustment
  for each row execute function keep_answer_due('agency.answerDays', 'entrust_status');
create trigger keep_answer_due before insert or update on agency_cooperation
  for each row execute function keep_answer_due(
    'agency.answerDays', 'cooperation_status', 'renewal_asked', 'awaits_confirmation');
create trigger keep_answer_due before insert or update on agency_draw
  for each row execute function keep_answer_due('agency.drawDays', 'draw_status');
create trigger keep_answer_due before insert or update on budget_project
  for each row execute function keep_answer_due('review.days', 'budget_status');
create trigger keep_answer_due before insert or update on budget_adjust
  for each row execute function keep_answer_due('review.days', 'adjust_status');
create trigger keep_answer_due before insert or update on plan_modify
  for each row execute function keep_answer_due('review.days', 'audit_status');

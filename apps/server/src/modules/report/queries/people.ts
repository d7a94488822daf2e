import { logUsual, notice, noticeStates, user, userStatus } from '@zhaocai/model';
import { visibleConditions } from '../../../platform/rows/index.ts';
import { isReceiver } from '../../desk/index.ts';
import { userScope } from '../../organization/index.ts';
import { between, type QueryText } from './query-text.ts';

/** Only accounts that the caller sees among his users; a person of two departments counts in both. */
export const usersByDept: QueryText = (ctx, _given, parameters) =>
  `select d.dept_name as "deptName", count(t.id) filter (where t.status in ${userStatus.sql('enabled')})::int as enabled,
     count(t.id) filter (where t.status not in ${userStatus.sql('enabled')})::int as disabled
   from dept d left join user_account t on d.id = any(t.dept_ids)
     and ${visibleConditions(user, ctx, { parameters, scope: userScope }).join(' and ')}
   where d.tenant_id = ${parameters.bind(ctx.tenantId)} and d.is_deleted = 0
   group by d.id, d.dept_name, d.sort order by enabled desc, d.sort, d.id`;

export const noticeReadRate: QueryText = (ctx, given, parameters) =>
  `select n.title, n.release_time as "releaseTime", r.receivers, r.readers,
     round(coalesce(100.0 * r.readers / nullif(r.receivers, 0), 0), 1) as "readRate"
   from (select t.* from notice t
     where ${visibleConditions(notice, ctx, { parameters }).join(' and ')} and t.notice_state in ${noticeStates.sql('published')}
       and t.release_time <= ${parameters.bind(ctx.now)}::timestamptz${between('t.release_time', given, parameters)}
     order by t.release_time desc, t.id desc limit ${parameters.bind(given.rows)}::int) n
   cross join lateral (select count(*)::int as receivers,
     count(*) filter (where exists (select from notice_read nr where nr.tenant_id = u.tenant_id and nr.notice_id = t.id
       and nr.notice_tenant_id = t.tenant_id and nr.user_id = u.id))::int as readers
     from notice t, user_account u where t.tenant_id = n.tenant_id and t.id = n.id and ${isReceiver}) r
   order by n.release_time desc, n.id desc`;

/** A day without a sign-in stands there with noughts. */
export const signInsPerDay: QueryText = (ctx, { days }, parameters) =>
  `with day as (
     select d::date as name, d from generate_series(
       date_trunc('day', ${parameters.bind(ctx.now)}::timestamp) - make_interval(days => ${parameters.bind(Number(days) - 1)}::int),
       date_trunc('day', ${parameters.bind(ctx.now)}::timestamp), interval '1 day') d)
   select day.name as day, count(t.id) filter (where t.event = 'session.signIn')::int as "signIns",
     count(t.id) filter (where t.event = 'session.signIn.failed')::int as failures
   from day left join log_usual t on t.create_time >= day.d and t.create_time < day.d + interval '1 day'
     and ${visibleConditions(logUsual, ctx, { parameters }).join(' and ')}
   group by day.name order by day.name`;

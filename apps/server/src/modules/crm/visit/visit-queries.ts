import { customer, customerStatus, visitWithinDays, type VisitReminder, type VisitRow } from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { findRow, Parameters, visibleConditions } from '../../../platform/rows/index.ts';

interface Paged {
  readonly current: number;
  readonly size: number;
}

/** What was talked about with a customer, the newest first. */
export async function listVisits(
  ctx: Ctx,
  { customerId, current, size }: Paged & { readonly customerId: string },
): Promise<VisitRow[]> {
  await findRow(ctx, customer, { id: customerId });
  return ctx.db.query<VisitRow>(
    `select v.id::text, v.customer_id::text as "customerId", v.visit_time as "visitTime", v.way,
       v.link_id::text as "linkId", l.name as "linkName", v.content, v.next_action as "nextAction",
       v.next_visit_day as "nextVisitDay", v.create_user::text as "createUser",
       coalesce(nullif(u.real_name, ''), u.nick_name) as "createUserName", v.create_time as "createTime"
     from customer_visit v
     left join customer_link l on l.tenant_id = v.tenant_id and l.id = v.link_id
     left join user_account u on u.tenant_id = v.tenant_id and u.id = v.create_user
     where v.tenant_id = $1 and v.customer_id = $2 order by v.visit_time desc, v.id desc limit $3 offset $4`,
    [ctx.tenantId, customerId, size, (current - 1) * size],
  );
}

/**
 * Customers that should be visited within these days: on the agreed day, else ninety days after the last visit, or after
 * they were written down. Neither the lost nor those in the pool, whom nobody visits.
 */
export async function listReminders(
  ctx: Ctx,
  { days, ownerId, current, size }: Paged & { readonly days: number; readonly ownerId?: string },
): Promise<VisitReminder[]> {
  if (ownerId) await findBusinessMan(ctx, ownerId);
  const parameters = new Parameters();
  const seen = visibleConditions(customer, ctx, { parameters }).join(' and ');
  const bind = (value: unknown) => parameters.bind(value);
  const owner = ownerId ? `and t.owner_id = ${bind(ownerId)}` : '';
  return ctx.db.query<VisitReminder & Record<string, unknown>>(
    `select * from (
       select t.id::text, t.name, t.owner_id::text as "ownerId", b.name as "ownerName",
         t.customer_status as "customerStatus", t.last_visit_time as "lastVisitTime",
         t.next_visit_day as "nextVisitDay", d.due as "dueDay", d.due - ${bind(ctx.now)}::timestamp::date as "daysLeft"
       from customer t
       left join business_man b on b.tenant_id = t.tenant_id and b.id = t.owner_id
       cross join lateral (select coalesce(t.next_visit_day,
         (coalesce(t.last_visit_time, t.create_time) at time zone 'Asia/Shanghai')::date + ${bind(visitWithinDays)}::integer)
         as due) d
       where ${seen} and t.customer_status not in ${customerStatus.sql('lost', 'pooled')} ${owner}) r
     where "daysLeft" <= ${bind(days)} order by "dueDay", id
     limit ${bind(size)} offset ${bind((current - 1) * size)}`,
    parameters.values,
  );
}

async function findBusinessMan(ctx: Ctx, id: string): Promise<void> {
  const sql = 'select 1 from business_man where tenant_id = $1 and id = $2 and is_deleted = 0';
  if ((await ctx.db.query(sql, [ctx.tenantId, id])).length === 0) notFound();
}

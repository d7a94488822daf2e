import { pooledCustomer, visitWithinDays, type VisitReminder, type VisitRow } from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';

/** What was talked about with a customer, the newest first. */
export async function listVisits(ctx: Ctx, customerId: string): Promise<VisitRow[]> {
  const known = await ctx.db.query('select 1 from customer where tenant_id = $1 and id = $2 and is_deleted = 0', [
    ctx.tenantId,
    customerId,
  ]);
  if (known.length === 0) return notFound();
  return ctx.db.query<VisitRow>(
    `select v.id::text, v.customer_id::text as "customerId", v.visit_time as "visitTime", v.way,
       v.link_id::text as "linkId", l.name as "linkName", v.content, v.next_action as "nextAction",
       v.next_visit_day as "nextVisitDay", v.create_user::text as "createUser",
       coalesce(nullif(u.real_name, ''), u.nick_name) as "createUserName", v.create_time as "createTime"
     from customer_visit v
     left join customer_link l on l.tenant_id = v.tenant_id and l.id = v.link_id
     left join user_account u on u.tenant_id = v.tenant_id and u.id = v.create_user
     where v.tenant_id = $1 and v.customer_id = $2 order by v.visit_time desc, v.id desc limit 500`,
    [ctx.tenantId, customerId],
  );
}

const lost = 3;

/**
 * Customers that should be visited within these days: on the agreed day, else ninety days after the last visit, or after
 * they were written down. Neither the lost nor those in the pool, whom nobody visits.
 */
export async function listReminders(
  ctx: Ctx,
  { days, ownerId }: { readonly days: number; readonly ownerId?: string },
): Promise<VisitReminder[]> {
  if (ownerId) await findBusinessMan(ctx, ownerId);
  return ctx.db.query<VisitReminder & Record<string, unknown>>(
    `select * from (
       select c.id::text, c.name, c.owner_id::text as "ownerId", b.name as "ownerName",
         c.customer_status as "customerStatus", c.last_visit_time as "lastVisitTime",
         c.next_visit_day as "nextVisitDay", d.due as "dueDay", d.due - $2::timestamp::date as "daysLeft"
       from customer c
       left join business_man b on b.tenant_id = c.tenant_id and b.id = c.owner_id
       cross join lateral (select coalesce(c.next_visit_day,
         (coalesce(c.last_visit_time, c.create_time) at time zone 'Asia/Shanghai')::date + $3::integer) as due) d
       where c.tenant_id = $1 and c.is_deleted = 0 and c.customer_status not in ($4, $5)
         and ($6::bigint is null or c.owner_id = $6)) r
     where "daysLeft" <= $7 order by "dueDay", id limit 200`,
    [ctx.tenantId, ctx.now, visitWithinDays, lost, pooledCustomer, ownerId ?? null, days],
  );
}

async function findBusinessMan(ctx: Ctx, id: string): Promise<void> {
  const sql = 'select 1 from business_man where tenant_id = $1 and id = $2 and is_deleted = 0';
  if ((await ctx.db.query(sql, [ctx.tenantId, id])).length === 0) notFound();
}

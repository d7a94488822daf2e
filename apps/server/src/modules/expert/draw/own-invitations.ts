import {
  drawnExpertLifecycle,
  expertDrawLifecycle,
  type EndpointOutput,
  type invitationsToReview,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';

const most = 200;
const columns = `
  r.id::text as "recordId", r.version, d.draw_no as "drawNo", r.project_name as "projectName",
  (select t.tenant_name from tenant t where t.tenant_id = r.tenant_id) as "buyerName",
  d.review_time as "reviewTime", d.review_end_time as "reviewEndTime", d.place, r.join_status as "joinStatus",
  r.notify_time as "notifyTime", r.reply_until as "replyUntil", r.reply_time as "replyTime", r.reason`;

/** `drawn_expert r` and `expert_draw d`: what the caller's account was asked to evaluate. */
export function ownInvitations({ tenantId, user }: Pick<Ctx, 'tenantId' | 'user'>, parameters: Parameters): string {
  return `drawn_expert r join expert_draw d on d.tenant_id = r.tenant_id and d.id = r.draw_id
    where r.tenant_id = ${parameters.bind(tenantId)} and r.user_id = ${parameters.bind(user.userId)}
      and r.is_deleted = 0 and r.expert_id is not null and r.notify_time is not null`;
}

/** What whoever asks was asked to evaluate: of his account alone, and nothing of the others. */
export function listInvitations(ctx: Ctx): Promise<EndpointOutput<typeof invitationsToReview>> {
  const parameters = new Parameters();
  const own = ownInvitations(ctx, parameters);
  const asked = ctx.db.query<EndpointOutput<typeof invitationsToReview>[number]>(
    `select ${columns},
       r.join_status in ${drawnExpertLifecycle.sql('notified')} and r.reply_until >= ${parameters.bind(ctx.now)}::timestamptz
         and d.info_status in ${expertDrawLifecycle.sql('notifying', 'done')} as "mayAnswer"
     from ${own} order by d.review_time desc, r.id desc limit ${most + 1}`,
    parameters.values,
  );
  return cutAt(ctx, asked, most);
}

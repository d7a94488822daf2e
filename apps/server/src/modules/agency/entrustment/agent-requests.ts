import { fenToYuan, type AgentRequest } from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

const mostWaiting = 200;
const waiting = `
  select id::text, apply_no as "applyNo", project_name as "projectName", buyer_name as "buyerName", manner_id as "mannerId",
    purchase_type as "purchaseType", budget::text, expect_time as "expectTime", linkman, phone, requirement
  from own_requests() order by expect_time nulls last, id limit ${mostWaiting + 1}`;

/** What names the agency that is signed in and waits for its project: the function of the database knows no other. */
export async function listAgentRequests(ctx: Ctx): Promise<AgentRequest[]> {
  const rows = await cutAt(ctx, ctx.db.query<AgentRequest & Record<string, unknown>>(waiting, []), mostWaiting);
  return rows.map((row) => ({ ...row, budget: fenToYuan(row.budget) }));
}

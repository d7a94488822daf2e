import {
  demand,
  demandLifecycle,
  demandResearch,
  researchLifecycle,
  type ResearchInput,
  type Saved,
} from '@zhaocai/model';
import { saveRow, type Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { isReturnedToWriter } from './publish-business.ts';

/** Writes down what suppliers are asked about a demand; nobody reads it before it is published. */
export async function saveResearch(ctx: Ctx, input: ResearchInput): Promise<Saved> {
  const about = await lockRow(ctx, demand, { id: input.demandId });
  if (!demandLifecycle.is(about.demandStatus, 'draft', 'returned')) refuse('demand.notResearchable');
  if (!input.id) await demandNoOther(ctx, about.id);
  const beforeSave = (_ctx: Ctx, values: Values, existing?: Values) => complete(ctx, values, existing);
  return saveRow(ctx, demandResearch, { input: { ...input }, hooks: { beforeSave } });
}

async function complete(ctx: Ctx, values: Values, existing: Values | undefined): Promise<Values> {
  if (existing) await demandEditable(ctx, existing);
  if (String(values.endTime) <= ctx.now) refuse('demand.endTimePast');
  return existing ? {} : { researchStatus: researchLifecycle.code.draft, buyerName: ctx.user.tenantName };
}

async function demandEditable(ctx: Ctx, { id, researchStatus }: Values): Promise<void> {
  if (researchLifecycle.is(researchStatus, 'draft')) return;
  if (!researchLifecycle.is(researchStatus, 'inApproval')) refuse('platform.badState');
  if (!(await isReturnedToWriter(ctx, String(id)))) refuse('demand.researchInFlow');
}

async function demandNoOther(ctx: Ctx, demandId: string): Promise<void> {
  const found = await ctx.db.query(
    `select 1 from demand_research where tenant_id = $1 and demand_id = $2 and is_deleted = 0
       and research_status in ${researchLifecycle.sql('draft', 'inApproval', 'published')}`,
    [ctx.tenantId, demandId],
  );
  if (found.length > 0) refuse('demand.researchThere');
}

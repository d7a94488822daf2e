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

/** Writes down what suppliers are asked about a demand; nobody reads it before it is published. */
export async function saveResearch(ctx: Ctx, input: ResearchInput): Promise<Saved> {
  const about = await lockRow(ctx, demand, { id: input.demandId });
  if (!demandLifecycle.is(about.demandStatus, 'draft', 'returned')) refuse('demand.notResearchable');
  if (!input.id) await demandNoOther(ctx, about.id);
  const beforeSave = (_ctx: Ctx, values: Values, existing?: Values) => complete(ctx, values, existing);
  return saveRow(ctx, demandResearch, { input: { ...input }, hooks: { beforeSave } });
}

function complete(ctx: Ctx, values: Values, existing: Values | undefined): Values {
  if (existing && !researchLifecycle.is(existing.researchStatus, 'draft')) refuse('platform.badState');
  if (String(values.endTime) <= ctx.now) refuse('demand.endTimePast');
  return existing ? {} : { researchStatus: researchLifecycle.code.draft, buyerName: ctx.user.tenantName };
}

async function demandNoOther(ctx: Ctx, demandId: string): Promise<void> {
  const found = await ctx.db.query(
    `select 1 from demand_research where tenant_id = $1 and demand_id = $2 and is_deleted = 0
       and research_status in ${researchLifecycle.sql('draft', 'published')}`,
    [ctx.tenantId, demandId],
  );
  if (found.length > 0) refuse('demand.researchThere');
}

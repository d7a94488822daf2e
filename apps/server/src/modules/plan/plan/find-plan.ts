import { plan, planDetail, type PlanDetailRow, type Row } from '@zhaocai/contract';
import { Parameters, projectionOf, toWireRow, visibleConditions } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';

export type PlanRow = Row<typeof plan>;

/** The plan, if it is this user's to see; a missing one and another's answer alike. */
export function findPlan(ctx: Ctx, id: string): Promise<PlanRow> {
  return readRow(ctx, id, '');
}

/** The same, held until the transaction ends. */
export function lockPlan(ctx: Ctx, id: string): Promise<PlanRow> {
  return readRow(ctx, id, 'for no key update of t');
}

async function readRow(ctx: Ctx, id: string, lock: string): Promise<PlanRow> {
  const parameters = new Parameters();
  const conditions = visibleConditions(plan, ctx, { parameters });
  const projection = projectionOf(plan, 'detail');
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from purchase_plan t
     where ${conditions.join(' and ')} and t.id = ${parameters.bind(id)} ${lock}`,
    parameters.values,
  );
  // The select list is made from the definition that the type is made from.
  return row ? (toWireRow(row, projection) as unknown as PlanRow) : notFound();
}

/** The lines of a plan, in their order. */
export async function planLines(ctx: Ctx, planId: string): Promise<PlanDetailRow[]> {
  const projection = projectionOf(planDetail, 'detail');
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from plan_detail t
     where t.tenant_id = $1 and t.plan_id = $2 and t.is_deleted = 0 order by t.line_no`,
    [ctx.tenantId, planId],
  );
  // As above.
  return rows.map((row) => toWireRow(row, projection) as unknown as PlanDetailRow);
}

import type { FlowBusinesses, Reader } from '../../../platform/flows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';

const takesPart = `
  select 1 where exists (select from flow_task where tenant_id = $1 and instance_id = $2 and assignee = $3)
    or exists (select from flow_message where tenant_id = $1 and instance_id = $2 and user_id = $3)`;

/** What decides who may read a run. */
export interface ReadRun {
  readonly id: string;
  readonly initiator: string;
  readonly businessType?: string | null;
  readonly businessId?: string | null;
}

/**
 * A run is read by its initiator, by whom it asked or sent a copy, by who may read the object that it is about, and by
 * who manages flows.
 */
export async function mayReadRun(ctx: Reader, run: ReadRun, businesses: FlowBusinesses): Promise<boolean> {
  const { userId, permissions } = ctx.user;
  if (run.initiator === userId || permissions.has('flow_manage')) return true;
  const [found] = await ctx.db.query(takesPart, [ctx.tenantId, run.id, userId]);
  if (found) return true;
  const business = businesses.get(run.businessType ?? null);
  return run.businessId ? ((await business?.mayRead?.(ctx, run.businessId)) ?? false) : false;
}

/** For others it is not there. */
export async function demandReader(ctx: Ctx, run: ReadRun): Promise<void> {
  if (!(await mayReadRun(ctx, run, ctx.flowBusinesses))) notFound();
}

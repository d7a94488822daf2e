import { cooperationLifecycle, entrustmentLifecycle, type DrawCandidate, type DrawExclusion } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { isChoosable, type StandingCooperation } from '../cooperation/choosable.ts';

export interface Pool {
  /** In the order of their ids, as text. */
  readonly candidates: readonly DrawCandidate[];
  readonly excluded: readonly DrawExclusion[];
}

type Found = StandingCooperation & { readonly gaveBack: boolean };

const cooperations = `
  select c.id::text, c.agent_name as "agentName", c.cooperation_status as "cooperationStatus",
    c.start_date::text as "startDate", c.end_date::text as "endDate",
    exists (select from agency_entrustment e where e.tenant_id = c.tenant_id and e.cooperation_id = c.id
      and e.project_id = $2 and e.is_deleted = 0 and e.entrust_status in ${entrustmentLifecycle.sql('returned')}
      and (e.fee_payer, coalesce(e.fee_float, 0), coalesce(e.min_fee, 0))
        = (c.fee_payer, coalesce(c.fee_float, 0), coalesce(c.min_fee, 0)))
      as "gaveBack", c.awaits_confirmation as "awaitsConfirmation"
  from agency_cooperation c where c.tenant_id = $1 and c.is_deleted = 0
    and c.cooperation_status in ${cooperationLifecycle.sql('active', 'expired')}
  order by c.id::text collate "C"`;

/** A draw among fewer is none. */
export const fewestCandidates = 2;

/**
 * All agencies that may be chosen today, but for those outside that nobody has confirmed and those that gave the project
 * back; and who is left out, and why. Who gave back an offer under other terms than the agreed ones was driven out by it.
 */
export async function poolOf(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>, projectId: string): Promise<Pool> {
  const found = await ctx.db.query<Found & Record<string, unknown>>(cooperations, [ctx.tenantId, projectId]);
  const reasonOf = (one: Found) => {
    if (one.gaveBack) return 'gaveBack';
    if (isChoosable(ctx, one)) return undefined;
    return isChoosable(ctx, { ...one, awaitsConfirmation: false }) ? 'notConfirmed' : 'notInForce';
  };
  return {
    candidates: found.filter((one) => !reasonOf(one)).map(({ id, agentName: name }) => ({ id, name })),
    excluded: found.flatMap((one) => {
      const reason = reasonOf(one);
      return reason ? [{ name: one.agentName, reason }] : [];
    }),
  };
}
